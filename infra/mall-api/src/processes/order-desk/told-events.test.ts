import { expect, test } from '@jest/globals';
import { type WebhookEventType, webhookEvents } from '@mall/api-contract/webhook';
import { yuan } from '@mall/domain/money';
import { Value } from 'typebox/value';
import type { Database } from '../../database/database.ts';
import { balanceService } from '../../modules/account/balance.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { inquiryBasketService } from '../../modules/inquiry/inquiry-basket.service.ts';
import { quotationService } from '../../modules/inquiry/quotation.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { refundService } from '../../modules/payment/refund.service.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { confirmOrder, inquiryCheckoutService } from '../checkout/index.ts';
import { cancelOrderService } from './cancel-order.service.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { payOrderService } from './pay-order.service.ts';
import { shipOrder } from './ship-order.ts';
import { signPackageService } from './sign-package.service.ts';
import { supplementService } from './supplement.service.ts';

// biome-ignore lint/suspicious/noExplicitAny: data of any event
type Told = any;

const db = await testingDatabase();
const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 10_000 } });

const aRichBuyer = async (): Promise<ABuyer> => {
  const buyer = await aBuyer(db);
  await balanceService(db).putIn(buyer.kp.customerId, yuan(10_000), 'deposit', 'first');
  await db.sql`update customer_balance set free_payment_limit = 1000000 where customer_id = ${buyer.kp.customerId}`;
  return buyer;
};
/** What was told of a subject, each held against the contract. */
const told = async (subject: string) => {
  const events = await db.sql<
    { type: WebhookEventType; data: Told }[]
  >`select type, data from webhook_event where subject = ${subject} order by number`;
  for (const { type, data } of events) expect([...Value.Errors(webhookEvents[type], data)]).toEqual([]);
  return events;
};
const typesOf = async (orderId: string) => (await told(`order:${orderId}`)).map(({ type, data }) => `${type} ${data.order.status}`);

test('an order tells each step, with itself as it is then (rules webhook 1, 2)', async () => {
  const buyer = await aRichBuyer();
  const { orderId } = await buyer.orders(skuNumber, 5);
  await payOrderService(db).payByBalance(buyer.kp, orderId);
  const [line] = await db.sql<{ id: number }[]>`select id from sales_order_item where order_id = ${orderId}`;
  const first = await shipOrder(db, orderId, { parts: [{ lineId: line!.id, quantity: 2 }] });
  await deliveryService(db).deliver(first.id);
  await deliveryService(db).deliver(first.id);
  const second = await shipOrder(db, orderId, {});
  await signPackageService(db).sign(first.id, buyer.kp.customerId);
  await signPackageService(db).sign(second.id, buyer.kp.customerId);
  expect(await typesOf(orderId)).toEqual([
    ...['order.placed pendingPayment', 'order.paid pendingShipment', 'order.shipped partiallyShipped', 'order.delivered partiallyShipped'],
    ...['order.shipped shipped', 'order.signed shipped', 'order.signed shipped', 'order.completed completed'],
  ]);
  const [placed, paid, shipped, delivered, , , , completed] = (await told(`order:${orderId}`)).map(({ data }) => data);
  expect(placed.order).toMatchObject({
    id: orderId,
    payableFen: yuan(50),
    paidAt: null,
    lines: [{ sku: skuNumber, quantity: 5, unitPriceFen: yuan(10) }],
  });
  expect(paid.order).toMatchObject({ paymentMethod: 'balance', paidAt: expect.any(String) });
  expect(shipped).toMatchObject({
    package: { id: first.id, lines: [{ lineId: line!.id, quantity: 2 }] },
    order: { lines: [{ shippedQuantity: 2 }] },
  });
  expect(delivered.package.status).toBe('delivered');
  expect(completed.order).toMatchObject({ completedAt: expect.any(String), lines: [{ shippedQuantity: 5, signedQuantity: 5 }] });
});

