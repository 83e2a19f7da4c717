import { beforeAll, expect, test } from '@jest/globals';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { cartService } from './cart.service.ts';
import { cartSubstituteService } from './substitute.service.ts';

const db = await testingDatabase();
const cart = cartService(db);
const substitutes = cartSubstituteService(db);

beforeAll(async () => {
  await aSku(db);
  await db.sql`insert into manufacturer (id, name, pinyin, initial, country, introduction, mark, is_private)
    values (102, '易买优选', 'yimaiyouxuan', 'Y', '中国', '', '{"shape":"plain","text":"易"}', true)`;
});

/** A SKU at 10.00, the private brand's at 8.00 and an equal one at 6.00; `own` and `equal` change what these two are. */
async function aFamily(own: Parameters<typeof aSku>[1] = {}, equal: Parameters<typeof aSku>[1] = {}) {
  const [dear, privateBrand, other] = [
    await aSku(db, { listPrice: 1000, stock: { 1: 100 } }),
    await aSku(db, { listPrice: 800, stock: { 1: 100 }, ...own }),
    await aSku(db, { listPrice: 600, stock: { 1: 100 }, ...equal }),
  ];
  await db.sql`update sku set manufacturer_id = 102 where id = ${privateBrand.id}`;
  await db.sql`insert into sku_relation (sku_id, related_id, kind) values (${dear.id}, ${privateBrand.id}, 6), (${dear.id}, ${other.id}, 1)`;
  return { dear: dear.skuNumber, privateBrand: privateBrand.skuNumber, other: other.skuNumber };
}
const skusOf = async (viewer: Parameters<typeof cart.read>[0]) =>
  (await cart.read(viewer)).lines.map(({ sku, replacedSku }) => [sku, replacedSku]);

test('a line is offered the private brand’s part with what it saves, replaced by it, and changed back (rules cart 16, 26)', async () => {
  const { dear, privateBrand } = await aFamily();
  const buyer = await aBuyer(db);
  await buyer.wants(dear, 10);
  const [line] = (await cart.read(buyer.viewer)).lines;
  expect(await substitutes.read(buyer.viewer)).toMatchObject({
    offered: [{ id: line!.id, sku: privateBrand, isPrivateBrand: true, priceFen: 800, savingFen: 2000 }],
    possibleFen: 2000,
    savedFen: 0,
  });
  await substitutes.one(buyer.viewer, line!.id);
  await substitutes.one(buyer.viewer, line!.id);
  expect(await skusOf(buyer.viewer)).toEqual([[privateBrand, dear]]);
  expect(await substitutes.read(buyer.viewer)).toMatchObject({
    offered: [],
    replaced: [{ id: line!.id, sku: dear, savingFen: 2000 }],
    savedFen: 2000,
  });
  await substitutes.cancel(buyer.viewer, [line!.id]);
  await substitutes.cancel(buyer.viewer, [line!.id]);
  expect(await skusOf(buyer.viewer)).toEqual([[dear, '']]);
});

test('where the private brand saves nothing or can’t be ordered so, the equal part that is cheaper is offered', async () => {
  const costly = await aFamily({ listPrice: 1000 });
  const offStep = await aFamily({ minOrderQty: 7, stepValue: 7 });
  const soldOut = await aFamily({}, { isActive: false });
  await db.sql`update sku set is_short_supply = true where sku_number = ${soldOut.privateBrand}`;
  const buyer = await aBuyer(db);
  for (const { dear } of [costly, offStep, soldOut]) await buyer.wants(dear, 10);
  const { offered } = await substitutes.read(buyer.viewer);
  expect(offered.map(({ sku }) => sku)).toEqual([offStep.other, costly.other]);
});

