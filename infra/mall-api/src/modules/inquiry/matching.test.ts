import { beforeAll, expect, test } from '@jest/globals';
import type { LineMatch, ListLine } from '@mall/domain/inquiry';
import { readText } from '@mall/domain/inquiry/list';
import { matchLines } from '@mall/domain/inquiry/matching';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { catalogueService } from '../catalogue/catalogue.service.ts';
import { itemNoService } from '../product/item-no.service.ts';
import { buildSearchIndex } from '../search/index-build.ts';
import { postgresSearchEngine } from '../search/postgres-search-engine.ts';
import { matchingPorts } from './matching-ports.ts';

const db = await testingDatabase();
const engine = postgresSearchEngine(db);
const catalogue = catalogueService(db);
let buyer: ABuyer;
let stranger: ABuyer;
const skus: Record<string, { id: number; skuNumber: string }> = {};

const screw = (length: number, material: string, grade: string): [string, string][] => [
  ['螺纹规格', 'M8'],
  ['公称长度', `${length} mm`],
  ['材质', material],
  ['性能等级', grade],
  ['执行标准', 'GB/T 70.1'],
];
/** The same screw of a private brand and of another maker, and what is near to it. */
beforeAll(async () => {
  await db.sql`insert into manufacturer (id, name, pinyin, initial, country, introduction, mark)
    values (401, 'Nordkamm 诺卡姆', 'nuokamu', 'N', '德国', '', '{"shape":"plain","text":"N"}')`;
  const add = async (key: string, brand: 101 | 401, length: number, material: string, grade: string, partNumber: string) => {
    const name = `${brand === 101 ? '火也' : '诺卡姆'} 内六角圆柱头螺钉 M8×${length} ${material} ${grade} GB/T 70.1`;
    skus[key] = await aSku(db, { name, partNumber, attributes: screw(length, material, grade) });
    await db.sql`update sku set manufacturer_id = ${brand} where id = ${skus[key].id}`;
  };
  await add('own', 101, 30, '304不锈钢', 'A2-70', 'HY701-08030-A2');
  await add('other', 401, 30, '304不锈钢', 'A2-70', 'NKM701-08030-A2');
  await add('steel', 401, 30, '合金钢', '12.9级', 'NKM701-08030-129B');
  await add('long', 401, 35, '304不锈钢', 'A2-70', 'NKM701-08035-A2');
  await add('dotted', 401, 2.5, '304不锈钢', 'A2-70', 'NKM701-08.25-A2');
  const nuts = ['拉铆螺母', '盖形螺母', '蝶形螺母', '圆螺母', '法兰面螺母'].map((name) => `诺卡姆 ${name} M12`);
  const usual = ['碳钢 8级 蓝白锌', '304不锈钢 A2-70 本色', '316不锈钢 A4-80 本色'].map((rest) => `诺卡姆 六角螺母 M12 ${rest} GB/T 6170`);
  for (const [at, name] of [...usual.toReversed(), ...nuts].entries())
    skus[`nut${at}`] = await aSku(db, {
      name,
      partNumber: `NKN-${at}`,
      attributes:
        at < usual.length
          ? [
              ['螺纹规格', 'M12'],
              ['材质', name.split(' ')[3]!],
            ]
          : [['螺纹规格', 'M12']],
    });
  await db.sql`update manufacturer set is_private = true where id = 101`;
  await db.sql`insert into sku_relation (sku_id, related_id, kind) values (${skus.other!.id}, ${skus.own!.id}, 1)`;
  await buildSearchIndex(db);
  await engine.reload();
  [buyer, stranger] = [await aBuyer(db), await aBuyer(db)];
  await itemNoService(db).keep(buyer.kp, [{ skuNumber: skus.long!.skuNumber, customerSkuItemNo: 'WL-88' }]);
});

const match = async (lines: readonly ListLine[], customerId?: number): Promise<LineMatch[]> => {
  const matches: LineMatch[] = [];
  for await (const batch of matchLines(lines, matchingPorts(db, engine, catalogue, customerId))) matches.push(...batch);
  return matches;
};
const line = (fields: Partial<ListLine>): ListLine => ({ row: 1, raw: Object.values(fields).join(' '), faults: [], ...fields });
const one = async (fields: Partial<ListLine> | string, customerId?: number) => {
  const [found] = await match(typeof fields === 'string' ? readText(fields).lines : [line(fields)], customerId);
  return found!;
};
const firstOf = ({ candidates }: LineMatch) => Object.keys(skus).find((key) => skus[key]!.id === candidates[0]?.skuId);

test('a company’s own number is its SKU, and nobody else’s', async () => {
  const found = await one({ ownItemNumber: 'wl-88' }, buyer.kp.customerId);
  expect([found.state, found.by, firstOf(found)]).toEqual(['exact', 'ownNumber', 'long']);
  for (const customerId of [stranger.kp.customerId, undefined])
    expect((await one({ ownItemNumber: 'WL-88' }, customerId)).state).toBe('unmatched');
  // What the words say against it makes it doubtful.
  expect((await one({ ownItemNumber: 'WL-88', name: '内六角圆柱头螺钉 M8×30' }, buyer.kp.customerId)).state).toBe('similar');
});

