import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importersOf, testsReaching } from './importers.mjs';

const importers = importersOf('.');

test('what a rule can affect is found through packages and areas', () => {
  const tests = testsReaching(['packages/domain/src/credit/decide-drawdown.ts'], importers);
  assert.ok(tests.includes('packages/domain/src/credit/credit.test.ts'));
  assert.ok(tests.some((file) => file.startsWith('infra/mall-api/src/')));
});

test('a screen affects its own tests and no other area’s', () => {
  const tests = testsReaching(['mf-credit/src/features/credit-bill/credit-bill/credit-bill-page.tsx'], importers);
  assert.ok(tests.includes('mf-credit/src/features/credit-bill/credit-bill/credit-bill-page.test.tsx'));
  assert.deepEqual(
    tests.filter((file) => !file.startsWith('mf-credit/')),
    [],
  );
});

test('a module of the API affects who uses it, not everything that starts an API', () => {
  const all = [...new Set([...importers.values()].flat())].filter((file) => /^infra\/mall-api\/.*\.test\.ts$/.test(file));
  const tests = testsReaching(['infra/mall-api/src/modules/stock/stock.service.ts'], importers);
  assert.ok(tests.some((file) => file.startsWith('infra/mall-api/src/modules/stock/')));
  assert.ok(tests.some((file) => file.startsWith('infra/mall-api/src/processes/checkout/')));
  assert.ok(tests.length < all.length / 2, `${tests.length} of ${all.length}`);
});
