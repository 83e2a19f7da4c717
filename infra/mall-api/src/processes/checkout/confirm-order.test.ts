import { expect, test } from '@jest/globals';
import { addressService } from '../../modules/account/address.service.ts';
import { cartService } from '../../modules/cart/cart.service.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { checkoutService } from './checkout.service.ts';
import { confirmOrder, type OrderRequest } from './confirm-order.service.ts';

const db = await testingDatabase();
const ordersOf = async (kpId: number) =>
  (await db.sql<{ n: number }[]>`select count(*)::int as n from sales_order where kp_id = ${kpId}`)[0]!.n;
const reserved = async (skuId: number) =>
  (await db.sql<{ n: number }[]>`select coalesce(sum(reserved), 0)::int as n from stock where sku_id = ${skuId}`)[0]!.n;

test('an order takes the selected lines out of the cart and keeps stock for them', async () => {
  const sku = await aSku(db, { listPrice: 250, stock: { 1: 30, 2: 30 } });
  const other = await aSku(db, { stock: { 1: 5 } });
  const buyer = await aBuyer(db);
  await buyer.wants(sku.skuNumber, 40);
  await buyer.wants(other.skuNumber, 1);
  const [line] = (await cartService(db).read(buyer.viewer)).lines;
  await cartService(db).update(buyer.viewer, [{ id: line!.id, selected: false }]);
  const order = await confirmOrder(db, buyer.viewer, await buyer.confirms({ remark: '周一送', projectNumber: 'P-7' }));
  expect(order).toMatchObject({ status: 'pendingPayment', payableFen: 10_000, needsPayment: true, isRepeated: false });
  expect(order.orderNumber).toMatch(/^SO\d{8}-\d{6}$/);
  expect((await cartService(db).read(buyer.viewer)).lines.map((one) => one.sku)).toEqual([other.skuNumber]);
  expect(await reserved(sku.id)).toBe(40);
});

test('two clicks, two tabs and a retry make one order', async () => {
  const sku = await aSku(db, { stock: { 1: 100 } });
  const buyer = await aBuyer(db);
  await buyer.wants(sku.skuNumber, 3);
  const [first, second] = [await buyer.confirms(), await buyer.confirms()];
  const placed = await Promise.all([first, second, first, second, first, second].map((request) => confirmOrder(db, buyer.viewer, request)));
  expect(new Set(placed.map((order) => order.orderId)).size).toBe(1);
  expect(placed.filter((order) => !order.isRepeated)).toHaveLength(1);
  expect(await ordersOf(buyer.kp.kpId)).toBe(1);
  expect(await reserved(sku.id)).toBe(3);
  expect((await confirmOrder(db, buyer.viewer, first)).isRepeated).toBe(true);
});

test('the second tab with another address is told of the first one’s order', async () => {
  const sku = await aSku(db, { stock: { 1: 100 } });
  const buyer = await aBuyer(db);
  await buyer.wants(sku.skuNumber, 3);
  const [first, second] = [await buyer.confirms(), await buyer.confirms({ remark: '另一个' })];
  const order = await confirmOrder(db, buyer.viewer, first);
  await expect(confirmOrder(db, buyer.viewer, second)).rejects.toMatchObject({
    reason: 'CHECKOUT_ALREADY_ORDERED',
    details: { orderNumber: order.orderNumber },
  });
});

test('who fills the cart again orders again, and buying at once works twice as well', async () => {
  const sku = await aSku(db, { stock: { 1: 100 } });
  const buyer = await aBuyer(db);
  await buyer.orders(sku.skuNumber, 3);
  await buyer.orders(sku.skuNumber, 3);
  const atOnce = async () => {
    const { priceToken } = await checkoutService(db).confirm(buyer.viewer, { sku: sku.skuNumber, quantity: 3 });
    return { priceToken, addressId: buyer.addressId, invoiceId: 0, paymentMethod: 'unionPay' as const, remark: '', projectNumber: '' };
  };
  await confirmOrder(db, buyer.viewer, await atOnce());
  await confirmOrder(db, buyer.viewer, await atOnce());
  expect(await ordersOf(buyer.kp.kpId)).toBe(4);
});

test('a price that changed is told, and nothing is made', async () => {
  const sku = await aSku(db, { listPrice: 1000, stock: { 1: 100 } });
  const buyer = await aBuyer(db);
  await buyer.wants(sku.skuNumber, 2);
  const request = await buyer.confirms();
  await db.sql`update sku set list_price = 1100 where id = ${sku.id}`;
  const refusal = confirmOrder(db, buyer.viewer, request);
  await expect(refusal).rejects.toMatchObject({ reason: 'CHECKOUT_CHANGED' });
  const { details } = (await refusal.catch((error: unknown) => error)) as { details: { differences: { kind: string; message: string }[] } };
  expect(details.differences.map(({ kind, message }) => [kind, message])).toEqual([
    ['price', '单价由¥10.00变为¥11.00'],
    ['total', '应付金额由¥20.00变为¥22.00'],
  ]);
  expect([await ordersOf(buyer.kp.kpId), await reserved(sku.id)]).toEqual([0, 0]);
  expect((await cartService(db).read(buyer.viewer)).totalProducts).toBe(1);
});

