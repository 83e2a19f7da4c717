import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from './plan.mjs';

const namesOf = (plan) => plan.map(({ name }) => name);
const affected = (names, files) => ({ commit: 'abc1234', names: new Set(names), files });

test('the whole plan holds every journey of the shell once, and waits for nothing that is not in it', () => {
  const plan = planOf();
  const specs = plan.flatMap(({ command = [] }) => command.filter((word) => word.endsWith('.journey.ts')));
  assert.equal(new Set(specs).size, specs.length);
  assert.ok(specs.includes('e2e/journeys/purchase.journey.ts'));
  for (const { after = [] } of plan) for (const name of after) assert.ok(namesOf(plan).includes(name), name);
});

test('a change of one area runs its own specs and the whole site’s, and no other area’s', () => {
  const names = namesOf(planOf({ affected: affected(['mf-search'], ['mf-search/src/routes.ts']) }));
  assert.ok(names.includes('browser: mf-search'));
  assert.ok(names.some((name) => name.startsWith('browser: shell')));
  assert.ok(!names.includes('browser: mf-credit'));
  assert.ok(!names.includes('an area in a repository of its own'));
});

test('a change of a server is seen by every browser spec, one of a page of docs by none', () => {
  const ofServer = namesOf(planOf({ affected: affected(['@mall/mall-api'], ['infra/mall-api/src/app.ts']) }));
  assert.ok(ofServer.includes('browser: mf-credit'));
  const ofDocs = namesOf(planOf({ affected: affected([], ['docs/house.md']) }));
  assert.ok(!ofDocs.some((name) => name.startsWith('browser') || name.includes('site')));
});

test('units are told which workspaces', () => {
  const plan = planOf({ affected: affected(['mf-search'], []) });
  assert.ok(plan.find(({ name }) => name === 'unit and service tests').command.includes('--filter=...[abc1234]'));
});
