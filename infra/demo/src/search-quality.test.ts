import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildSearchIndex, openDatabase } from '@mall/mall-api/filling';
import { postgresSearchEngine, type SearchRequest, testingDatabase } from '@mall/mall-api/testing';
import { seedCatalogue } from './catalogue/load.ts';

const db = await testingDatabase();
const engine = postgresSearchEngine(db);
interface Sku {
  id: number;
  skuNumber: string;
  name: string;
  manufacturerPartNumber: string;
  orderCode: string;
  categoryId: number;
  manufacturerId: number;
  attributes: [string, string][];
  listPrice: number;
  sales: number;
  isActive: boolean;
  path: number[];
}
let all: Map<number, Sku>;

beforeAll(async () => {
  // As the demo fills: on connections that wait as long as it takes.
  const filling = openDatabase(db.url, { max: 4 });
  await seedCatalogue({ sql: filling.sql, size: 6000 });
  await buildSearchIndex(filling);
  await filling.close();
  const rows = await db.sql<Sku[]>`
    select s.id, s.sku_number, s.name, s.manufacturer_part_number, s.order_code, s.category_id, s.manufacturer_id, s.attributes, s.list_price, s.sales, s.is_active,
      array[c3.id, c2.id, c2.parent_id] as path
    from sku s join category c3 on c3.id = s.category_id join category c2 on c2.id = c3.parent_id`;
  all = new Map(rows.map((row) => [row.id, row]));
});

const find = async (keyword: string, more: SearchRequest = {}) => {
  const answer = await engine.search({ keyword, ...more });
  return { ...answer, skus: answer.skuIds.map((id) => all.get(id)!) };
};
const aSkuNamed = (pattern: RegExp) => [...all.values()].find(({ name, isActive }) => isActive && pattern.test(name))!;