test('what a substitute saves is what the cart’s sum falls by, its campaigns lost or found included (rule cart 26)', async () => {
  const [inCampaign, plain] = [await aFamily(), await aFamily()];
  await db.sql`insert into campaign (id, kind, name, rule, thresholds, starts_at, ends_at)
    values (977, 20, '满10件打7折', 3, '[{"from": 10, "discount": 7000}]', now() - interval '1 day', now() + interval '1 day')`;
  await db.sql`insert into promotion_price (campaign_id, sku_id, price) select 977, id, list_price from sku where sku_number = ${inCampaign.dear}`;
  const buyer = await aBuyer(db);
  await buyer.wants(inCampaign.dear, 10);
  await buyer.wants(plain.dear, 10);
  const sum = async () => (await cart.read(buyer.viewer)).totals.payableFen;
  const [before, told] = [await sum(), await substitutes.read(buyer.viewer)];
  // 100.00 costs 70.00 by its campaign: the private brand's 80.00 is no saving any more, the equal one's 60.00 is one of 10.00.
  expect(told.offered.map(({ sku, savingFen }) => [sku, savingFen])).toEqual([
    [plain.privateBrand, 2000],
    [inCampaign.other, 1000],
  ]);
  await substitutes.many(buyer.viewer);
  expect(before - (await sum())).toBe(told.possibleFen);
  expect((await substitutes.read(buyer.viewer)).savedFen).toBe(told.possibleFen);
});

test('what nobody offers for the line can’t be forced into it (rule cart 26)', async () => {
  const { dear, other, privateBrand } = await aFamily();
  const cheap = await aSku(db, { listPrice: 1, stock: { 1: 100 } });
  const buyer = await aBuyer(db);
  await buyer.wants(dear, 10);
  const [line] = (await cart.read(buyer.viewer)).lines;
  for (const forged of [cheap.skuNumber, 'NOSUCH1', dear])
    await expect(substitutes.one(buyer.viewer, line!.id, forged)).rejects.toMatchObject({ reason: 'CART_NO_SUBSTITUTE' });
  await expect(substitutes.one(await aStranger(), line!.id)).rejects.toMatchObject({ reason: 'CART_ITEM_NOT_FOUND' });
  await substitutes.one(buyer.viewer, line!.id, other);
  expect((await cart.read(buyer.viewer)).lines.map(({ sku }) => sku)).toEqual([other]);
  expect(other).not.toBe(privateBrand);
});
const aStranger = async () => (await aBuyer(db)).viewer;

test('all at once: each substitute stands in one line only, and nothing that the cart holds already is offered (rule cart 27)', async () => {
  const { dear, privateBrand, other } = await aFamily();
  const twin = await aSku(db, { listPrice: 900, stock: { 1: 100 } });
  await db.sql`insert into sku_relation (sku_id, related_id, kind)
    select ${twin.id}, id, 1 from sku where sku_number = ${privateBrand}`;
  const buyer = await aBuyer(db);
  await buyer.wants(dear, 2);
  await buyer.wants(twin.skuNumber, 2);
  await substitutes.many(buyer.viewer);
  expect(await skusOf(buyer.viewer)).toEqual([
    [privateBrand, twin.skuNumber],
    [other, dear],
  ]);
  await expect(substitutes.many(buyer.viewer)).rejects.toMatchObject({ reason: 'CART_NO_SUBSTITUTE' });
  await buyer.wants(dear, 3);
  await substitutes.cancel(buyer.viewer);
  const { lines } = await cart.read(buyer.viewer);
  expect(lines.map(({ sku, quantity, replacedSku }) => [sku, quantity, replacedSku])).toEqual([
    [dear, 5, ''],
    [twin.skuNumber, 2, ''],
  ]);
});

test('fifty who press at once replace the line once, and it can be changed back', async () => {
  const { dear, privateBrand } = await aFamily();
  const buyer = await aBuyer(db);
  await buyer.wants(dear, 4);
  const [line] = (await cart.read(buyer.viewer)).lines;
  await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      i % 2 ? substitutes.one(buyer.viewer, line!.id) : substitutes.many(buyer.viewer).catch(() => undefined),
    ),
  );
  expect(await skusOf(buyer.viewer)).toEqual([[privateBrand, dear]]);
  await Promise.all(Array.from({ length: 50 }, () => substitutes.cancel(buyer.viewer)));
  expect(await skusOf(buyer.viewer)).toEqual([[dear, '']]);
});
