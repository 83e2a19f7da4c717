import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { approvalNeeds, needViews, type OrderToJudge } from '../../modules/approval/approval-needs.service.ts';
import { approvalRequests } from '../../modules/approval/approval-request.service.ts';
import { budgetService } from '../../modules/approval/budget.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { anOrder, paymentLedger } from '../../modules/payment/payment-ledger.ts';

/**
 * A placed order isn't changed past its company's rules (rule approval 15): what would need a word that it didn't need before, and that nobody gave, is
 * refused. The order is locked. @throws {MallError} APPROVAL_CHANGE_REFUSED with `{ needs }`
 */
export async function requireStillCleared(
  tx: Database,
  order: OrderRow,
  change: Partial<Pick<OrderToJudge, 'payable' | 'isOnAccount' | 'projectNumber'>>,
): Promise<void> {
  const skus = (await orderService(tx).items(order.id)).map(({ skuNumber }) => skuNumber);
  const { customerId, kpId, payable, projectNumber, id: orderId } = order;
  const stands = {
    customerId,
    kpId,
    submittedBy: kpId,
    payable,
    projectNumber,
    skus,
    orderId,
    isOnAccount: order.paymentMethod === 'credit',
  };
  const { needs, people } = await approvalNeeds(tx).of({ ...stands, ...change }, { holds: true });
  if (needs.length === 0) return;
  const before = (await approvalNeeds(tx).of(stands, { holds: false })).needs;
  const request = await approvalRequests(tx).ofOrder(orderId);
  const given = request ? await approvalRequests(tx).needs([request.id]) : [];
  const known = new Set([...before, ...given].map(({ key }) => key));
  const fresh = needs.filter(({ key }) => !known.has(key));
  if (fresh.length > 0) throw new MallError('APPROVAL_CHANGE_REFUSED', { needs: needViews(fresh, people) });
}

/** What a locked order counts to budgets from now on: what is to be paid, or what was and didn't go back (rule approval 5). */
export async function countSpending(tx: Database, order: OrderRow): Promise<void> {
  const taken = order.paidAt === null ? [] : await paymentLedger(tx).received(anOrder(order.id));
  const paid = taken.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const counted = order.status === 'cancelled' ? 0 : order.paidAt === null ? order.payable : paid;
  await budgetService(tx).recount(order.id, counted, order.projectNumber);
}
