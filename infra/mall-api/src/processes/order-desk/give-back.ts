import { isRefundedAtOnce } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { balanceService } from '../../modules/account/balance.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { refundService } from '../../modules/payment/refund.service.ts';

/**
 * Gives back what was paid for a locked order, the way the money came (rules payment 24–26): balance and credit at once, union pay and
 * bank transfers as refunds that are pending until the provider, or staff, have sent them.
 */
export async function giveBack(tx: Database, order: OrderRow, reason: string): Promise<void> {
  const ledger = paymentLedger(tx);
  await ledger.closeCharges(order.id);
  const payment = await ledger.received(order.id);
  if (!payment || payment.amount === 0) return;
  const isDone = isRefundedAtOnce(payment.method);
  if (payment.method === 'balance') await balanceService(tx).putIn(order.customerId, payment.amount, 'refund', order.id);
  if (payment.method === 'credit') await creditService(tx).release(order.id);
  await refundService(tx).owe({
    orderId: order.id,
    method: payment.method,
    amount: payment.amount,
    transactionId: payment.reference,
    reason,
    isDone,
  });
}
