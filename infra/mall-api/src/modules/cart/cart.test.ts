import { expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { cartService } from './cart.service.ts';
import { cartOwner } from './cart-owner.ts';

const db = await testingDatabase();
const cart = cartService(db);

test('a cart shows each line as this buyer sees it, and sums up what is selected', async () => {
  const screw = await aSku(db, { listPrice: 120, minOrderQty: 10, stepValue: 5, stock: { 1: 100 } });
  const bearing = await aSku(db, { listPrice: yuan(45.5), stock: { 2: 3 } });
  const buyer = await aBuyer(db);
  await buyer.wants(screw.skuNumber, 20);
  await buyer.wants(bearing.skuNumber, 2);
  const { lines, totals, isAllSelected, totalProducts } = await cart.read(buyer.viewer);
  expect(
    lines.map((line) => [line.sku, line.quantity, line.appliedPriceSub, line.appliedPriceDecimal, line.dynamicDeliveryTimeName]),
  ).toEqual([
    [bearing.skuNumber, 2, '45', '50', '次日发货'],
    [screw.skuNumber, 20, '1', '20', '当日发货'],
  ]);
  expect(totals).toMatchObject({ selectedLines: 2, selectedQuantity: 22, payableFen: 11_500, payableAmount: '¥115.00' });
  expect([isAllSelected, totalProducts]).toEqual([true, 2]);
  const after = await cart.update(buyer.viewer, [{ id: lines[0]!.id, selected: false }]);
  expect([after.totals.payableFen, after.isAllSelected]).toEqual([2400, false]);
});

test('quantities that break the rules are refused, and adding again moves up to the next step', async () => {
  const sku = await aSku(db, { minOrderQty: 3, stepValue: 2, stock: { 1: 100 } });
  const buyer = await aBuyer(db);
  await expect(buyer.wants(sku.skuNumber, 2)).rejects.toMatchObject({ reason: 'CART_QUANTITY_INVALID', message: '不能少于起订量3' });
  await expect(buyer.wants(sku.skuNumber, 4)).rejects.toMatchObject({
    reason: 'CART_QUANTITY_INVALID',
    message: '起订量后的步进值必须为2',
  });
  await buyer.wants(sku.skuNumber, 3);
  await buyer.wants(sku.skuNumber, 3);
  const [line] = (await cart.read(buyer.viewer)).lines;
  expect(line!.quantity).toBe(7);
  await expect(cart.update(buyer.viewer, [{ id: line!.id, quantity: 8 }])).rejects.toMatchObject({ reason: 'CART_QUANTITY_INVALID' });
});

test('what cannot be ordered does not go in; what cannot be ordered any more stays as a line that says so', async () => {
  const inquired = await aSku(db, { isInquiryPrice: true });
  const open = await aSku(db, { options: [{ key: '长度', values: ['20'], priceFactor: [1] }] });
  const sku = await aSku(db, { stock: { 1: 10 } });
  const buyer = await aBuyer(db);
  await expect(buyer.wants('NOSUCH1', 1)).rejects.toMatchObject({ reason: 'CART_SKU_UNAVAILABLE' });
  await expect(buyer.wants(inquired.skuNumber, 1)).rejects.toMatchObject({ reason: 'CART_INQUIRY_ONLY' });
  await expect(buyer.wants(open.skuNumber, 1)).rejects.toMatchObject({ reason: 'CART_SPEC_NOT_CHOSEN' });
  await buyer.wants(sku.skuNumber, 1);
  await db.sql`update sku set is_active = false where id = ${sku.id}`;
  const { lines, totals } = await cart.read(buyer.viewer);
  expect(lines[0]).toMatchObject({ isValid: false, invalidReason: '该商品已下架', selected: false });
  expect(totals.selectedLines).toBe(0);
});

test('twenty tabs that add the same at once make one line with all of it', async () => {
  const sku = await aSku(db, { stock: { 1: 100 } });
  const buyer = await aBuyer(db);
  await Promise.all(Array.from({ length: 20 }, () => buyer.wants(sku.skuNumber, 2)));
  expect((await cart.read(buyer.viewer)).lines.map((line) => line.quantity)).toEqual([40]);
});

test('a campaign lowers the sum of its lines, shared out to the fen', async () => {
  const a = await aSku(db, { listPrice: 3333 });
  const b = await aSku(db, { listPrice: 3334 });
  await db.sql`insert into campaign (id, kind, name, rule, thresholds, starts_at, ends_at)
    values (900, 1, '满100减10', 4, '[{"from": 10000, "off": 1000}]', now() - interval '1 day', now() + interval '1 day')`;
  await db.sql`insert into promotion_price (campaign_id, sku_id, price) values (900, ${a.id}, 3333), (900, ${b.id}, 3334)`;
  const buyer = await aBuyer(db);
  await buyer.wants(a.skuNumber, 2);
  await buyer.wants(b.skuNumber, 2);
  const { lines, totals, campaigns } = await cart.read(buyer.viewer);
  expect(lines.reduce((sum, line) => sum + line.discountFen, 0)).toBe(1000);
  expect(totals).toMatchObject({ goodsFen: 13_334, discountFen: 1000, payableFen: 12_334 });
  expect(campaigns).toMatchObject([
    { campaignId: 900, isReached: true, thresholdDescription: '满¥100.00', discountDescription: '减¥10.00' },
  ]);
});

test('a manager may open a colleague’s cart, nobody another company’s', async () => {
  const buyer = await aBuyer(db);
  const stranger = await aBuyer(db);
  const [colleague] = await db.sql<{ id: number }[]>`
    insert into kp (customer_id, phone, contact_name) values (${buyer.kp.customerId}, '13911112222', '小张') returning id`;
  const caller = { kp: buyer.kp, provinceId: 10009 } as Parameters<typeof cartOwner>[1];
  expect((await cartOwner(db, caller, colleague!.id)).kp.kpId).toBe(colleague!.id);
  await expect(cartOwner(db, caller, stranger.kp.kpId)).rejects.toMatchObject({ reason: 'CART_NOT_YOURS' });
  await expect(cartOwner(db, { ...caller, kp: { ...buyer.kp, isManager: false } }, colleague!.id)).rejects.toMatchObject({
    reason: 'CART_NOT_YOURS',
  });
});

test('many changed lines are priced in one query, and an unknown or wrong one leaves all as they were', async () => {
  const skus = await Promise.all(Array.from({ length: 5 }, () => aSku(db, { minOrderQty: 2, stepValue: 2, stock: { 1: 100 } })));
  const buyer = await aBuyer(db);
  for (const sku of skus) await buyer.wants(sku.skuNumber, 2);
  const { lines } = await cart.read(buyer.viewer);
  const changes = lines.map(({ id }) => ({ id, quantity: 8 }));
  const asked: string[] = [];
  const listening = (own: Database): Database => ({
    sql: new Proxy(own.sql, {
      apply(target, self, args: [string[]]) {
        asked.push(String(args[0]));
        return Reflect.apply(target, self, args);
      },
    }),
    transaction: (work) => own.transaction((tx) => work(listening(tx))),
  });
  await expect(cart.update(buyer.viewer, [...changes.slice(0, 4), { id: lines[4]!.id, quantity: 7 }])).rejects.toMatchObject({
    reason: 'CART_QUANTITY_INVALID',
    details: { sku: lines[4]!.sku },
  });
  expect((await cart.read(buyer.viewer)).lines.map(({ quantity }) => quantity)).toEqual([2, 2, 2, 2, 2]);
  const { lines: changed } = await cartService(listening(db)).update(buyer.viewer, changes);
  expect(changed.map(({ quantity }) => quantity)).toEqual([8, 8, 8, 8, 8]);
  // Once for the changed lines, once for the cart that is answered with.
  expect(asked.filter((text) => text.includes('tier_prices as tiers'))).toHaveLength(2);
});
