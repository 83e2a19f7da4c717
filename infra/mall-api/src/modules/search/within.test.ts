import { beforeAll, expect, test } from '@jest/globals';
import { aShelf } from '../../testing/a-shelf.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from './index-build.ts';
import { postgresSearchEngine } from './postgres-search-engine.ts';
import type { SearchRequest } from './search-engine.ts';

const db = await testingDatabase();
const engine = postgresSearchEngine(db);
const bolt = (size: string, length: number, material: string) =>
  [`恒螺 外六角螺栓 ${size}×${length} ${material}`, { 螺纹规格: size, 公称长度: `${length} mm`, 材质: material }] satisfies [
    string,
    Record<string, string>,
  ];
let boltsId = 0;

beforeAll(async () => {
  boltsId = await aShelf(
    db,
    '外六角螺栓',
    ['M8', 'M10', 'M12'].flatMap((size) => [30, 40, 80].flatMap((length) => [bolt(size, length, '碳钢'), bolt(size, length, '304不锈钢')])),
  );
  await aShelf(db, '六角螺母', [['恒螺 六角螺母 M8 304不锈钢', { 螺纹规格: 'M8', 材质: '304不锈钢' }]]);
  await buildSearchIndex(db);
  await engine.reload();
});

const ask = async (request: SearchRequest) => {
  const answer = await engine.search({ limit: 100, ...request });
  const rows = await db.sql<{ id: number; name: string }[]>`select id, name from sku where id = any(${answer.skuIds})`;
  return { ...answer, names: answer.skuIds.map((id) => rows.find((row) => row.id === id)!.name) };
};

test('a word within results keeps those that have it, and counts and filters follow', async () => {
  const whole = await ask({ keyword: '螺栓' });
  const narrowed = await ask({ keyword: '螺栓', within: ['不锈钢'] });
  expect([whole.total, narrowed.total]).toEqual([18, 9]);
  for (const id of narrowed.skuIds) expect(whole.skuIds).toContain(id);
  const sizes = narrowed.facets.find(({ key }) => key === '螺纹规格')!;
  expect(sizes.values.map(({ value, count }) => [value, count])).toEqual([
    ['M8', 3],
    ['M10', 3],
    ['M12', 3],
  ]);
  expect((await ask({ keyword: '螺栓', within: ['不锈钢'], filters: { attributes: [{ key: '螺纹规格', value: 'M8' }] } })).total).toBe(3);
});

test('each further word narrows what is left, and a number is a size of what was found', async () => {
  expect((await ask({ keyword: '螺栓', within: ['304', 'm10'] })).total).toBe(3);
  expect((await ask({ keyword: '螺栓', within: ['304 M10', '30'] })).names).toEqual(['恒螺 外六角螺栓 M10×30 304不锈钢']);
  expect((await ask({ keyword: '螺栓', within: ['M10×80'] })).total).toBe(2);
  expect((await ask({ keyword: '螺栓', within: ['ｍ８'] })).total).toBe(6);
});

test('within results nothing gives way: what none of them has finds nothing, whatever else is sold', async () => {
  for (const within of ['螺母', 'M9', '洗衣机', '8.8级', '%', "' | 'q", '((']) {
    const { total, skuIds } = await ask({ keyword: '螺栓', within: [within] });
    expect([within, total, skuIds]).toEqual([within, 0, []]);
  }
});

test('what was shown instead of what nothing has stays what it was', async () => {
  const instead = await ask({ keyword: '螺栓 M10×35' });
  expect(instead.relaxed).toMatchObject([{ to: ['30 mm', '40 mm'] }]);
  const narrowed = await ask({ keyword: '螺栓 M10×35', within: ['碳钢'] });
  expect(narrowed.relaxed).toEqual(instead.relaxed);
  expect(narrowed.names.toSorted()).toEqual(['恒螺 外六角螺栓 M10×30 碳钢', '恒螺 外六角螺栓 M10×40 碳钢']);
});

test('a part of a part number is found within results', async () => {
  const [sku] = await db.sql<{ id: number; manufacturerPartNumber: string }[]>`
    select id, manufacturer_part_number from sku where category_id = ${boltsId} order by id limit 1`;
  const { skuIds } = await ask({ keyword: '螺栓', within: [sku!.manufacturerPartNumber.slice(1).toLowerCase()] });
  expect(skuIds).toContain(sku!.id);
  expect(skuIds.length).toBeLessThan(18);
});

test('a category is narrowed the same way, and 5 words of 50 letters find nothing', async () => {
  expect((await ask({ scope: { categoryId: boltsId }, within: ['80', '不锈钢'] })).total).toBe(3);
  const huge = await ask({ keyword: '螺栓', within: ['a', '螺', '1', 'm8x', '(a+)+$'].map((piece) => piece.repeat(50).slice(0, 50)) });
  expect(huge.total).toBe(0);
});

test('groups of filters stand where they stood before anything was chosen', async () => {
  const order = async (request: SearchRequest) => (await ask(request)).facets.map(({ key }) => key);
  const before = await order({ keyword: '螺栓' });
  const last = before.at(-1)!;
  const value = (await ask({ keyword: '螺栓' })).facets.at(-1)!.values[0]!.value;
  for (const request of [{ filters: { attributes: [{ key: last, value }] } }, { within: ['不锈钢'] }] satisfies SearchRequest[]) {
    const after = await order({ keyword: '螺栓', ...request });
    expect(after).toEqual(before.filter((key) => after.includes(key)));
    expect(after).toContain(last);
  }
});
