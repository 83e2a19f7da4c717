import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests } from './read-output.mjs';

const jest = [
  'PASS infra/mall-api/src/modules/cart/cart.test.ts (5.4 s)',
  'Tests:       1 failed, 2 skipped, 12 passed, 15 total',
  'Tests:       3 failed, 3 total',
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
