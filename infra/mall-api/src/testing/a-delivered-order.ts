import type { PaymentMethod } from '@mall/domain/payment';
import type { Database } from '../database/database.ts';
import { orderService } from '../modules/order/order.service.ts';
import type { OrderItemRow } from '../modules/order/order.types.ts';
import { payOrderService, shipOrder, signPackageService } from '../processes/order-desk/index.ts';
import type { ABuyer } from './a-buyer.ts';

export interface ADeliveredOrder {
  orderId: string;
  orderNumber: string;
  items: OrderItemRow[];
}

/** Test builder: an order that was paid, shipped whole and signed for. @param method `balance` and `credit` need a rich buyer */
export async function aDeliveredOrder(
  db: Database,
  buyer: ABuyer,
  skuNumber: string,
  quantity: number,
  method: Extract<PaymentMethod, 'balance' | 'credit' | 'cashOnDelivery'> = 'balance',
): Promise<ADeliveredOrder> {
  const { orderId, orderNumber } = await buyer.orders(skuNumber, quantity, method === 'cashOnDelivery' ? method : 'unionPay');
  if (method === 'balance') await payOrderService(db).payByBalance(buyer.kp, orderId);
  if (method === 'credit') await payOrderService(db).payByCredit(buyer.kp, orderId);
  const parcel = await shipOrder(db, orderId, {});
  await signPackageService(db).sign(parcel.id, buyer.kp.customerId);
  return { orderId, orderNumber, items: await orderService(db).items(orderId) };
}
