import { isBillPayable, openOfBill } from '@mall/domain/credit-bill';
import { moneyText } from '@mall/domain/money';
import { paymentMethodNames } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import type { CreditBillRow } from '../../modules/credit-bill/credit-bill.types.ts';
import type { ChargeSubject } from '../cashier/index.ts';
import { afterChange, holdBill } from './hold-bill.ts';

export const billPath = (id: string): string => `/customer/customerCreditBills/${id}`;

/** Money came in for a held bill, and stands in the ledger. @throws {Error} more than is open: a fault of who asks @returns the bill as it is now */
export async function settleBill(
  tx: Database,
  bill: CreditBillRow,
  method: keyof typeof paymentMethodNames,
  amount: number,
): Promise<CreditBillRow> {
  if (amount > openOfBill(bill)) throw new Error(`bill ${bill.id} has ${openOfBill(bill)} open, not ${amount}`);
  const paid = await creditBillService(tx).step(bill, 'takeMoney', `${paymentMethodNames[method]}还款${moneyText(amount)}`, {
    paid: bill.paid + amount,
  });
  await afterChange(tx, paid);
  return paid;
}

/** A bill as what a charge pays for. */
export const creditBillSubject: ChargeSubject = {
  async look(db, id) {
    const bill = await creditBillService(db).read(id);
    return {
      label: '账单号',
      number: bill.billNumber,
      isPayable: isBillPayable(bill),
      isPaid: bill.state === 'paid',
      paidPath: `${billPath(id)}?outcome=paid`,
      openPath: billPath(id),
    };
  },
  async lock(tx, id) {
    const bill = await holdBill(tx, id);
    return {
      isPayable: isBillPayable(bill),
      settle: async ({ method, amount }) => {
        await settleBill(tx, bill, method, amount);
      },
    };
  },
};
