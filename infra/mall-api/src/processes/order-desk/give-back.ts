import { shareRefund } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { balanceService } from '../../modules/account/balance.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { anOrder, paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { refundService } from '../../modules/payment/refund.service.ts';
import { countSpending } from './still-cleared.ts';

/**
 * Gives money of a locked order back, the way it came (rules payment 24–26, 29): what was taken last goes first. Balance and credit at once,
 * what providers and banks took as refunds that are pending until the provider, or staff, have sent them.
 * @param request what asks for it: the same twice gives back once. @param amount fen; all that is left unless told
 * @throws {Error} more than is left: a fault of who asks
 */
export async function giveBack(tx: Database, order: OrderRow, reason: string, request = 'cancel', amount?: number): Promise<void> {
  const ledger = paymentLedger(tx);
  await ledger.closeCharges(anOrder(order.id));
  if (await refundService(tx).wasAsked(anOrder(order.id), request)) return;
  const taken = await ledger.received(anOrder(order.id));
  const left = taken.reduce((sum, one) => sum + one.amount - one.refunded, 0);
  const decision = shareRefund(taken, amount ?? left);
  if (!decision.ok) throw new Error(`order ${order.id} has ${left} left to give back: ${decision.reason}`);
  for (const { from, amount: share } of decision.shares) {
    const { id: paymentId, method, reference: transactionId } = from;
    const refund = { ...anOrder(order.id), paymentId, method, amount: share, transactionId, reason, request };
    const refundId = await refundService(tx).owe(refund);
    if (!refundId) throw new Error(`order ${order.id} was refunded while it was locked`);
    if (method === 'balance') await balanceService(tx).putIn(order.customerId, share, 'refund', refundId);
    if (method === 'credit') await creditService(tx).release(order.id, share);
  }
  await countSpending(tx, order);
}
