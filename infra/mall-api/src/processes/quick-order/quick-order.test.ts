import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { QuickOrder } from '@mall/api-contract/cart';
import { buildSearchIndex } from '../../modules/search/index-build.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
let mall: AServedMall;
beforeAll(async () => {
  for (let i = 0; i < 12; i += 1)
    await aSku(db, {
      id: 1 + i,
      skuNumber: `QL${100 + i}`,
      partNumber: `QX${i}-77${i}A`,
      stock: { 1: 1000 },
      minOrderQty: 5,
      stepValue: 5,
    });
  await buildSearchIndex(db);
  mall = await aServedMall(db.url);
});
afterAll(() => mall.end());

const aClerk = async () => {
  const buyer = await aBuyer(db);
  const post = async (path: string, payload: object) =>
    (await mall.ask(`/api/shoppingCart/${path}`, { payload, token: buyer.token, key: randomUUID() })).answer;
  return { buyer, post, match: async (data: string) => (await post('MatchQuickOrder', { data })).body as QuickOrder };
};
const calls = async (token: string, sku: string, itemNo: string) =>
  mall.ask(`/api/product/SaveCustomerSkuItemNo/${sku}`, { payload: { customerSkuItemNo: itemNo }, token, key: randomUUID() });

test('part numbers, order codes, SKUs and own numbers with quantities are known line by line, and what is wrong is said (rule cart 32)', async () => {
  const { buyer, match } = await aClerk();
  await calls(buyer.token, 'QL103', 'WL-0003');
  const { lines, notes } = await match('QX1-771A 20\nQL102 10\nWL-0003 15个\nqx4774a 若干\nQX5-775A\nZZZ-9999Q 3');
  expect(lines.map(({ state, quantity, products }) => [state, quantity, products[0]?.sku])).toEqual([
    ['exact', 20, 'QL101'],
    ['exact', 10, 'QL102'],
    ['exact', 15, 'QL103'],
    ['exact', null, 'QL104'],
    ['exact', null, 'QL105'],
    ['unmatched', 3, undefined],
  ]);
  expect(lines.map(({ quantityFault }) => quantityFault)).toEqual(['', '', '', '“若干”不是明确的数量，请填写', '', '']);
  expect(lines[0]!.products[0]).toMatchObject({ priceFen: 1000, minOrderQty: 5, canOrder: true, fault: '' });
  expect(notes).toEqual([]);
  // A list's reader would take these numbers for sizes.
  const bare = await match('1017 20\nQX6-776A\t5\n\nQX7-777A，10个');
  expect(bare.lines.map(({ row, quantity, products }) => [row, quantity, products[0]?.sku])).toEqual([
    [1, 20, 'QL106'],
    [2, 5, 'QL106'],
    [4, 10, 'QL107'],
  ]);
  const odd = (await match('QX1-771A 3')).lines[0]!;
  expect(odd.products[0]).toMatchObject({ canOrder: false, fault: '不能少于起订量5' });
});

test('a company’s own number means nothing to another, and a look changes nothing', async () => {
  const [one, other] = [await aClerk(), await aClerk()];
  await calls(one.buyer.token, 'QL107', 'OWN-7');
  expect((await one.match('OWN-7 5')).lines[0]).toMatchObject({ state: 'exact', products: [{ sku: 'QL107', itemNo: 'OWN-7' }] });
  expect((await other.match('OWN-7 5')).lines[0]!.state).not.toBe('exact');
  expect((await db.sql`select id from cart_item`).length).toBe(0);
  expect((await db.sql`select id from inquiry`).length).toBe(0);
});

test('a sheet’s table is read as one; beyond 200 lines the rest is named; nothing readable is refused', async () => {
  const { match, post } = await aClerk();
  const table = `型号\t数量\n${Array.from({ length: 203 }, (_, i) => `QX${i % 12}-77${i % 12}A\t5`).join('\n')}`;
  const { lines, notes } = await match(table);
  expect([lines.length, lines.every(({ state }) => state === 'exact')]).toEqual([200, true]);
  expect(notes).toContain('一次最多200行，后面3行没有读取');
  expect((await post('MatchQuickOrder', { data: '  \n' })).reason).toBe('INQUIRY_LIST_UNREADABLE');
  expect((await post('MatchQuickOrder', { uploadFilePath: 'a'.repeat(26) })).reason).toBe('FILE_NOT_FOUND');
  expect((await post('MatchQuickOrder', { data: 'x'.repeat(20_001) })).code).toBe(400);
});

test('all of a list goes in at once; what can’t is named by its SKU, and the rest is in (rule cart 11)', async () => {
  const { post } = await aClerk();
  const skus = [
    { sku: 'QL100', quantity: 5 },
    { sku: 'QL101', quantity: 3 },
    { sku: 'NOSUCH1', quantity: 5 },
    { sku: 'QL100', quantity: 5 },
  ];
  const { body } = await post('AddSkusToCart', { skus });
  expect(body.added.map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity])).toEqual([
    ['QL100', 5],
    ['QL100', 10],
  ]);
  expect(body.refused).toEqual([
    { sku: 'QL101', message: '不能少于起订量5' },
    { sku: 'NOSUCH1', message: '该商品已下架' },
  ]);
  expect(body.totalProducts).toBe(1);
});
