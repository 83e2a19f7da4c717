import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from './plan.mjs';

const namesOf = (plan) => plan.map(({ name }) => name);
const affected = (files, tests = []) => ({ commit: 'abc1234', files, tests });

test('the whole plan holds every journey of the shell once, and waits for nothing that is not in it', () => {
  const plan = planOf();
  const journeys = plan.flatMap(({ env }) => env?.MALL_JOURNEYS?.split(',') ?? []);
  assert.equal(new Set(journeys).size, journeys.length);
  assert.ok(journeys.includes('purchase'));
  for (const { after = [] } of plan) for (const name of after) assert.ok(namesOf(plan).includes(name), name);
});

test('a change of a screen runs its area’s own specs, on one mall', () => {
  const names = namesOf(planOf({ affected: affected(['mf-search/src/routes.ts']) }));
  assert.deepEqual(
    names.filter((name) => /^browser|site$/.test(name)),
    ['a site', 'browser: mf-search'],
  );
});

test('a change of what all areas are made of is seen by every browser spec, one of the API’s or of a page of docs by none', () => {
  const ofKit = namesOf(planOf({ affected: affected(['packages/mf-kit/src/read/use-call.ts']) }));
  assert.ok(ofKit.includes('browser: mf-credit') && ofKit.includes('browser: when things break'));
  for (const file of ['infra/mall-api/src/app.ts', 'docs/house.md'])
    assert.ok(!namesOf(planOf({ affected: affected([file]) })).some((name) => name.startsWith('browser') || name.includes('site')), file);
});

test('units are told which files', () => {
  const [units] = planOf({ affected: affected(['a.ts'], ['a.test.ts']) }).filter(({ name }) => name === 'unit and service tests');
  assert.deepEqual(units.command, ['npx', 'mall-jest', 'a.test.ts']);
  assert.ok(!namesOf(planOf({ affected: affected(['docs/house.md']) })).includes('unit and service tests'));
});