test('SKU number, part number, order code, however they are written, with equals of other brands beside them', async () => {
  for (const [text, by] of [
    [skus.other!.skuNumber, 'skuNumber'],
    ['nkm701 08030 a2', 'partNumber'],
    ['ＮＫＭ701-08030-A2', 'partNumber'],
    [`101${skus.other!.id}`, 'partNumber'],
  ] as const) {
    const found = await one({ partNumber: text });
    expect([text, found.state, found.by, firstOf(found)]).toEqual([text, 'exact', by, 'other']);
    expect([found.ownBrand, found.otherBrands]).toEqual([[skus.own!.id], []]);
  }
  expect(firstOf(await one({ partNumber: 'NKM701-08.25-A2' }))).toBe('dotted');
  const misread = await one({ partNumber: 'NKM7O1-O8030-A2' });
  expect([misread.state, firstOf(misread)]).toEqual(['similar', 'other']);
});

test('by its words: exact when all is said, open where material isn’t, with reasons one by one', async () => {
  const exact = await one('诺卡姆 内六角圆柱头螺钉 M8*30 304不锈钢 A2-70 DIN912 100个');
  expect([exact.state, exact.by, firstOf(exact)]).toEqual(['exact', 'attributes', 'other']);
  expect(exact.candidates[0]?.reasons.every(({ verdict }) => verdict === 'agrees')).toBe(true);
  const open = await one('内六角螺丝 M8x30 20个');
  expect([open.state, open.open.map(({ label }) => label)]).toEqual(['similar', ['材质', '性能等级']]);
  const longer = await one('诺卡姆 内六角圆柱头螺钉 M8×33 304 5个');
  expect([longer.state, firstOf(longer)]).toEqual(['similar', 'long']);
  expect(longer.candidates[0]?.reasons.filter(({ verdict }) => verdict === 'differs')).toEqual([
    { aspect: 'size', label: '公称长度', said: 'm8x33', has: '35 mm', verdict: 'differs' },
  ]);
});

test('a brand that isn’t sold, another part’s standard, an unknown word: similar and said, never exact', async () => {
  const unsold = await one({ name: '内六角圆柱头螺钉', spec: 'M8×30 304不锈钢', brand: 'WURTH' });
  expect([unsold.state, unsold.why]).toEqual(['similar', '未销售品牌“WURTH”，已列出规格相同的商品']);
  expect(unsold.candidates[0]?.reasons.at(-1)).toMatchObject({ label: '品牌', said: 'WURTH', verdict: 'differs' });
  for (const words of ['SKF 内六角圆柱头螺钉 M8×30 304不锈钢 A2-70 5个', '内六角圆柱头螺钉 M8×30 304不锈钢 A2-70 SKF\t5']) {
    const within = await one(words);
    expect([within.state, within.why]).toEqual(['similar', '未销售品牌“SKF”，已列出规格相同的商品']);
  }
  for (const text of [
    'GB/T 5783 内六角圆柱头螺钉 M8×30 304不锈钢',
    '内六角圆柱头螺钉 M8×30 304不锈钢 细牙左旋',
    '内六角圆柱头螺钉 长 M8×30 304不锈钢 A2-70',
    'M8x3O 内六角圆柱头螺钉 304不锈钢',
  ])
    expect([text, (await one(`${text} 5个`)).state]).toEqual([text, 'similar']);
});

test('a word for many kinds of things means the usual one and is asked about, and M8*30 内六角 is a screw', async () => {
  const nut = await one('螺母\tM12\t5\t个');
  expect([nut.state, ['nut0', 'nut1', 'nut2'].includes(firstOf(nut)!)]).toEqual(['similar', true]);
  const bare = await one('M8*30 内六角 50只 要304的');
  expect(['own', 'other']).toContain(firstOf(bare));
});

test('nonsense, markup, patterns, very long words and another thing find nothing, and nothing breaks', async () => {
  const odd = [
    '火箭发动机 2台',
    'asdf qwer zxcv',
    "'; drop table sku; --",
    '<script>alert(1)</script>',
    '(.*)+$ [a-z]{9999}',
    "\\' & | ! ( ) :* <-> 'a':A",
    '=HYPERLINK("http://x","y")',
    '\u0000\u0007 \ud800',
    '螺'.repeat(10_000),
    'A1-'.repeat(3000),
    '9'.repeat(5000),
    '%%__%',
    '×××***',
  ];
  const matches = await match(odd.map((raw) => line({ name: raw })));
  expect(matches.filter(({ state }) => state === 'exact')).toEqual([]);
  expect(matches.slice(0, 2).map(({ state }) => state)).toEqual(['unmatched', 'unmatched']);
  expect((await match([])).length).toBe(0);
  expect((await one({})).state).toBe('unmatched');
});

test('a thousand lines come in order, by fifties, each answered', async () => {
  const lines = Array.from({ length: 1000 }, (_, i) =>
    line({ row: i + 1, name: '内六角圆柱头螺钉', spec: i % 2 ? 'M8×30 304不锈钢 A2-70' : 'M8×35' }),
  );
  const sizes: number[] = [];
  const matches: LineMatch[] = [];
  for await (const batch of matchLines(lines, matchingPorts(db, engine, catalogue, undefined))) {
    sizes.push(batch.length);
    matches.push(...batch);
  }
  expect([new Set(sizes), sizes.length]).toEqual([new Set([50]), 20]);
  expect(matches.every((found, i) => (firstOf(found) === 'long') === (i % 2 === 0))).toBe(true);
});
