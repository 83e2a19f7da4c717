import { expect, test } from '@jest/globals';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { cancelOrderService } from './cancel-order.service.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { orderReader } from './order-reader.service.ts';
import { payOrderService } from './pay-order.service.ts';
import { payPage } from './pay-page.service.ts';
import { shipOrder } from './ship-order.ts';
import { signPackageService } from './sign-package.service.ts';

const db = await testingDatabase();
const reader = orderReader(db);
const delivery = deliveryService(db);
const packages = signPackageService(db);
const stockOf = async (id: number) =>
  (await db.sql`select sum(on_hand)::int as on_hand, sum(reserved)::int as reserved from stock where sku_id = ${id}`)[0];

test('another company’s order does not exist, whoever asks for it however', async () => {
  const sku = await aSku(db, { stock: { 1: 10 } });
  const [buyer, stranger] = [await aBuyer(db), await aBuyer(db)];
  const { orderId, orderNumber } = await buyer.orders(sku.skuNumber, 1);
  const id = stranger.kp.customerId;
  for (const attempt of [
    () => reader.detail(id, { id: orderId }),
    () => reader.detail(id, { orderNumber }),
    () => cancelOrderService(db).cancel(id, orderId, ''),
    () => changePaymentMethod(db, id, orderId, 'offlineTransfer'),
    () => payPage(db, stranger.kp, orderId),
    () => payOrderService(db).charge(stranger.kp, orderId, 'card'),
    () => payOrderService(db).payByBalancePassword(stranger.kp, orderId, { hash: null, isRight: true }),
  ])
    await expect(attempt()).rejects.toMatchObject({ reason: 'ORDER_NOT_FOUND' });
  expect((await reader.page(id, {})).total).toBe(0);
  expect((await reader.detail(buyer.kp.customerId, { orderNumber })).id).toBe(orderId);
});

test('a cancelled order gives its stock back, and an unpaid one is cancelled after 72 hours', async () => {
  const sku = await aSku(db, { stock: { 1: 10 } });
  const buyer = await aBuyer(db);
  const { orderId } = await buyer.orders(sku.skuNumber, 4);
  const late = await buyer.orders(sku.skuNumber, 5);
  await cancelOrderService(db).cancel(buyer.kp.customerId, orderId, '买错了');
  expect(await stockOf(sku.id)).toEqual({ onHand: 10, reserved: 5 });
  const { expiresAt } = await orderService(db).peek(late.orderId);
  await cancelOrderService(db).cancelOverdue(new Date(Date.parse(expiresAt) - 1).toISOString());
  expect((await orderService(db).peek(late.orderId)).status).toBe('pendingPayment');
  expect(await cancelOrderService(db).cancelOverdue(expiresAt)).toBe(1);
  expect(await reader.detail(buyer.kp.customerId, { id: late.orderId })).toMatchObject({
    status: 'cancelled',
    cancelReason: '超时未付款',
    canPay: false,
  });
  expect(await stockOf(sku.id)).toEqual({ onHand: 10, reserved: 0 });
  expect(await orderService(db).statistics(buyer.kp.customerId)).toMatchObject({ total: 2, cancelled: 2 });
});

