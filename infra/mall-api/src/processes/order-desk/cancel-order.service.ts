import { canCancel, isUnpaidTooLong } from '@mall/domain/order';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { couponService } from '../../modules/discount/coupon.service.ts';
import { quotationOrderService } from '../../modules/inquiry/quotation-order.service.ts';
import { notificationService } from '../../modules/notification/notification.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { releaseStock } from '../../modules/order/order-stock.ts';
import { pricingService } from '../../modules/pricing/pricing.service.ts';
import { giveBack } from './give-back.ts';

const cancelLocked = async (tx: Database, order: OrderRow, event: string, reason: string) => {
  if (!canCancel(order.status)) throw new MallError('ORDER_NOT_CANCELLABLE', { status: order.status });
  const quotations = quotationOrderService(tx);
  await quotations.holdOf(order.id);
  await couponService(tx).giveBack(order.id);
  await releaseStock(tx, order.id);
  await pricingService(tx).giveBackPromotions(order.id);
  await quotations.giveBack(order.id);
  await giveBack(tx, await orderService(tx).move(order, 'cancelled', event, { cancelReason: reason }), reason);
};

/** Cancelling (rules order 1, 2, 13): from 待付款 and 待发货; the stock is free again and the money goes back the way it came. */
export const cancelOrderService = (db: Database) => ({
  /** @param by which contact person: whoever ordered hears of a colleague's cancelling @throws {MallError} ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE */
  cancel: (customerId: number, orderId: string, reason: string, by?: number) =>
    db.transaction(async (tx) => {
      const order = await orderService(tx).lock(orderId, customerId);
      await cancelLocked(tx, order, reason ? `买家取消订单：${reason}` : '买家取消订单', reason || '买家取消');
      if (by === undefined || by === order.kpId) return;
      const { contactName } = await accountService(tx).facts(by);
      await notificationService(tx).tell(order, 'orderCancelled', `order:${orderId}`, { orderNumber: order.orderNumber, by: contactName });
    }),

  /** Cancels what was not paid within 72 hours. One order, one transaction: who pays at the last moment is simply first. @returns how many */
  async cancelOverdue(now = new Date().toISOString()): Promise<number> {
    let cancelled = 0;
    for (const { id } of await orderService(db).overdue(now)) {
      const done = await db.transaction(async (tx) => {
        const order = await orderService(tx).lock(id);
        if (!isUnpaidTooLong(order, now)) return false;
        await cancelLocked(tx, order, '超过72小时未付款，系统自动取消', '超时未付款');
        await notificationService(tx).tell(order, 'orderCancelled', `order:${id}`, { orderNumber: order.orderNumber, by: '' });
        return true;
      });
      if (done) cancelled += 1;
    }
    return cancelled;
  },
});
