import type { Database } from '../../database/database.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import type { CreditBillRow } from '../../modules/credit-bill/credit-bill.types.ts';
import { aBill, paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { tellManagers } from './tell-managers.ts';

/**
 * A bill as it is under the lock of its company's account, which guards it (rule payment 36): hold orders and the balance before it.
 * @param customerId left out: for staff and providers. @throws {MallError} CREDIT_BILL_NOT_FOUND
 */
export async function holdBill(tx: Database, id: string, customerId?: number): Promise<CreditBillRow> {
  const { customerId: whose } = await creditBillService(tx).read(id, customerId);
  await creditService(tx).lock(whose);
  return creditBillService(tx).read(id, customerId);
}

/** What follows when a held bill became smaller or was paid: charges over more than is open end, and 25 or 30 follow (rules credit-bill 21, 23). */
export async function afterChange(tx: Database, bill: CreditBillRow): Promise<void> {
  await paymentLedger(tx).closeCharges(aBill(bill.id));
  await followBills(tx, bill);
}

/** The account follows its bills: 30 with an overdue one, else 25 (rule credit-bill 23). Held. */
export async function followBills(tx: Database, bill: CreditBillRow): Promise<void> {
  const open = await creditBillService(tx).open(bill.customerId);
  const to = await creditService(tx).follow(
    bill.customerId,
    open.some(({ overdueAt }) => overdueAt !== null),
  );
  if (to === 'enabled')
    await tellManagers(
      tx,
      bill,
      'creditBillMoved',
      { id: bill.id, billNumber: bill.billNumber, title: '账期已恢复使用', said: '逾期款项已还清，账期已恢复使用。' },
      'recovered',
    );
}
