import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { screens } from '../pictures/screens.mjs';
import { filesOfRepository } from './files-of-repository.mjs';

const folder = 'docs/pictures/';
const names = screens.map(({ name }) => `${name}.webp`).sort();
const pages = filesOfRepository().filter((file) => file.endsWith('.md'));
const shown = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/!\[([^\]]*)\]\((?:\.\.\/)*(?:docs\/)?pictures\/([\w-]+\.webp)\)/g)].map(([, words, name]) => ({
    page,
    words,
    name,
  })),
);

test('there is a picture of each screen that the docs show, and no other', () => assert.deepEqual(readdirSync(folder).sort(), names));

for (const name of names)
  test(`${name} is a light WebP as wide as a window, and some page shows it in words too`, () => {
    const bytes = readFileSync(folder + name);
    assert.equal(bytes.subarray(0, 4).toString() + bytes.subarray(8, 12).toString(), 'RIFFWEBP');
    assert.ok(bytes.length < 120_000, `${bytes.length} bytes`);
    // A lossy picture says its width behind the frame's start code.
    const start = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
    assert.equal(bytes.readUInt16LE(start + 3) & 0x3fff, 1440);
    assert.ok(shown.some((one) => one.name === name && one.words.length > 3));
  });
