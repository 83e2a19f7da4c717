import type { Charge } from '@mall/api-contract/payment';
import { decideBillPayment, openOfBill } from '@mall/domain/credit-bill';
import { isFreePayment, type PaymentProviderName } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { balanceService, type TriedPassword } from '../../modules/account/balance.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import type { CreditBillRow } from '../../modules/credit-bill/credit-bill.types.ts';
import { aBill, paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { settleBill } from './bill-subject.ts';
import { holdBill } from './hold-bill.ts';

const requirePayable = (bill: CreditBillRow, amount: number) => {
  const decision = decideBillPayment(bill, amount);
  if (decision.ok) return;
  if (decision.reason === 'CREDIT_BILL_OVERPAID') throw new MallError(decision.reason, { openFen: openOfBill(bill) });
  throw new MallError(decision.reason, { state: bill.state });
};

/** Paying a bill, in full or in part (rules credit-bill 20–22). The balance is locked before the account, which guards the bill (rule payment 36). */
export const payBillService = (db: Database) => {
  const ledger = paymentLedger;
  /** Before money or a password is touched: what can't be paid is refused without either. */
  const payable = async (kp: Kp, id: string, amount: number) => {
    const bill = await creditBillService(db).read(id, kp.customerId);
    requirePayable(bill, amount);
  };
  const byBalance = (kp: Kp, id: string, amount: number): Promise<CreditBillRow> =>
    db.transaction(async (tx) => {
      const reference = `${id}:${opaqueId()}`;
      await balanceService(tx).take(kp.customerId, amount, reference);
      const bill = await holdBill(tx, id, kp.customerId);
      requirePayable(bill, amount);
      await ledger(tx).record({ ...aBill(id), method: 'balance', amount, reference, paidBy: kp.kpId });
      return settleBill(tx, bill, 'balance', amount);
    });
  return {
    /** Tries the payment password before any transaction. For a bill that can't be paid none is asked. */
    async tryPassword(kp: Kp, id: string, amount: number, password: string): Promise<TriedPassword> {
      const isPayable = await payable(kp, id, amount).then(
        () => true,
        () => false,
      );
      return isPayable ? balanceService(db).tryPaymentPassword(kp.customerId, password) : { hash: null, isRight: false };
    },
    /** @throws {MallError} CREDIT_BILL_NOT_FOUND, CREDIT_BILL_NOT_PAYABLE, CREDIT_BILL_OVERPAID, PAYMENT_PASSWORD_REQUIRED, BALANCE_NOT_ENOUGH */
    async payByBalance(kp: Kp, id: string, amount: number): Promise<CreditBillRow> {
      await payable(kp, id, amount);
      const { freePaymentLimit } = await balanceService(db).state(kp.customerId);
      if (!isFreePayment(amount, freePaymentLimit))
        throw new MallError('PAYMENT_PASSWORD_REQUIRED', { freePaymentLimitFen: freePaymentLimit });
      return byBalance(kp, id, amount);
    },
    /** @param tried the password, from before any transaction. @throws {MallError} as `payByBalance`, and as the password is wrong */
    async payByBalancePassword(kp: Kp, id: string, amount: number, tried: TriedPassword): Promise<CreditBillRow> {
      await payable(kp, id, amount);
      await balanceService(db).judgePaymentPassword(kp.customerId, tried);
      return byBalance(kp, id, amount);
    },
    /** Opens a charge over so much, or finds the one that is still open over it. @throws {MallError} CREDIT_BILL_NOT_FOUND, CREDIT_BILL_NOT_PAYABLE, CREDIT_BILL_OVERPAID */
    charge: (kp: Kp, id: string, amount: number, provider: PaymentProviderName, channel: string): Promise<Charge> =>
      db.transaction(async (tx) => {
        requirePayable(await holdBill(tx, id, kp.customerId), amount);
        const charge = await ledger(tx).openCharge({ ...aBill(id), provider, amount, channel }, new Date().toISOString());
        return { chargeId: charge.id, payUrl: `/_cashier/${charge.id}`, amountFen: charge.amount, expiresAt: charge.expiresAt };
      }),
    /** Staff: a bank transfer came in. @throws {MallError} as `charge`, and CREDIT_BILL_TRANSFER_KNOWN for a bank reference that counted before */
    receiveTransfer: (id: string, amount: number, bankReference: string): Promise<CreditBillRow> =>
      db.transaction(async (tx) => {
        const bill = await holdBill(tx, id);
        if (await ledger(tx).isTransferKnown(bankReference)) throw new MallError('CREDIT_BILL_TRANSFER_KNOWN', { bankReference });
        requirePayable(bill, amount);
        await ledger(tx).record({ ...aBill(id), method: 'offlineTransfer', amount, reference: bankReference, paidBy: null });
        return settleBill(tx, bill, 'offlineTransfer', amount);
      }),
  };
};
