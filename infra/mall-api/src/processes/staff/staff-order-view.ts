import type { StaffOrder } from '@mall/api-contract/staff';
import { moneyText } from '@mall/domain/money';
import { canShip, orderStatusNames } from '@mall/domain/order';
import { awaitsTransfer } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { orderMoneyOf } from '../order-desk/index.ts';

/** Orders as staff see them, with lines and packages: as many queries for a page as for one. */
export async function staffOrders(db: Database, orders: readonly OrderRow[]): Promise<StaffOrder[]> {
  const items = await orderService(db).itemsOf(orders.map(({ id }) => id));
  const [packages, money] = await Promise.all([deliveryService(db).ofOrders(orders, items), orderMoneyOf(db, orders)]);
  return orders.map((order) => ({
    id: order.id,
    orderNumber: order.orderNumber,
    customerName: order.customerName,
    contactName: order.contactName,
    status: order.status,
    statusName: orderStatusNames[order.status],
    paymentMethod: order.paymentMethod,
    isPaid: order.paidAt !== null,
    ...money.get(order.id)!,
    payableFen: order.payable,
    payableAmount: moneyText(order.payable),
    createdAt: order.createdAt,
    address: `${order.address.consignee} ${order.address.mobile} ${order.address.region}${order.address.detail}`,
    canShip: canShip(order.status),
    canReceiveTransfer: awaitsTransfer(order),
    lines: items
      .filter(({ orderId }) => orderId === order.id)
      .map((item) => ({
        id: item.id,
        sku: item.skuNumber,
        productName: item.productName,
        customerSkuItemNo: item.customerItemNo,
        quantity: item.quantity,
        shippedQuantity: item.shippedQuantity,
        salesPackUom: item.salesPackUom,
        dynamicDeliveryTimeName: item.deliveryTimeName,
      })),
    packages: packages.filter(({ orderId }) => orderId === order.id),
  }));
}