describe('what a buyer types', () => {
  test('内六角 m8x30 finds M8×30 socket screws and nothing else', async () => {
    const { skus, total, isPerfectMatch } = await find('内六角 m8x30');
    expect(total).toBeGreaterThan(0);
    expect(isPerfectMatch).toBe(true);
    for (const { name } of skus) expect(name).toMatch(/内六角.*M8×(φ\d+×)?30/);
  });

  test('6204 2rs finds sealed 6204 bearings, however their makers spell it', async () => {
    const [, size] = /深沟球轴承 (6[023]\d\d)-2RS/.exec(aSkuNamed(/深沟球轴承 6[023]\d\d-2RS/).name)!;
    for (const typed of [`${size} 2rs`, `${size}-2RS`, `轴承${size}2rs`]) {
      const { skus } = await find(typed);
      expect(skus.length).toBeGreaterThan(0);
      for (const { name } of skus) expect(name).toMatch(new RegExp(`${size}.*2RS`));
    }
  });

  test.each([
    ['neiliujiao', /内六角/, '内六角'],
    ['NeiLiuJiao', /内六角/, '内六角'],
    ['不锈刚螺丝', /不锈钢/, '不锈钢 螺丝'],
    ['zhoucheng', /轴承/, '轴承'],
  ])('%s is understood and the buyer is told', async (keyword, named, corrected) => {
    const { skus, correctedKeyword } = await find(keyword);
    expect(correctedKeyword).toBe(corrected);
    expect(skus).toHaveLength(20);
    for (const { name } of skus) expect(name).toMatch(named);
  });

  test('螺丝 shows screws before screwdrivers', async () => {
    const { skus } = await find('螺丝');
    expect(skus.filter(({ name }) => /螺丝刀/.test(name))).toEqual([]);
  });

  test('a part number is found however it is written, and first', async () => {
    const { id, manufacturerPartNumber } = aSkuNamed(/内六角圆柱头螺钉 M8×30/);
    for (const written of [
      manufacturerPartNumber,
      manufacturerPartNumber.toLowerCase().replaceAll('-', ' '),
      manufacturerPartNumber.replaceAll('-', ''),
    ]) {
      expect((await find(written)).skuIds[0]).toBe(id);
    }
  });

  test('a part of a part number finds it: its beginning, its middle, an order code', async () => {
    const { id, manufacturerPartNumber, orderCode } = aSkuNamed(/内六角圆柱头螺钉 M8×30/);
    for (const piece of [manufacturerPartNumber.slice(0, -2), manufacturerPartNumber.slice(2), orderCode, orderCode.slice(0, -2)]) {
      const { skuIds } = await find(piece, { limit: 300 });
      expect(skuIds).toContain(id);
    }
  });

  test('letters and digits of a part number are no measures: one that has 1.5 in it finds no other', async () => {
    const { id, manufacturerPartNumber } = [...all.values()].find((sku) => /^[A-Z]{4,}-\d+\.\d/.test(sku.manufacturerPartNumber))!;
    const piece = manufacturerPartNumber.slice(1);
    const { skus, isPerfectMatch } = await find(piece, { limit: 300 });
    expect([piece, skus.map((sku) => sku.id)]).toEqual([piece, expect.arrayContaining([id])]);
    expect(isPerfectMatch).toBe(true);
    for (const sku of skus) expect(sku.manufacturerPartNumber.replaceAll(/[-.]/g, '')).toContain(piece.replaceAll(/[-.]/g, ''));
  });

  test('a brand and a part number together narrow each other', async () => {
    const sku = aSkuNamed(/内六角圆柱头螺钉 M8×30/);
    const [brand] = sku.name.split(' ');
    expect((await find(`${brand} ${sku.manufacturerPartNumber.slice(0, -1)}`)).skuIds[0]).toBe(sku.id);
  });

  test('what nothing has all of shows what has most of it, and says so', async () => {
    const { total, isPerfectMatch, skus } = await find('内六角 m8x33');
    expect(isPerfectMatch).toBe(false);
    expect(total).toBeGreaterThan(0);
    for (const { name } of skus) expect(name).toMatch(/内六角/);
  });

  test('nonsense finds nothing', async () => {
    for (const keyword of ['qwrtzpsd', '鱻鱻鱻', '%', "'", '\\', "m8' | 'x", '((', ':*', '!', '0x00']) {
      const { total, skuIds } = await find(keyword);
      if (total === 0) expect(skuIds).toEqual([]);
    }
    expect((await find('qwrtzpsd')).total).toBe(0);
  });
});

