import { expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { balanceService } from '../../modules/account/balance.service.ts';
import { quotationService } from '../../modules/inquiry/quotation.service.ts';
import { notificationService } from '../../modules/notification/notification.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { refundService } from '../../modules/payment/refund.service.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anInquiry } from '../../testing/an-inquiry.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { cancelOrderService } from './cancel-order.service.ts';
import { payOrderService } from './pay-order.service.ts';
import { shipOrder } from './ship-order.ts';
import { signPackageService } from './sign-package.service.ts';

const db = await testingDatabase();
const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 10_000 } });

/** What stands on the bell, the oldest first. */
const toldTo = async ({ kp }: ABuyer) =>
  (await notificationService(db).page(kp, {}, 1, 60)).items.map(({ title, text }) => `${title}：${text}`).reverse();

test('who ordered hears of each package, and of money that went back, once (rule notification 1)', async () => {
  const buyer = await aBuyer(db);
  await balanceService(db).putIn(buyer.kp.customerId, yuan(1000), 'deposit', 'first');
  await db.sql`update customer_balance set free_payment_limit = 1000000 where customer_id = ${buyer.kp.customerId}`;
  const order = await buyer.orders(skuNumber, 5);
  await payOrderService(db).payByBalance(buyer.kp, order.orderId);
  const [line] = await orderService(db).items(order.orderId);
  await shipOrder(db, order.orderId, { parts: [{ lineId: line!.id, quantity: 2 }] });
  await shipOrder(db, order.orderId, {});
  const other = await buyer.orders(skuNumber, 2, 'offlineTransfer');
  await payOrderService(db).receiveTransfer(other.orderId, yuan(20), 'B1');
  await cancelOrderService(db).cancel(buyer.kp.customerId, other.orderId, '');
  const [refund] = await refundService(db).pendingTransfers();
  await Promise.all([1, 2, 3].map(() => refundService(db).finish(refund!.id, 'offlineTransfer')));
  expect(await toldTo(buyer)).toEqual([
    `订单已付款：您的订单${order.orderNumber}已付款¥50.00，我们将尽快安排发货。`,
    `订单已部分发货：您的订单${order.orderNumber}已部分发货，本次2件，可在订单详情中查看物流。`,
    `订单已发货：您的订单${order.orderNumber}已全部发货，本次3件，可在订单详情中查看物流。`,
    `订单已付款：您的订单${other.orderNumber}已付款¥20.00，我们将尽快安排发货。`,
    `退款已退回：您的订单${other.orderNumber}的退款¥20.00已按原支付方式退回。`,
  ]);
});

test('who didn’t pay in time hears of it, and who cancelled themselves doesn’t (rule notification 1)', async () => {
  const buyer = await aBuyer(db);
  const own = await buyer.orders(skuNumber, 1);
  await cancelOrderService(db).cancel(buyer.kp.customerId, own.orderId, '');
  const late = await buyer.orders(skuNumber, 3);
  const { expiresAt } = await orderService(db).peek(late.orderId);
  await Promise.all([1, 2].map(() => cancelOrderService(db).cancelOverdue(expiresAt)));
  expect(await toldTo(buyer)).toEqual([`订单已自动取消：您的订单${late.orderNumber}超过72小时未付款，已自动取消。`]);
});

test('who ordered hears that a colleague signed or cancelled, or the clock signed; not of what they did themselves (rule notification 1)', async () => {
  const buyer = await aBuyer(db);
  const colleague = await aColleague(db, buyer.kp);
  const ship = async () => {
    const order = await buyer.orders(skuNumber, 1, 'cashOnDelivery');
    return { ...order, sent: await shipOrder(db, order.orderId, {}) };
  };
  const [own, theirs, late] = [await ship(), await ship(), await ship()];
  const { sign, signOverdue } = signPackageService(db);
  await sign(own.sent.id, buyer.kp.customerId, buyer.kp.kpId);
  await sign(theirs.sent.id, buyer.kp.customerId, colleague.kp.kpId);
  await signOverdue(new Date(Date.now() + 8 * 86_400_000).toISOString());
  const cancelled = await buyer.orders(skuNumber, 1);
  await cancelOrderService(db).cancel(buyer.kp.customerId, cancelled.orderId, '', colleague.kp.kpId);
  const told = (await toldTo(buyer)).filter((text) => /^包裹已签收|^订单已取消/.test(text));
  expect(told).toEqual([
    expect.stringMatching(new RegExp(`${theirs.orderNumber}的包裹${theirs.sent.packageNumber}已由.+签收。$`)),
    `包裹已签收：您的订单${late.orderNumber}的包裹${late.sent.packageNumber}超过7天未签收，已自动签收。`,
    expect.stringMatching(new RegExp(`^订单已取消：您的订单${cancelled.orderNumber}已由.+取消。$`)),
  ]);
});

test('three days before a quotation ends its buyer hears of it, once in its days (rule notification 2)', async () => {
  const buyer = await aBuyer(db);
  const { id } = await anInquiry(db, buyer, [{ sku: skuNumber, quantity: 2 }]);
  const endsIn = (hours: number) => db.sql`update inquiry set valid_until = now() + ${hours} * interval '1 hour' where id = ${id}`;
  await endsIn(73);
  expect(await quotationService(db).tellEnding()).toBe(0);
  await endsIn(71);
  const told = await Promise.all([1, 2, 3].map(() => quotationService(db).tellEnding()));
  expect(told.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await toldTo(buyer)).toEqual([expect.stringMatching(/^报价即将到期：您的询价单XJ.*到期后需重新询价。$/)]);
  await quotationService(db).renew(id, buyer.kp.customerId);
  await endsIn(70);
  expect(await quotationService(db).tellEnding()).toBe(1);
  await db.sql`update inquiry set is_end_told = false where id = ${id}`;
  await quotationService(db).cancel(id, buyer.kp.customerId, '');
  expect(await quotationService(db).tellEnding()).toBe(0);
  expect(await toldTo(buyer)).toHaveLength(2);
});
