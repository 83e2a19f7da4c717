import type { PlacedOrder } from '@mall/api-contract/checkout';
import { isOpenRequest } from '@mall/domain/approval';
import { secondClickSince } from '@mall/domain/checkout';
import { moneyText } from '@mall/domain/money';
import { orderStatusNames } from '@mall/domain/order';
import { needsPaymentNow, type PaymentMethod } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { isRefusal, MallError } from '../../http/mall-error.ts';
import { addressService } from '../../modules/account/address.service.ts';
import { approvalNeeds, needViews } from '../../modules/approval/approval-needs.service.ts';
import { approvalRequests } from '../../modules/approval/approval-request.service.ts';
import { cartService } from '../../modules/cart/cart.service.ts';
import type { Viewer } from '../../modules/cart/sku-at-quantity.ts';
import type { QuoteRow } from '../../modules/checkout/quote.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { checkoutService } from './checkout.service.ts';
import type { ExpectedPrice } from './inquiry-checkout.service.ts';
import { placeOrder } from './place-order.ts';
import { requestHash } from './quote.ts';
import { holdQuotations } from './taken-quotations.ts';
import { judged, ownLines, requireMethod, workOutOrder } from './work-out-order.ts';

export interface OrderRequest {
  priceToken: string;
  addressId: number;
  invoiceId: number;
  paymentMethod: PaymentMethod;
  remark: string;
  projectNumber: string;
  /** Left out: as the page showed; 0 for none. */
  couponId?: number | undefined;
  /** Fen that the caller takes for the amount to pay. */
  expectedPayableFen?: number | undefined;
  /** What the caller takes for the prices. */
  expected?: readonly ExpectedPrice[] | undefined;
}

/** The same content with the same choices has the same. */
export const hashOf = ({ contentHash }: QuoteRow, request: OrderRequest): string => {
  const { addressId, invoiceId, paymentMethod, remark, projectNumber } = request;
  return requestHash(contentHash, [addressId, invoiceId, paymentMethod, remark, projectNumber]);
};

const placed = (order: OrderRow, isRepeated: boolean): PlacedOrder => ({
  orderId: order.id,
  orderNumber: order.orderNumber,
  status: order.status,
  statusName: orderStatusNames[order.status],
  paymentMethod: order.paymentMethod,
  payableFen: order.payable,
  payableAmount: moneyText(order.payable),
  needsPayment: needsPaymentNow(order),
  isRepeated,
});

/**
 * Makes the order out of what the confirmation page showed. Everything is worked out again on the server: no price is taken from
 * the caller. Two clicks, two tabs or a retry make one order: the cart is locked first, and the second one finds the first one's order.
 * @throws {MallError} CHECKOUT_CHANGED with `{ differences }`, and nothing is made; CHECKOUT_EXPIRED, CHECKOUT_ADDRESS_INVALID,
 * CHECKOUT_INVOICE_INVALID, CHECKOUT_PAYMENT_NOT_ALLOWED, INQUIRY_NOT_QUOTED, INQUIRY_QUANTITY_TAKEN, CHECKOUT_ALREADY_ORDERED with `{ orderId, orderNumber }`,
 * APPROVAL_REQUIRED with `{ needs }`: it has to be submitted (rule checkout 13); APPROVAL_ALREADY_SUBMITTED
 */
export async function confirmOrder(db: Database, viewer: Viewer, request: OrderRequest): Promise<PlacedOrder> {
  const shown = await checkoutService(db).shown(viewer, request.priceToken);
  try {
    return await db.transaction((tx) => place(tx, viewer, request, shown));
  } catch (error) {
    // Sold out between pricing and keeping: undone as a whole, and told like any other change.
    if (!isRefusal(error, 'PROMOTION_SOLD_OUT') && !isRefusal(error, 'STOCK_NOT_ENOUGH')) throw error;
    const address = await addressService(db).find(viewer.kp.customerId, request.addressId);
    const there = { ...viewer, provinceId: address?.stateProvinceId ?? viewer.provinceId };
    const { differences } = await checkoutService(db).compare(there, shown, request.couponId);
    throw differences.length > 0 ? new MallError('CHECKOUT_CHANGED', { differences }) : error;
  }
}

async function place(tx: Database, viewer: Viewer, request: OrderRequest, shown: QuoteRow): Promise<PlacedOrder> {
  const { kp } = viewer;
  await cartService(tx).lock(kp.kpId);
  const quotations = await holdQuotations(tx, kp, shown);
  const hash = hashOf(shown, request);
  const before = await earlierOrder(tx, kp.kpId, shown);
  if (before) {
    if (before.status === 'cancelled') throw new MallError('CHECKOUT_EXPIRED');
    if (before.requestHash === hash) return placed(before, true);
    throw new MallError('CHECKOUT_ALREADY_ORDERED', { orderId: before.id, orderNumber: before.orderNumber });
  }

  const { kpId } = kp;
  const submitted = await approvalRequests(tx).ofPage(kpId, shown.token);
  if (submitted && isOpenRequest(submitted.status))
    throw new MallError('APPROVAL_ALREADY_SUBMITTED', { id: submitted.id, approvalNumber: submitted.approvalNumber });
  const worked = await workOutOrder(tx, viewer, request, shown, hash);
  if (worked.differences.length > 0) throw new MallError('CHECKOUT_CHANGED', { differences: worked.differences });
  await quotations.requireInForce();
  await requireMethod(tx, worked.order);
  const { needs, people, department } = await approvalNeeds(tx).of(judged(worked.order, kpId), { holds: true });
  if (needs.length > 0) throw new MallError('APPROVAL_REQUIRED', { needs: needViews(needs, people) });
  const order = await placeOrder(tx, { ...worked, quotations, department });
  await cartService(tx).clear(kpId, ownLines(worked.now.lines));
  return placed(order, false);
}

/**
 * The order this page, or another page with the same content a moment ago, was made into. A cart that holds the lines again was
 * filled again by the buyer: that is a new order.
 */
export async function earlierOrder(tx: Database, kpId: number, shown: QuoteRow): Promise<OrderRow | undefined> {
  const orders = orderService(tx);
  const same = await orders.findByQuote(kpId, shown.token);
  if (same) return same;
  if ('cartOf' in shown.source) {
    const there = new Set((await cartService(tx).chosen(kpId)).map((line) => line.skuNumber));
    if (shown.content.lines.every((line) => there.has(line.sku))) return undefined;
  }
  const recent = await orders.findByContent(kpId, shown.contentHash, secondClickSince(Date.now()));
  // The page must be older than that order: who opens a new one afterwards wants another order.
  return recent && recent.createdAt > shown.createdAt && recent.status !== 'cancelled' ? recent : undefined;
}