describe('filters, facets and orders', () => {
  test('facet counts are what filtering by them finds', async () => {
    const { facets } = await find('内六角');
    expect(facets.map(({ kind }) => kind).slice(0, 2)).toEqual(['category', 'brand']);
    const material = facets.find(({ key }) => key === '材质')!;
    expect(material.values.length).toBeGreaterThan(1);
    for (const { value, count } of material.values.slice(0, 3)) {
      const filtered = await find('内六角', { filters: { attributes: [{ key: '材质', value }] } });
      expect(filtered.total).toBe(count);
      for (const { attributes } of filtered.skus) expect(attributes).toContainEqual(['材质', value]);
    }
  });

  test('values of one key are alternatives, keys narrow, and a key’s own filter does not hide its other values', async () => {
    const before = (await find('内六角')).facets.find(({ key }) => key === '材质')!.values;
    const [a, b] = [before[0]!, before[1]!];
    const { total, facets } = await find('内六角', { filters: { attributes: [a, b].map(({ value }) => ({ key: '材质', value })) } });
    expect(total).toBe(a.count + b.count);
    expect(facets.find(({ key }) => key === '材质')!.values.map(({ value, count }) => [value, count])).toEqual(
      before.map(({ value, count }) => [value, count]),
    );
    const brand = facets.find(({ kind }) => kind === 'brand')!.values[0]!;
    const narrowed = await find('内六角', { filters: { attributes: [{ key: '材质', value: a.value }], manufacturerIds: [brand.ref!] } });
    expect(narrowed.total).toBeLessThanOrEqual(Math.min(a.count, brand.count));
    for (const { manufacturerId } of narrowed.skus) expect(manufacturerId).toBe(brand.ref);
  });

  test('a category of any level holds what lies below it', async () => {
    const sku = aSkuNamed(/内六角圆柱头螺钉/);
    for (const categoryId of sku.path) {
      const { total, skus, isEstimated } = await find('', { scope: { categoryId } });
      expect(isEstimated).toBe(false);
      expect(total).toBe([...all.values()].filter(({ path }) => path.includes(categoryId)).length);
      for (const { path } of skus) expect(path).toContain(categoryId);
    }
  });

  test('what no SKU has finds nothing, quietly', async () => {
    expect((await find('内六角', { filters: { attributes: [{ key: '材质', value: '月光' }] } })).total).toBe(0);
    expect((await find('', { scope: { manufacturerId: 999_999 } })).total).toBe(0);
  });

  test('the orders are what they say', async () => {
    const of = async (sort: SearchRequest['sort']) => (await find('轴承', { sort: sort!, limit: 50 })).skus;
    const prices = (await of('priceAsc')).map(({ listPrice }) => listPrice);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const dear = (await of('priceDesc')).map(({ listPrice }) => listPrice);
    expect(dear).toEqual(dear.toSorted((a, b) => b - a));
    const sales = (await of('sales')).map((sku) => sku.sales);
    expect(sales).toEqual(sales.toSorted((a, b) => b - a));
  });

  test.each([['轴承'], ['']])('by price means by the buyer’s own prices, and what has none comes last: %s', async (keyword) => {
    const [cheap, dear, unpriced] = (await find(keyword, { sort: 'sales', limit: 3 })).skus.map(({ id }) => id) as [number, number, number];
    const prices = new Map<number, number | null>([
      [cheap, 0],
      [dear, 2_000_000_000],
      [unpriced, null],
    ]);
    const up = await find(keyword, { sort: 'priceAsc', prices, limit: 7000 });
    // What is delisted has no price for anybody.
    const gone = up.skus.filter(({ isActive }) => !isActive).length;
    expect(up.skus.slice(up.skus.length - gone).every(({ isActive }) => !isActive)).toBe(true);
    const sold = up.skus.slice(0, up.skus.length - gone);
    expect([sold[0]!.id, ...sold.slice(-2).map(({ id }) => id)]).toEqual([cheap, dear, unpriced]);
    expect(up.skuIds.toSorted()).toEqual((await find(keyword, { sort: 'priceAsc', limit: 7000 })).skuIds.toSorted());
    const others = sold.slice(1, -2).map(({ listPrice }) => listPrice);
    expect(others).toEqual(others.toSorted((a, b) => a - b));
    const down = await find(keyword, { sort: 'priceDesc', prices, limit: 20 });
    expect(down.skuIds[0]).toBe(dear);
    expect(down.skuIds).not.toContain(unpriced);
    expect((await find(keyword, { sort: 'priceAsc', prices, offset: 1, limit: 5 })).skuIds).toEqual(up.skuIds.slice(1, 6));
  });

  test('pages neither repeat nor lose a SKU', async () => {
    const { total } = await find('内六角 m8');
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 20) }, (_, i) => find('内六角 m8', { offset: i * 20, limit: 20 })),
    );
    const ids = pages.flatMap(({ skuIds }) => skuIds);
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  });

  test('only what a warehouse has, if asked', async () => {
    const before = await find('螺母');
    await db.sql`update stock set reserved = on_hand where sku_id = ${before.skuIds[0]!}`;
    const { skuIds, total } = await find('螺母', { filters: { inStock: true }, limit: 300 });
    expect(skuIds).not.toContain(before.skuIds[0]);
    const rows = await db.sql<
      { id: number }[]
    >`select distinct sku_id as id from stock where sku_id = any(${skuIds}) and on_hand > reserved`;
    expect(rows).toHaveLength(total);
  });
});