test('an order paid by credit and another way tells both payments from then on, and each refund names its own (rule webhook 2)', async () => {
  const buyer = await aRichBuyer();
  await creditService(db).approve(buyer.kp.customerId, yuan(60));
  const { orderId } = await buyer.orders(skuNumber, 10);
  await supplementService(db).pay(buyer.kp, { orderId, creditFen: yuan(60), method: 'balance' });
  await cancelOrderService(db).cancel(buyer.kp.customerId, orderId, '不要了');
  const events = await told(`order:${orderId}`);
  expect(
    events.map(({ type, data }) => [type, data.order.payments.map(({ method, amountFen }: Told) => `${method} ${amountFen}`)]),
  ).toEqual([
    ['order.placed', []],
    ...['order.paid', 'order.cancelled', 'order.refunded', 'order.refunded'].map((type) => [type, ['credit 6000', 'balance 4000']]),
  ]);
  for (const { data } of events.slice(3))
    expect(data.order.payments.map(({ transactionId }: Told) => transactionId)).toContain(data.refund.transactionId);
});

test('money that goes back is told once it is on its way', async () => {
  const buyer = await aRichBuyer();
  const { orderId } = await buyer.orders(skuNumber, 1);
  await payOrderService(db).payByBalance(buyer.kp, orderId);
  await cancelOrderService(db).cancel(buyer.kp.customerId, orderId, '不要了');
  expect((await typesOf(orderId)).slice(2)).toEqual(['order.cancelled cancelled', 'order.refunded cancelled']);
  expect((await told(`order:${orderId}`))[3]!.data.refund).toMatchObject({ method: 'balance', amountFen: yuan(10) });

  const transfer = await buyer.orders(skuNumber, 2, 'offlineTransfer');
  await payOrderService(db).receiveTransfer(transfer.orderId, yuan(20), 'B1');
  await cancelOrderService(db).cancel(buyer.kp.customerId, transfer.orderId, '');
  expect((await typesOf(transfer.orderId)).slice(1)).toEqual(['order.paid pendingShipment', 'order.cancelled cancelled']);
  const [refund] = await refundService(db).pendingTransfers();
  await refundService(db).finish(refund!.id, 'offlineTransfer');
  await refundService(db).finish(refund!.id, 'offlineTransfer');
  expect((await typesOf(transfer.orderId)).slice(3)).toEqual(['order.refunded cancelled']);
});

test('cash on delivery: told when it is chosen, and paid with the last package', async () => {
  const buyer = await aRichBuyer();
  const { orderId } = await buyer.orders(skuNumber, 1);
  await changePaymentMethod(db, buyer.kp.customerId, orderId, 'offlineTransfer');
  await changePaymentMethod(db, buyer.kp.customerId, orderId, 'cashOnDelivery');
  const sent = await shipOrder(db, orderId, {});
  await signPackageService(db).sign(sent.id, buyer.kp.customerId);
  expect(await typesOf(orderId)).toEqual([
    ...['order.placed pendingPayment', 'order.payment_changed pendingPayment', 'order.payment_changed pendingShipment'],
    ...['order.shipped shipped', 'order.signed shipped', 'order.paid completed', 'order.completed completed'],
  ]);
});

test('inquiries and credit', async () => {
  const { viewer, kp, addressId } = await aRichBuyer();
  const request = { invoiceId: 0, paymentMethod: 'unionPay' as const, remark: '', projectNumber: '' };
  const basket = inquiryBasketService(db);
  const origin = { requestId: '', requestTypeId: 4, resultDigits: '' };
  const { inquiryData } = await basket.add(viewer, { skuNumber, quantity: 7, ...origin });
  await basket.submit(viewer, inquiryData.id, '急');
  await basket.submit(viewer, inquiryData.id, '急');
  expect(await told(`inquiry:${inquiryData.id}`)).toMatchObject([
    { type: 'inquiry.submitted', data: { inquiry: { customerId: kp.customerId, remark: '急', lines: [{ sku: skuNumber, quantity: 7 }] } } },
    {
      type: 'inquiry.quoted',
      data: { inquiry: { status: 'quoted', lines: [{ quotedSku: skuNumber, quotedFen: yuan(10), fromQuantity: 7 }] } },
    },
  ]);
  const page = await inquiryCheckoutService(db).confirm(viewer, { id: inquiryData.id }, {});
  await confirmOrder(db, viewer, { ...request, priceToken: page.priceToken, addressId });
  const again = await basket.add(viewer, { skuNumber, quantity: 1, ...origin });
  await basket.submit(viewer, again.inquiryData.id, '');
  await quotationService(db).cancel(again.inquiryData.id, kp.customerId, '不要了');
  expect((await told(`inquiry:${inquiryData.id}`)).at(-1)).toMatchObject({
    ...{
      type: 'inquiry.ordered',
      data: { orderNumber: expect.any(String), inquiry: { status: 'ordered', lines: [{ orderedQuantity: 7 }] } },
    },
  });
  expect((await told(`inquiry:${again.inquiryData.id}`)).at(-1)).toMatchObject({ type: 'inquiry.cancelled', data: { reason: '不要了' } });
  await creditService(db).approve(kp.customerId, yuan(500));
  expect(await told(`credit:${kp.customerId}`)).toMatchObject([
    { type: 'credit.approved', data: { credit: { limitFen: yuan(500), usedFen: 0 } } },
  ]);
});

