import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { filesOfRepository } from './files-of-repository.mjs';
import { unusedCalls } from './unused-calls.mjs';

const said = [...readFileSync('docs/domain/calls.md', 'utf8').matchAll(/^ *\| `((?:GET|POST) \/api\/[^`]+)` +\| *\S.*\|$/gm)].map(
  ([, call]) => call,
);
const files = filesOfRepository();

test('every call that no screen makes says in docs/domain/calls.md who makes it (rule calls 36)', () => {
  const silent = unusedCalls(files).filter((call) => !said.includes(call));
  assert.deepEqual(silent, [], 'give it a user, or a line in the table of rule calls 36');
});

test('no line there is of a call that a screen makes, or of none', () => {
  const unused = unusedCalls(files);
  assert.deepEqual(
    said.filter((call) => !unused.includes(call)),
    [],
    'take its line out of the table of rule calls 36',
  );
});

test('a call is used where its name or its address stands', () => {
  const table = '    neverMade: ["GET","/api/x/NeverMade","read"],\n    getMallLayOut: ["GET","/api/setting/GetMallLayOut","read"],\n';
  assert.deepEqual(unusedCalls(files, table), ['GET /api/x/NeverMade']);
});