test('two companies want the last ten pieces at once: one gets them as shown, the other learns what changed', async () => {
  const sku = await aSku(db, { leadTimeId: 17, stock: { 1: 10 } });
  const buyers = [await aBuyer(db), await aBuyer(db)];
  const requests: OrderRequest[] = [];
  for (const buyer of buyers) {
    await buyer.wants(sku.skuNumber, 10);
    requests.push(await buyer.confirms());
  }
  const outcomes = await Promise.allSettled(buyers.map((buyer, index) => confirmOrder(db, buyer.viewer, requests[index]!)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const lost = outcomes.find((one) => one.status === 'rejected')!;
  expect(lost.reason).toMatchObject({ reason: 'CHECKOUT_CHANGED', details: { differences: [{ kind: 'unavailable' }, { kind: 'total' }] } });
  expect(await reserved(sku.id)).toBe(10);
});

test('the last pieces at a promotion’s price are sold once', async () => {
  const sku = await aSku(db, { listPrice: 1000, stock: { 1: 100 } });
  await db.sql`insert into campaign (id, kind, name, starts_at, ends_at) values (901, 10, '限时', now() - interval '1 day', now() + interval '1 day')`;
  await db.sql`insert into promotion_price (campaign_id, sku_id, price, over_limit, stock) values (901, ${sku.id}, 800, true, 5)`;
  const buyers = [await aBuyer(db), await aBuyer(db), await aBuyer(db)];
  const requests: OrderRequest[] = [];
  for (const buyer of buyers) {
    await buyer.wants(sku.skuNumber, 5);
    requests.push(await buyer.confirms());
  }
  const outcomes = await Promise.allSettled(buyers.map((buyer, index) => confirmOrder(db, buyer.viewer, requests[index]!)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const lost of outcomes.filter((one) => one.status === 'rejected')) expect(lost.reason).toMatchObject({ reason: 'CHECKOUT_CHANGED' });
  expect((await db.sql`select stock from promotion_price where campaign_id = 901`)[0]).toEqual({ stock: 0 });
});

test('another company’s address, invoice title or page, and a payment that is not allowed, are refused', async () => {
  const sku = await aSku(db, { stock: { 1: 100 } });
  const [buyer, stranger] = [await aBuyer(db), await aBuyer(db)];
  await buyer.wants(sku.skuNumber, 1);
  const request = await buyer.confirms();
  const refused = (changes: Partial<typeof request>, viewer = buyer.viewer) =>
    confirmOrder(db, viewer, { ...request, ...changes }).catch((error: { reason: string }) => error.reason);
  expect(await refused({ addressId: stranger.addressId })).toBe('CHECKOUT_ADDRESS_INVALID');
  expect(await refused({ invoiceId: 999 })).toBe('CHECKOUT_INVOICE_INVALID');
  expect(await refused({ paymentMethod: 'credit' })).toBe('CHECKOUT_PAYMENT_NOT_ALLOWED');
  expect(await refused({ addressId: stranger.addressId }, stranger.viewer)).toBe('CHECKOUT_EXPIRED');
  expect(await ordersOf(buyer.kp.kpId)).toBe(0);
});

test('the page proposes the default address, whatever was ordered to last, and remark and project number start empty (rule checkout 2)', async () => {
  const sku = await aSku(db, { stock: { 1: 100 } });
  const buyer = await aBuyer(db);
  const { id, consignee, mobile, stateProvinceId, cityId, districtId, detail } = (await addressService(db).list(buyer.kp.customerId))[0]!;
  const other = await addressService(db).save(buyer.kp.customerId, {
    consignee,
    mobile,
    stateProvinceId,
    cityId,
    districtId,
    detail: `${detail}-2`,
  });
  await buyer.wants(sku.skuNumber, 1);
  await confirmOrder(db, buyer.viewer, await buyer.confirms({ addressId: other.id, remark: '送到门卫', projectNumber: 'P-1' }));
  await buyer.wants(sku.skuNumber, 1);
  const page = await checkoutService(db).confirm(buyer.viewer, { cartOf: buyer.kp.kpId });
  expect([page.selectedAddressId, page.remark, page.projectNumber]).toEqual([id, '', '']);
});
