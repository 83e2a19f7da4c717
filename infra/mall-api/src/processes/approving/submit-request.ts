import type { ApprovalSubmitted } from '@mall/api-contract/approval';
import { isOpenRequest } from '@mall/domain/approval';
import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { approvalNeeds } from '../../modules/approval/approval-needs.service.ts';
import { approvalRequests, type RequestRow, refusedStep } from '../../modules/approval/approval-request.service.ts';
import { cartService } from '../../modules/cart/cart.service.ts';
import type { Viewer } from '../../modules/cart/sku-at-quantity.ts';
import type { CheckoutSource, QuoteRow } from '../../modules/checkout/quote.service.ts';
import {
  checkoutService,
  earlierOrder,
  hashOf,
  holdQuotations,
  judged,
  type OrderRequest,
  ownLines,
  requireMethod,
  workOutOrder,
} from '../checkout/index.ts';
import { ask } from './ask-and-tell.ts';
import { cardSavedOf, hold } from './hold.ts';

const submitted = ({ id, approvalNumber }: RequestRow, isRepeated: boolean): ApprovalSubmitted => ({ id, approvalNumber, isRepeated });

/**
 * Submits an order that needs a colleague's word instead of placing it (rules checkout 13; approval 3, 8): worked out as an order is, kept with all that
 * was chosen, its stock held. Nothing is placed and nothing is paid. Two clicks make one request.
 * @param by who submits: another than the viewer where a manager orders a colleague's cart. @param approvalId a request that was sent back
 * @throws {MallError} as ConfirmOrder, and APPROVAL_NOT_NEEDED, APPROVAL_NOBODY, APPROVAL_ALREADY_SUBMITTED, APPROVAL_NOT_FOUND, APPROVAL_STEP_REFUSED
 */
export async function submitRequest(
  db: Database,
  viewer: Viewer,
  by: number,
  request: OrderRequest,
  approvalId?: string,
): Promise<ApprovalSubmitted> {
  const shown = await checkoutService(db).shown(viewer, request.priceToken);
  return db.transaction((tx) => submit(tx, viewer, by, request, shown, approvalId));
}

async function submit(tx: Database, viewer: Viewer, by: number, request: OrderRequest, shown: QuoteRow, approvalId: string | undefined) {
  const { kp } = viewer;
  const requests = approvalRequests(tx);
  // The request before the cart: who answers it holds it first, too.
  const again = approvalId === undefined ? undefined : await ownRequest(tx, viewer, approvalId);
  await cartService(tx).lock(kp.kpId);
  const quotations = await holdQuotations(tx, kp, shown);
  const hash = hashOf(shown, request);
  const ordered = await earlierOrder(tx, kp.kpId, shown);
  if (ordered) throw new MallError('CHECKOUT_ALREADY_ORDERED', { orderId: ordered.id, orderNumber: ordered.orderNumber });
  const before = await requests.ofPage(kp.kpId, shown.token);
  if (before) {
    if (!isOpenRequest(before.status)) throw new MallError('CHECKOUT_EXPIRED');
    if (before.requestHash === hash) return submitted(before, true);
    throw new MallError('APPROVAL_ALREADY_SUBMITTED', { id: before.id, approvalNumber: before.approvalNumber });
  }
  if (again && again.status !== 'changed') throw refusedStep(again);

  const source = await keptSource(tx, shown.source);
  const { order, now, quote, differences } = await workOutOrder(tx, viewer, request, shown, hash);
  if (differences.length > 0) throw new MallError('CHECKOUT_CHANGED', { differences });
  await quotations.requireInForce();
  await requireMethod(tx, order);
  const { needs, people, department } = await approvalNeeds(tx).of(judged(order, by), { holds: true });
  if (needs.length === 0) throw new MallError('APPROVAL_NOT_NEEDED');
  if (needs.some(({ asked }) => asked.length === 0)) throw new MallError('APPROVAL_NOBODY');

  const made = { submittedBy: by, content: order, quote, source, cardSaved: cardSavedOf(now), department };
  const row = await requests.submit(made, needs, again);
  await hold(tx, row, now);
  await cartService(tx).clear(kp.kpId, ownLines(now.lines));
  const asked = await ask(tx, row);
  const who = people.get(by)?.name ?? '';
  await requests.note(row.id, `${who}${again ? '修改后重新提交' : '提交'}审批，${moneyText(row.payable)}，等待${asked.join('、')}`);
  await requests.tell(row, 'approval.requested', people);
  return submitted(row, false);
}

/** @throws {MallError} APPROVAL_NOT_FOUND: another company's, or not this buyer's */
async function ownRequest(tx: Database, { kp }: Viewer, id: string): Promise<RequestRow> {
  const row = await approvalRequests(tx).lock(id, kp.customerId);
  if (row.kpId !== kp.kpId) throw new MallError('APPROVAL_NOT_FOUND');
  return row;
}

/** The lines themselves, where they stood in a cart that is emptied with it: so they can be priced again. */
async function keptSource(tx: Database, source: CheckoutSource): Promise<CheckoutSource> {
  if ('inquiryId' in source || 'kept' in source) return source;
  if ('sku' in source)
    return { kept: [{ id: 0, skuNumber: source.sku, selectedAttributes: '', quantity: source.quantity, isSelected: true }] };
  return { kept: (await cartService(tx).chosen(source.cartOf)).map((line) => ({ ...line, id: 0 })) };
}