test('what was undone is never told', async () => {
  const buyer = await aRichBuyer();
  const { orderId } = await buyer.orders(skuNumber, 1);
  const undone = db.transaction(async (tx) => {
    await payOrderService(tx).payByBalance(buyer.kp, orderId);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await typesOf(orderId)).toEqual(['order.placed pendingPayment']);
});

test('whatever happens to an order at once, the log has it in the order in which it happened', async () => {
  const buyer = await aRichBuyer();
  const { orderId } = await buyer.orders(skuNumber, 24);
  await payOrderService(db).payByBalance(buyer.kp, orderId);
  const [line] = await db.sql<{ id: number }[]>`select id from sales_order_item where order_id = ${orderId}`;
  const parcel = async () => {
    const { id } = await shipOrder(db, orderId, { parts: [{ lineId: line!.id, quantity: 1 }] });
    await Promise.all([deliveryService(db).deliver(id), deliveryService(db).deliver(id)]);
    await signPackageService(db).sign(id, buyer.kp.customerId);
  };
  await Promise.all(Array.from({ length: 24 }, parcel));
  const events = await told(`order:${orderId}`);
  const pieces = events.map(({ data }) => data.order.lines[0].shippedQuantity + data.order.lines[0].signedQuantity);
  expect(pieces).toEqual(pieces.toSorted((one, other) => one - other));
  const count = (type: string) => events.filter((one) => one.type === type).length;
  expect(['order.shipped', 'order.delivered', 'order.signed', 'order.completed'].map(count)).toEqual([24, 24, 24, 1]);
});

test('who reports a delivery, or that money went back, waits for who has the order, and holds nothing meanwhile', async () => {
  const buyer = await aRichBuyer();
  const [one, other] = [await buyer.orders(skuNumber, 2, 'offlineTransfer'), await buyer.orders(skuNumber, 3, 'offlineTransfer')];
  await payOrderService(db).receiveTransfer(one.orderId, yuan(20), 'B2');
  await payOrderService(db).receiveTransfer(other.orderId, yuan(30), 'B3');
  await cancelOrderService(db).cancel(buyer.kp.customerId, other.orderId, '');
  const refund = (await refundService(db).pendingTransfers()).find(({ subjectId }) => subjectId === other.orderId)!;
  const { id } = await shipOrder(db, one.orderId, {});
  const holding = async (orderId: string, act: () => Promise<unknown>, meanwhile: (tx: Database) => Promise<unknown>) => {
    let acting: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await orderService(tx).lock(orderId);
      acting = act().catch((error: unknown) => error);
      expect(await Promise.race([acting, untilBlocked(db)])).toBe('blocked');
      await meanwhile(tx);
    });
    return acting;
  };
  const delivered = await holding(
    one.orderId,
    () => deliveryService(db).deliver(id),
    (tx) => signPackageService(tx).sign(id, buyer.kp.customerId),
  );
  expect(delivered).toMatchObject({ reason: 'PACKAGE_NOT_SIGNABLE' });
  await holding(
    other.orderId,
    () => refundService(db).finish(refund.id, 'offlineTransfer'),
    async () => {},
  );
  expect((await typesOf(one.orderId)).at(-1)).toBe('order.completed completed');
  expect((await typesOf(other.orderId)).at(-1)).toBe('order.refunded cancelled');
});
