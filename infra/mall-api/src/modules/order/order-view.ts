import type { OrderCard, OrderLine } from '@mall/api-contract/order';
import { timesOfLines } from '@mall/domain/delivery-time';
import { moneyText } from '@mall/domain/money';
import { canCancel, canPay, orderStatusNames } from '@mall/domain/order';
import { paymentMethodNames } from '@mall/domain/payment';
import type { OrderItemRow, OrderRow } from './order.types.ts';

/** A line as the contract shows it. */
export const orderLine = (item: OrderItemRow, leaves = { id: item.deliveryTimeId, name: item.deliveryTimeName }): OrderLine => ({
  id: item.id,
  sku: item.skuNumber,
  productName: item.productName,
  manufacturerName: item.manufacturerName,
  manufacturerPartNumber: item.manufacturerPartNumber,
  orderCode: item.orderCode,
  defaultThumbUrl: item.thumbUrl,
  salesPackUom: item.salesPackUom,
  selectedAttributes: item.selectedAttributes,
  quantity: item.quantity,
  shippedQuantity: item.shippedQuantity,
  signedQuantity: item.signedQuantity,
  appliedPriceTag: item.appliedPriceTag,
  unitPriceFen: item.unitPrice,
  lineTotalFen: item.total,
  discountFen: item.discount,
  discounts: item.discountParts,
  payableFen: item.total - item.discount,
  customerSkuItemNo: item.customerItemNo,
  dynamicDeliveryTimeId: leaves.id,
  dynamicDeliveryTimeName: leaves.name,
});

/** Where all wait for all each line leaves with the last (rule order 22). */
const linesOf = ({ deliveryMethod }: OrderRow, items: readonly OrderItemRow[]): OrderLine[] => {
  if (deliveryMethod !== 'together') return items.map((item) => orderLine(item));
  const ids = items.map(({ deliveryTimeId }) => deliveryTimeId);
  const times = timesOfLines(true, ids);
  return items.map((item, at) => orderLine(item, times[at]));
};

/** An order as lists show it. @param packages its packages' ids, and whether each can be signed for */
export const orderCard = (
  order: OrderRow,
  items: readonly OrderItemRow[],
  packages: readonly { id: string; canSign: boolean }[],
): OrderCard => ({
  id: order.id,
  orderNumber: order.orderNumber,
  status: order.status,
  statusName: orderStatusNames[order.status],
  createdAt: order.createdAt,
  contactName: order.contactName,
  consignee: order.address.consignee,
  projectNumber: order.projectNumber,
  paymentMethod: order.paymentMethod,
  paymentMethodName: paymentMethodNames[order.paymentMethod],
  isPaid: order.paidAt !== null,
  payableFen: order.payable,
  payableAmount: moneyText(order.payable),
  expiresAt: canPay(order.status) ? order.expiresAt : '',
  canPay: canPay(order.status),
  canCancel: canCancel(order.status),
  canSign: packages.some((one) => one.canSign),
  lines: linesOf(order, items),
  packageIds: packages.map(({ id }) => id),
});
