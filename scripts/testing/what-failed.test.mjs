import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whatFailed } from './what-failed.mjs';

test('names what failed in a browser, with its reason, and nothing that passed', () => {
  const output = [
    '[chrome linux #0-1]    ✓ sees the drawing',
    '[chrome linux #0-1]    ✖ finds it in the history',
    '[chrome linux #0-1] 1 failing',
    '[chrome linux #0-1]',
    '[chrome linux #0-1] 1) an operator finds it in the history',
    '[chrome linux #0-1] the history does not tell of it',
    '------------------------------------------------------------------',
    '[chrome linux #0-2] 4 passing (8.6s)',
  ].join('\n');
  assert.deepEqual(whatFailed(output), [
    '[chrome linux #0-1] 1) an operator finds it in the history\n[chrome linux #0-1] the history does not tell of it',
  ]);
});

test('names what jest says twice once, and no warning on the console', () => {
  const failure = '  ● a price › is never negative\n\n    Expected: 0\n    Received: -1';
  const output = `${failure}\nFAIL src/price.test.ts\n  ● Console\n    console.warn\nPASS src/other.test.ts\n${failure}\nTests:       1 failed, 2 passed, 3 total\n`;
  assert.deepEqual(whatFailed(output), [failure]);
});
