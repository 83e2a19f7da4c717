import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests, slowFiles } from './read-output.mjs';

const jest = [
  '@mall/mall-api:test: PASS src/modules/cart/cart.test.ts (5.4 s)',
  '@mall/mall-api:test: PASS src/http/http.test.ts',
  '@mall/mall-api:test: FAIL src/modules/order/order.test.ts (1.25 s)',
  '@mall/mall-api:test: Tests:       1 failed, 2 skipped, 12 passed, 15 total',
  'mf-search:test: Tests:       3 failed, 3 total',
].join('\n');
const browser = [
  '[chrome 1 linux #0-0] » /e2e/journeys/desk.journey.ts',
  '[chrome 1 linux #0-0] 8 passing (1m 7.3s)',
  '[chrome 1 linux #0-1] » /e2e/journeys/frame.journey.ts',
  '[chrome 1 linux #0-1] 2 passing (900ms)',
  '[chrome 1 linux #0-1] 1 failing',
].join('\n');

test('counts what jest, mocha and node --test ran', () => {
  assert.deepEqual(countTests(jest), { passed: 12, failed: 4 });
  assert.deepEqual(countTests(browser), { passed: 10, failed: 1 });
  assert.deepEqual(countTests('ℹ pass 4\nℹ fail 1'), { passed: 4, failed: 1 });
});

test('finds the files whose seconds were told', () => {
  assert.deepEqual(slowFiles(jest, 'units'), [
    { file: '@mall/mall-api src/modules/cart/cart.test.ts', seconds: 5.4 },
    { file: '@mall/mall-api src/modules/order/order.test.ts', seconds: 1.25 },
  ]);
  assert.deepEqual(slowFiles('[c #0-0] » a.failure.ts\n[c #0-0] » b.failure.ts\n[c #0-0] 9 passing (3s)', 'browser: when things break'), [
    { file: 'when things break (2 files)', seconds: 3 },
  ]);
  assert.deepEqual(slowFiles(browser, 'browser: shell (desk, frame)'), [
    { file: 'shell /e2e/journeys/desk.journey.ts', seconds: 67.3 },
    { file: 'shell /e2e/journeys/frame.journey.ts', seconds: 0.9 },
  ]);
});
