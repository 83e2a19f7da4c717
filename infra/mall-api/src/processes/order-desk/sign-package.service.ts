import type { DeliveryPackage } from '@mall/api-contract/delivery';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { notificationService } from '../../modules/notification/notification.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { packageFacts } from '../../modules/order/order-events.ts';
import { anOrder, paymentLedger } from '../../modules/payment/payment-ledger.ts';

/** Signing for packages: the last one of an order completes it. Goods paid on delivery are paid with it. */
export const signPackageService = (db: Database) => ({
  /** The buyer signs. @param by which contact person: whoever ordered hears of a colleague's signing @throws {MallError} PACKAGE_NOT_FOUND, PACKAGE_NOT_SIGNABLE */
  sign: (id: string, customerId: number, by?: number) => signPackage(db, id, '买家已签收', customerId, by),

  /** Signs for what nobody signed for in 7 days since its last trace. @returns how many */
  async signOverdue(now = new Date().toISOString()): Promise<number> {
    let signed = 0;
    for (const { id } of await deliveryService(db).overdue(now)) {
      // One package, one transaction: a buyer who signs at the same moment is simply first.
      const done = await signPackage(db, id, '超过7天未签收，系统自动签收').then(
        () => true,
        (error: unknown) => {
          if (error instanceof MallError) return false;
          throw error;
        },
      );
      if (done) signed += 1;
    }
    return signed;
  },
});

const signPackage = (db: Database, id: string, text: string, customerId?: number, by?: number): Promise<DeliveryPackage> =>
  db.transaction(async (tx) => {
    const orders = orderService(tx);
    const delivery = deliveryService(tx);
    // The order is locked first, then its package: shipping and cancelling do the same, so nobody waits in a circle.
    const order = await orders.lock(await delivery.orderOf(id, customerId));
    const { packageNumber, items } = await delivery.sign(id, text);
    for (const item of items) await orders.addSigned(item.orderItemId, item.quantity);
    await orders.note(order.id, `${text}：包裹${packageNumber}`);
    const signed = await delivery.read(id, customerId);
    await orders.tell('order.signed', order, { package: packageFacts(signed) });
    if (customerId === undefined || (by !== undefined && by !== order.kpId)) {
      const who = by === undefined ? '' : (await accountService(tx).facts(by)).contactName;
      await notificationService(tx).tell(order, 'orderSigned', `package:${id}`, { orderNumber: order.orderNumber, packageNumber, by: who });
    }
    const lines = await orders.items(order.id);
    if (order.status === 'shipped' && lines.every((line) => line.signedQuantity === line.quantity)) {
      // Paid on delivery: the driver has the money now, and after-sales may give it back.
      if (order.paidAt === null)
        await paymentLedger(tx).record({
          ...anOrder(order.id),
          ...{ method: 'cashOnDelivery', amount: order.payable, reference: order.orderNumber, paidBy: order.kpId },
        });
      await orders.move(order, 'completed', '订单已完成', order.paidAt === null ? { paidAt: new Date().toISOString() } : {});
    }
    return signed;
  });