test('shipped in two packages, signed for by the buyer and by time: the order is completed', async () => {
  const [a, b] = [await aSku(db, { stock: { 1: 10 } }), await aSku(db, { stock: { 1: 1, 2: 5 } })];
  const buyer = await aBuyer(db);
  await buyer.wants(b.skuNumber, 4);
  const { orderId } = await buyer.orders(a.skuNumber, 6, 'cashOnDelivery');
  const [first, second] = await orderService(db).items(orderId);
  const one = await shipOrder(db, orderId, { parts: [{ lineId: first!.id, quantity: 2 }], carrier: '德邦' });
  expect(one).toMatchObject({ status: 'inTransit', carrier: '德邦', warehouse: '上海仓', lines: [{ sku: a.skuNumber, quantity: 2 }] });
  // Nobody gave it a number, and so it has none.
  expect(one.trackingNumber).toBe('');
  expect(await orderService(db).peek(orderId)).toMatchObject({ status: 'partiallyShipped' });
  await expect(cancelOrderService(db).cancel(buyer.kp.customerId, orderId, '')).rejects.toMatchObject({ reason: 'ORDER_NOT_CANCELLABLE' });
  await expect(shipOrder(db, orderId, { parts: [{ lineId: first!.id, quantity: 5 }] })).rejects.toMatchObject({
    reason: 'ORDER_SHIPMENT_INVALID',
  });
  const rest = await Promise.allSettled([shipOrder(db, orderId, {}), shipOrder(db, orderId, {})]);
  expect(rest.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect([await stockOf(a.id), await stockOf(b.id)]).toEqual([
    { onHand: 4, reserved: 0 },
    { onHand: 2, reserved: 0 },
  ]);
  await delivery.addTrace(one.id, '到达上海转运中心', '上海');
  await delivery.deliver(one.id);
  const signed = await packages.sign(one.id, buyer.kp.customerId);
  expect(signed).toMatchObject({ status: 'signed', canSign: false, autoSignAt: '' });
  expect(signed.traces.map(({ text }) => text)).toEqual([
    '买家已签收',
    '包裹已送达，请签收',
    '到达上海转运中心',
    '包裹已从上海仓发出，承运方德邦',
  ]);
  await expect(packages.sign(one.id, buyer.kp.customerId)).rejects.toMatchObject({ reason: 'PACKAGE_NOT_SIGNABLE' });
  await expect(delivery.read(one.id, (await aBuyer(db)).kp.customerId)).rejects.toMatchObject({ reason: 'PACKAGE_NOT_FOUND' });
  expect(await packages.signOverdue()).toBe(0);
  expect(await packages.signOverdue(new Date(Date.now() + 7 * 86_400_000 + 1000).toISOString())).toBe(1);
  const done = await reader.detail(buyer.kp.customerId, { id: orderId });
  expect(done).toMatchObject({ status: 'completed', isPaid: true, lines: [{ signedQuantity: 6 }, { signedQuantity: 4 }] });
  expect(second!.skuNumber).toBe(b.skuNumber);
});

test('goods that no warehouse had come from the supplier, or from stock that arrived meanwhile', async () => {
  const sku = await aSku(db, { leadTimeId: 5, stock: { 1: 2 } });
  const buyer = await aBuyer(db);
  const { orderId } = await buyer.orders(sku.skuNumber, 10, 'cashOnDelivery');
  expect(await stockOf(sku.id)).toEqual({ onHand: 2, reserved: 2 });
  await db.sql`update stock set on_hand = on_hand + 3 where sku_id = ${sku.id}`;
  expect(await shipOrder(db, orderId, {})).toMatchObject({ warehouse: '上海仓' });
  expect(await stockOf(sku.id)).toEqual({ onHand: 0, reserved: 0 });
});

test('an unpaid order changes its way to pay; on delivery it waits to be shipped at once', async () => {
  const sku = await aSku(db, { stock: { 1: 10 } });
  const buyer = await aBuyer(db);
  const { orderId } = await buyer.orders(sku.skuNumber, 1);
  await expect(changePaymentMethod(db, buyer.kp.customerId, orderId, 'credit')).rejects.toMatchObject({
    reason: 'PAYMENT_METHOD_NOT_ALLOWED',
    message: '尚未开通账期',
  });
  await changePaymentMethod(db, buyer.kp.customerId, orderId, 'cashOnDelivery');
  expect(await orderService(db).peek(orderId)).toMatchObject({ status: 'pendingShipment', paidAt: null });
  await expect(payOrderService(db).charge(buyer.kp, orderId, 'card')).rejects.toMatchObject({ reason: 'ORDER_NOT_PAYABLE' });
});

test('orders are found by number, SKU, name, project and day', async () => {
  const sku = await aSku(db, { name: '特种_螺栓%', stock: { 1: 10 } });
  const buyer = await aBuyer(db);
  const { orderNumber } = await buyer.orders(sku.skuNumber, 1);
  const found = async (search: Parameters<typeof reader.page>[1]) => (await reader.page(buyer.kp.customerId, search)).total;
  expect(await found({ keyword: orderNumber.slice(2) })).toBe(1);
  expect(await found({ keyword: sku.skuNumber.toLowerCase() })).toBe(1);
  expect(await found({ keyword: '_螺栓%' })).toBe(1);
  expect(await found({ keyword: '螺_栓' })).toBe(0);
  expect(await found({ status: 'completed' })).toBe(0);
  expect(await found({ from: '2020-01-01', to: '2020-12-31' })).toBe(0);
});
