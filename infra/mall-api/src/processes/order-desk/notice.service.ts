import { moneyText } from '@mall/domain/money';
import { decideNotice, type PaymentNotice } from '@mall/domain/payment';
import type { PaymentProvider } from '../../adapters/union-pay/payment-provider.ts';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { refundService } from '../../modules/payment/refund.service.ts';

/** What a notice came to: `applied`, `repeated` (told before), or why it was refused. */
export type NoticeOutcome =
  | 'applied'
  | 'repeated'
  | 'badSignature'
  | 'unknownCharge'
  | 'replay'
  | 'stale'
  | 'amount'
  | 'late'
  | 'outOfOrder';

const clip = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, 40)
      .map(([name, value]) => [name.slice(0, 60), String(value).slice(0, 400)]),
  );

/** Notices of the payment provider: each one is kept with what became of it, and only a genuine new one changes anything. */
export const noticeService = (db: Database, provider: PaymentProvider) => {
  const keepFalse = async (fields: Readonly<Record<string, string>>, outcome: 'badSignature' | 'replay', mayKeep: () => boolean) => {
    const content = clip(fields);
    if (mayKeep()) await paymentLedger(db).keepNotice({ chargeId: content.chargeId ?? '', isSigned: false, nonce: '', content, outcome });
    return outcome;
  };
  const receive = async (fields: Readonly<Record<string, string>>, mayKeep: () => boolean): Promise<NoticeOutcome> => {
    const read = provider.read(fields);
    if (!read.isSigned) return keepFalse(fields, 'badSignature', mayKeep);
    const content = clip(fields);
    const { notice } = read;
    return db.transaction(async (tx) => {
      const ledger = paymentLedger(tx);
      const outcome = await judge(tx, notice);
      const nonce = read.nonce || opaqueId();
      // The nonce is unique: of the same notice sent twice at once, the second one waits here and is undone.
      if (!(await ledger.keepNotice({ chargeId: notice.chargeId, isSigned: true, nonce, content, outcome: outcome.name })))
        throw new ReplayedNotice();
      await outcome.apply();
      return outcome.name;
    });
  };
  return {
    /**
     * @param fields what was posted
     * @param mayKeep asked before a row is made of what isn't genuine: anybody can post it
     * @throws {MallError} CALLBACK_REFUSED with `outcome`; then nothing has changed, except that money taken in vain goes back
     */
    async receive(fields: Readonly<Record<string, string>>, mayKeep: () => boolean = () => true): Promise<NoticeOutcome> {
      const outcome = await receive(fields, mayKeep).catch((error: unknown) => {
        if (error instanceof ReplayedNotice) return keepFalse(fields, 'replay', mayKeep);
        throw error;
      });
      if (outcome !== 'applied' && outcome !== 'repeated') throw new MallError('CALLBACK_REFUSED', { outcome });
      return outcome;
    },
  };
};

class ReplayedNotice extends Error {
  override readonly name = 'ReplayedNotice';
}

const nothing = async () => {};

/** What a genuine notice does, once its order is locked. */
async function judge(tx: Database, notice: PaymentNotice): Promise<{ name: NoticeOutcome; apply: () => Promise<void> }> {
  const ledger = paymentLedger(tx);
  const orders = orderService(tx);
  const found = await ledger.charge(notice.chargeId);
  if (!found) return { name: 'unknownCharge', apply: nothing };
  const order = await orders.lock(found.orderId);
  // Read again under the order's lock: another notice may have been first.
  const charge = (await ledger.charge(notice.chargeId))!;
  const decision = decideNotice({ ...charge, orderStatus: order.status }, notice, new Date().toISOString());
  if (!decision.ok) {
    const { transactionId, amount } = notice;
    const isKept = (await ledger.received(order.id))?.reference === transactionId;
    const apply = () =>
      refundService(tx).owe({
        orderId: order.id,
        method: 'unionPay',
        amount,
        transactionId,
        reason: decision.cause,
        isDone: false,
      });
    return { name: decision.cause, apply: decision.returnsMoney && !isKept ? apply : nothing };
  }
  if (decision.effect === 'none') return { name: 'repeated', apply: nothing };
  if (decision.effect === 'fail') return { name: 'applied', apply: () => ledger.closeCharge(charge.id, 'failed', '') };
  return {
    name: 'applied',
    apply: async () => {
      await ledger.closeCharge(charge.id, 'paid', notice.transactionId);
      await ledger.record({
        orderId: order.id,
        method: 'unionPay',
        amount: charge.amount,
        reference: notice.transactionId,
        paidBy: null,
      });
      await orders.markPaid(order, 'unionPay', `已付款：银联在线支付 ${moneyText(charge.amount)}`);
    },
  };
}
