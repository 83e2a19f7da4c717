import { expect, test } from '@jest/globals';
import { buildSearchIndex, openDatabase } from '@mall/mall-api/filling';
import { postgresSearchEngine, testingDatabase } from '@mall/mall-api/testing';
import { seedCatalogue } from '../catalogue/load.ts';
import { figuresOf, judge, judgedSkus, readQueries } from './measure.ts';
import { judgementOf } from './rule.ts';

const db = await testingDatabase();
/** Far below what is reached: a change that costs a kind this much breaks something. `npm run relevance` shows all. */
const leastOfKind = 0.85;
const leastOfAll = 0.95;

test('of what buyers type in every way, nearly all stands among the first three', async () => {
  // Filling takes longer than serving may.
  const filling = openDatabase(db.url, { max: 3 });
  await seedCatalogue({ sql: filling.sql });
  await buildSearchIndex(filling);
  await filling.close();
  const engine = postgresSearchEngine(db);
  const queries = readQueries();
  expect(queries.length).toBeGreaterThan(300);
  const verdicts = await judge(
    queries,
    await judgedSkus(db),
    async (keyword) => (await engine.search({ keyword, limit: 10, withoutFacets: true })).skuIds,
  );
  for (const kind of new Set(queries.map((query) => query.kind))) {
    expect([kind, figuresOf(verdicts.filter((one) => one.kind === kind)).three > leastOfKind]).toEqual([kind, true]);
  }
  expect(figuresOf(verdicts).three).toBeGreaterThan(leastOfAll);
}, 240_000);

test('a rule takes the nearest there is', () => {
  const sku = (id: number, size: string) => ({
    id,
    name: '麻花钻',
    brand: '',
    path: '刀具/麻花钻',
    partNumber: '',
    isActive: true,
    attributes: [['直径', size]] as [string, string][],
  });
  const all = [sku(1, '6 mm'), sku(2, '6.4 mm'), sku(3, '6.6 mm'), sku(4, '7 mm')];
  const right = (rule: string) => all.filter(judgementOf(rule, all)!).map(({ id }) => id);
  expect(right('c~麻花钻$ && 直径≈6.5')).toEqual([2, 3]);
  expect(right('c~麻花钻$ && 直径≈6.6')).toEqual([3]);
  expect(right('c~钻 && 直径~^7')).toEqual([4]);
  expect(judgementOf('none', all)).toBeUndefined();
});
