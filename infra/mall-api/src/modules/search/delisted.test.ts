import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aMall } from '../../testing/a-mall.ts';
import { aShelf } from '../../testing/a-shelf.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from './index-build.ts';

const db = await testingDatabase();
const app = await aMall(db);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const ask = async (path: string, body?: object) => {
  const answer = await fetch(`${address}${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  expect(answer.status).toBe(200);
  // biome-ignore lint/suspicious/noExplicitAny: an envelope of any call
  return ((await answer.json()) as any).body;
};
const search = (keyword: string, more: object = {}) => ask('/api/product/CustomerSearchProducts', { keyword, ...more });
const statesOf = ({ products }: { products: { isActive: boolean }[] }) => products.map(({ isActive }) => isActive);
const supplyOf = (found: { elasticSearchAttributeResult: { result: { key: string; values: { value: string; count: number }[] }[] } }) =>
  found.elasticSearchAttributeResult.result.find(({ key }) => key === '供货状态')?.values;
const off = '供货状态:停产;';
let categoryId = 0;
let gone = { id: 0, number: '' };

beforeAll(async () => {
  categoryId = await aShelf(
    db,
    '液压千斤顶',
    [5, 10, 20, 30].map((load) => [`铁牛 液压千斤顶 ${load}t`, { 额定载荷: `${load} t` }]),
  );
  const [sku] = await db.sql<{ id: number; number: string }[]>`
    update sku set is_active = false, sales = 999999, listed_at = now(), list_price = 1, manufacturer_part_number = 'QZ-88-1024'
    where id = (select id from sku where category_id = ${categoryId} order by id limit 1) returning id, sku_number as number`;
  gone = sku!;
  await db.sql`insert into stock (sku_id, warehouse_id, on_hand) values (${gone.id}, 1, 50) on conflict (sku_id, warehouse_id) do update set on_hand = 50`;
  const { id } = await aSku(db, { name: '铁牛 拖链 按图加工', options: [{ key: '长度', values: ['1 m', '2 m'], priceFactor: [1, 2] }] });
  await aSku(db, { name: '铁牛 拖链 25×57' });
  await db.sql`update sku set attributes = '[]' where id = ${id}`;
  await buildSearchIndex(db);
});

test('what is delisted comes last in every order, and counts as one of the list', async () => {
  for (const sort of ['relevance', 'sales', 'newest']) {
    const found = await search('液压千斤顶', { sort });
    expect([sort, found.total, statesOf(found)]).toEqual([sort, 4, [true, true, true, false]]);
  }
});

test('it is found by 停产 in whatever words, with and without its noun, and by its exact number', async () => {
  for (const keyword of ['停产', '已停产', '停产 千斤顶', '液压千斤顶 已下架', 'discontinued', 'qz-88-1024', 'QZ881024']) {
    const { products } = await search(keyword);
    expect([keyword, products[0]?.skuNumber]).toEqual([keyword, gone.number]);
  }
  expect(statesOf(await search('停产 千斤顶'))).toEqual([false]);
  expect(await ask('/api/search/HasSku', { keyword: gone.number.toLowerCase() })).toEqual({
    hasSku: true,
    skuNumber: gone.number,
    categoryId: 0,
  });
});

test('a category shows it, its filter leads to it, and every count says the same', async () => {
  const page = await ask('/api/product/GetCatalogue', { catalogueType: 1, categoryId });
  expect([page.total, statesOf(page)]).toEqual([4, [true, true, true, false]]);
  expect(supplyOf(page)).toEqual([{ value: '停产', count: 1, selected: false }]);
  const only = await ask('/api/product/GetCatalogue', {
    catalogueType: 1,
    categoryId,
    elasticSearchAttributeInput: { attributes: off },
  });
  expect([only.total, only.products[0].skuNumber]).toEqual([1, gone.number]);
  const above = await ask('/api/product/GetCatalogue', { catalogueType: 1, categoryId: categoryId - 1 });
  expect([above.total, above.subCategories[0].skuCount]).toEqual([4, 4]);
});

test('it promises nothing and can’t be bought, whatever lies in stock', async () => {
  const [sku] = (await search('停产 千斤顶')).products;
  expect(sku).toMatchObject({ isActive: false, showCart: false, showInquiry: false });
  const inStock = await search('液压千斤顶', { inStock: true });
  expect(statesOf(inStock)).not.toContain(false);
});

test('suggestions name it last and say so', async () => {
  const found = await ask(`/api/product/EsInstantSearch?keyword=${encodeURIComponent('液压千斤顶')}`);
  expect(found.map(({ isDelisted }: { isDelisted: boolean }) => isDelisted)).toEqual([false, false, false, true]);
});

test('what is made to order is found by 非标 and 定制, in whatever words', async () => {
  for (const keyword of ['非标', '定制', '定做', '非标 拖链', '拖链 定制', 'customized 拖链']) {
    const { products } = await search(keyword);
    expect([keyword, products.map(({ productName }: { productName: string }) => productName)]).toEqual([keyword, ['铁牛 拖链 按图加工']]);
  }
});
