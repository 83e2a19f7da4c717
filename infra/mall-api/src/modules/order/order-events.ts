import type { DeliveryPackage } from '@mall/api-contract/delivery';
import type { OrderEventType, OrderFacts, PackageFacts, WebhookData } from '@mall/api-contract/webhook';
import type { Database } from '../../database/database.ts';
import { webhookService } from '../webhook/webhook.service.ts';
import type { OrderItemRow, OrderRow } from './order.types.ts';

/** What an event of an order carries besides the order. */
export type AboutOrder<T extends OrderEventType> = Omit<WebhookData<T>, 'order'>;

/** An order as other systems are told of it. */
const orderFacts = (order: OrderRow, items: readonly OrderItemRow[]): OrderFacts => ({
  id: order.id,
  orderNumber: order.orderNumber,
  status: order.status,
  customerId: order.customerId,
  customerName: order.customerName,
  contactId: order.kpId,
  contactName: order.contactName,
  paymentMethod: order.paymentMethod,
  payments: order.payments.map(({ method, amount, reference }) => ({ method, amountFen: amount, transactionId: reference })),
  goodsFen: order.goods,
  discountFen: order.discount,
  freightFen: order.freight,
  payableFen: order.payable,
  remark: order.remark,
  projectNumber: order.projectNumber,
  address: order.address,
  invoice: order.invoice,
  createdAt: order.createdAt,
  paidAt: order.paidAt,
  shippedAt: order.shippedAt,
  completedAt: order.completedAt,
  cancelledAt: order.cancelledAt,
  cancelReason: order.cancelReason,
  lines: items.map((item) => ({
    id: item.id,
    sku: item.skuNumber,
    productName: item.productName,
    manufacturerName: item.manufacturerName,
    manufacturerPartNumber: item.manufacturerPartNumber,
    orderCode: item.orderCode,
    selectedAttributes: item.selectedAttributes,
    salesPackUom: item.salesPackUom,
    quantity: item.quantity,
    shippedQuantity: item.shippedQuantity,
    signedQuantity: item.signedQuantity,
    unitPriceFen: item.unitPrice,
    totalFen: item.total,
    discountFen: item.discount,
  })),
});

/** A package as other systems are told of it. */
export const packageFacts = (sent: DeliveryPackage): PackageFacts => ({
  id: sent.id,
  packageNumber: sent.packageNumber,
  status: sent.status,
  carrier: sent.carrier,
  trackingNumber: sent.trackingNumber,
  warehouse: sent.warehouse,
  lines: sent.lines.map(({ orderItemId, sku, quantity }) => ({ lineId: orderItemId, sku, quantity })),
});

/** Tells other systems what happened to an order, inside the transaction that holds its lock (rule webhook 2). */
export const tellOfOrder = <T extends OrderEventType>(
  tx: Database,
  type: T,
  order: OrderRow,
  items: readonly OrderItemRow[],
  about: AboutOrder<T>,
): Promise<void> =>
  webhookService(tx).record({ type, subject: `order:${order.id}`, data: { order: orderFacts(order, items), ...about } as WebhookData<T> });
