import type { PlacedOrder } from '@mall/api-contract/checkout';
import { secondClickSince, unexpectedPrices } from '@mall/domain/checkout';
import { moneyText } from '@mall/domain/money';
import { orderStatusNames } from '@mall/domain/order';
import { needsPaymentNow, type PaymentMethod } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { isRefusal, MallError } from '../../http/mall-error.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { addressService } from '../../modules/account/address.service.ts';
import { invoiceTitleService } from '../../modules/account/invoice-title.service.ts';
import { cartService } from '../../modules/cart/cart.service.ts';
import type { PricedLines } from '../../modules/cart/cart-line.ts';
import type { Viewer } from '../../modules/cart/sku-at-quantity.ts';
import type { QuoteRow } from '../../modules/checkout/quote.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { NewOrderItem, OrderRow } from '../../modules/order/order.types.ts';
import { reserveStock } from '../../modules/order/order-stock.ts';
import { paymentOptionsService } from '../../modules/payment/payment-options.service.ts';
import { pricingService } from '../../modules/pricing/pricing.service.ts';
import { checkoutService } from './checkout.service.ts';
import type { ExpectedPrice } from './inquiry-checkout.service.ts';
import { requestHash } from './quote.ts';
import { holdQuotations } from './taken-quotations.ts';

export interface OrderRequest {
  priceToken: string;
  addressId: number;
  invoiceId: number;
  paymentMethod: PaymentMethod;
  remark: string;
  projectNumber: string;
  /** What the caller takes for the prices. */
  expected?: readonly ExpectedPrice[] | undefined;
}

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
 * CHECKOUT_INVOICE_INVALID, CHECKOUT_PAYMENT_NOT_ALLOWED, INQUIRY_NOT_QUOTED, INQUIRY_QUANTITY_TAKEN, CHECKOUT_ALREADY_ORDERED with `{ orderId, orderNumber }`
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
    const { differences } = await checkoutService(db).compare(there, shown);
    throw differences.length > 0 ? new MallError('CHECKOUT_CHANGED', { differences }) : error;
  }
}

async function place(tx: Database, viewer: Viewer, request: OrderRequest, shown: QuoteRow): Promise<PlacedOrder> {
  const { kp } = viewer;
  await cartService(tx).lock(kp.kpId);
  const quotations = await holdQuotations(tx, kp, shown);
  const hash = requestHash(shown.contentHash, [
    request.addressId,
    request.invoiceId,
    request.paymentMethod,
    request.remark,
    request.projectNumber,
  ]);
  const before = await earlierOrder(tx, kp.kpId, shown);
  if (before) {
    if (before.status === 'cancelled') throw new MallError('CHECKOUT_EXPIRED');
    if (before.requestHash === hash) return placed(before, true);
    throw new MallError('CHECKOUT_ALREADY_ORDERED', { orderId: before.id, orderNumber: before.orderNumber });
  }

  const address = await addressService(tx).find(kp.customerId, request.addressId);
  if (!address) throw new MallError('CHECKOUT_ADDRESS_INVALID', { addressId: request.addressId });
  const invoice = request.invoiceId === 0 ? undefined : await invoiceTitleService(tx).find(kp.customerId, request.invoiceId);
  if (request.invoiceId !== 0 && !invoice) throw new MallError('CHECKOUT_INVOICE_INVALID', { invoiceId: request.invoiceId });

  const { now, quote, differences: found } = await checkoutService(tx).compare({ ...viewer, provinceId: address.stateProvinceId }, shown);
  const differences = [...unexpectedPrices(request.expected ?? [], quote), ...found];
  if (differences.length > 0) throw new MallError('CHECKOUT_CHANGED', { differences });
  await quotations.requireInForce();
  const { goodsFen, discountFen, freightFen, payableFen } = now.totals;
  const refusal = await paymentOptionsService(tx).refusal(kp.customerId, payableFen, address.stateProvince, request.paymentMethod);
  if (refusal) throw new MallError('CHECKOUT_PAYMENT_NOT_ALLOWED', { method: request.paymentMethod }, refusal);

  const { companyName, contactName } = await accountService(tx).facts(kp.kpId);
  const items = now.lines.map((line) => newItem(line));
  const { order, itemIds } = await orderService(tx).place({
    customerId: kp.customerId,
    kpId: kp.kpId,
    customerName: companyName,
    contactName,
    paymentMethod: request.paymentMethod,
    goods: goodsFen,
    discount: discountFen,
    freight: freightFen,
    payable: payableFen,
    remark: request.remark,
    projectNumber: request.projectNumber,
    addressId: address.id,
    address: {
      consignee: address.consignee,
      mobile: address.mobile,
      province: address.stateProvince,
      region: address.region,
      detail: address.detail,
    },
    provinceId: address.stateProvinceId,
    invoiceId: invoice?.id ?? 0,
    invoice: invoice ? { title: invoice.title, taxNumber: invoice.taxNumber, typeName: invoice.typeName } : null,
    quoteToken: shown.token,
    contentHash: shown.contentHash,
    requestHash: hash,
    items,
  });
  const wanted = items.map(({ skuNumber, quantity }, index) => ({ orderItemId: itemIds[index]!, skuNumber, quantity }));
  await quotations.take(order, now.lines);
  await reserveStock(tx, wanted, address.stateProvinceId);
  await pricingService(tx).takePromotions(
    kp.customerId,
    order.id,
    items.map(({ skuNumber }) => ({ skuNumber, price: now.skus.get(skuNumber)?.price ?? null })),
  );
  await cartService(tx).clear(
    kp.kpId,
    now.lines.filter((line) => line.id !== 0).map((line) => line.id),
  );
  return placed(order, false);
}

/**
 * The order this page, or another page with the same content a moment ago, was made into. A cart that holds the lines again was
 * filled again by the buyer: that is a new order.
 */
async function earlierOrder(tx: Database, kpId: number, shown: QuoteRow): Promise<OrderRow | undefined> {
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

const newItem = (line: PricedLines['lines'][number]): NewOrderItem => ({
  skuNumber: line.sku,
  productName: line.productName,
  manufacturerName: line.manufacturerName,
  manufacturerPartNumber: line.manufacturerPartNumber,
  orderCode: line.orderCode,
  thumbUrl: line.defaultThumbUrl,
  salesPackUom: line.salesPackUom,
  selectedAttributes: line.selectedAttributes,
  quantity: line.quantity,
  appliedPriceTag: line.appliedPriceTag,
  unitPrice: line.appliedPriceFen,
  total: line.lineTotalFen,
  discount: line.discountFen,
  deliveryTimeId: line.dynamicDeliveryTimeId,
  deliveryTimeName: line.dynamicDeliveryTimeName,
  customerItemNo: line.customerSkuItemNo,
});
