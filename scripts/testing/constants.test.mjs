import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { filesOfRepository } from './files-of-repository.mjs';

/** Sets a token that pages write by its value (`constants` of the design tokens). */
const setsConstant = /(?:^|[\s'"`{;])--(?:color|type|space|radius|elevation|z-index)-[a-z-]+['"]?\s*:/m;

test('a setting of a constant is found, a reading and other properties are none', () => {
  for (const text of ['.a { --color-ink: red; }', "style={{ '--space-md': 0 }}"]) assert.match(text, setsConstant);
  for (const text of ['color: var(--color-ink);', '--layout-sticky-top: 0px;', "expect(css).toContain('--my-color-ink:')"])
    assert.doesNotMatch(text, setsConstant);
});

test('no style sheet sets a colour, size, space or shadow of the design tokens anew: pages have their values in their names’ place', () => {
  const sources = filesOfRepository().filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('packages/design-tokens/'),
  );
  assert.ok(sources.length > 500);
  assert.deepEqual(
    sources.filter((file) => setsConstant.test(readFileSync(file, 'utf8'))),
    [],
  );
});
