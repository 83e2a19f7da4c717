import { type Quote, type QuoteDifference, unexpectedPayable, unexpectedPrices } from '@mall/domain/checkout';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { addressService } from '../../modules/account/address.service.ts';
import { invoiceTitleService } from '../../modules/account/invoice-title.service.ts';
import type { OrderToJudge } from '../../modules/approval/approval-needs.service.ts';
import type { PricedLines } from '../../modules/cart/cart-line.ts';
import type { Viewer } from '../../modules/cart/sku-at-quantity.ts';
import type { QuoteRow } from '../../modules/checkout/quote.service.ts';
import { couponService } from '../../modules/discount/coupon.service.ts';
import type { CouponedLines } from '../../modules/discount/couponed-lines.ts';
import type { NewOrder, NewOrderItem } from '../../modules/order/order.types.ts';
import { paymentOptionsService } from '../../modules/payment/payment-options.service.ts';
import { checkoutService } from './checkout.service.ts';
import type { OrderRequest } from './confirm-order.service.ts';

/** What would be ordered, as it stands now, and what of it isn't as it was shown. */
export interface WorkedOutOrder {
  order: NewOrder;
  now: CouponedLines;
  quote: Quote;
  differences: QuoteDifference[];
}

/**
 * Works an order out again from what a page showed: no price is taken from the caller. Holds the coupon until the transaction ends.
 * @throws {MallError} CHECKOUT_ADDRESS_INVALID, CHECKOUT_INVOICE_INVALID
 */
export async function workOutOrder(
  tx: Database,
  viewer: Viewer,
  request: OrderRequest,
  shown: QuoteRow,
  requestHash: string,
): Promise<WorkedOutOrder> {
  const { kp } = viewer;
  const { addressId, invoiceId, paymentMethod, remark, projectNumber } = request;
  const address = await addressService(tx).find(kp.customerId, addressId);
  if (!address) throw new MallError('CHECKOUT_ADDRESS_INVALID', { addressId });
  const invoice = invoiceId === 0 ? undefined : await invoiceTitleService(tx).find(kp.customerId, invoiceId);
  if (invoiceId !== 0 && !invoice) throw new MallError('CHECKOUT_INVOICE_INVALID', { invoiceId });

  const there = { ...viewer, provinceId: address.stateProvinceId };
  const couponId = request.couponId ?? shown.content.coupon?.id ?? 0;
  if (couponId > 0) await couponService(tx).hold(kp.customerId, couponId);
  const { now, quote, differences: found } = await checkoutService(tx).compare(there, shown, couponId);
  const differences = [...unexpectedPrices(request.expected ?? [], quote), ...unexpectedPayable(request.expectedPayableFen, quote, found)];
  const { companyName, contactName } = await accountService(tx).facts(kp.kpId);
  const { consignee, mobile, stateProvince: province, region, detail, stateProvinceId: provinceId } = address;
  return {
    ...{ now, quote, differences },
    order: {
      ...{ customerId: kp.customerId, kpId: kp.kpId, customerName: companyName, contactName },
      ...{ paymentMethod, remark, projectNumber, ...sumsAndItems(now) },
      ...{ addressId: address.id, address: { consignee, mobile, province, region, detail }, provinceId, invoiceId: invoice?.id ?? 0 },
      invoice: invoice ? { title: invoice.title, taxNumber: invoice.taxNumber, typeName: invoice.typeName } : null,
      ...{ quoteToken: shown.token, contentHash: shown.contentHash, requestHash },
    },
  };
}

/** @throws {MallError} CHECKOUT_PAYMENT_NOT_ALLOWED with the reason */
export async function requireMethod(tx: Database, { customerId, payable, address, paymentMethod: method }: NewOrder): Promise<void> {
  const refusal = await paymentOptionsService(tx).refusal(customerId, payable, address.province, method);
  if (refusal) throw new MallError('CHECKOUT_PAYMENT_NOT_ALLOWED', { method }, refusal);
}

/** What rules and budgets look at. @param submittedBy who orders: another than the buyer where a manager orders a colleague's cart */
export const judged = (
  { customerId, kpId, payable, paymentMethod, projectNumber, items }: NewOrder,
  submittedBy: number,
): OrderToJudge => ({
  ...{ customerId, kpId, submittedBy, payable, isOnAccount: paymentMethod === 'credit', projectNumber },
  skus: items.map(({ skuNumber }) => skuNumber),
});

/** The lines of the cart among what was ordered. */
export const ownLines = (lines: PricedLines['lines']): number[] => lines.filter((line) => line.id !== 0).map((line) => line.id);

/** What priced lines make of an order. */
export const sumsAndItems = ({ lines, totals }: CouponedLines): Pick<NewOrder, 'goods' | 'discount' | 'freight' | 'payable' | 'items'> => ({
  goods: totals.goodsFen,
  discount: totals.discountFen,
  freight: totals.freightFen,
  payable: totals.payableFen,
  items: lines.map(newItem),
});

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
  discountParts: line.discounts,
  deliveryTimeId: line.dynamicDeliveryTimeId,
  deliveryTimeName: line.dynamicDeliveryTimeName,
  customerItemNo: line.customerSkuItemNo,
});
