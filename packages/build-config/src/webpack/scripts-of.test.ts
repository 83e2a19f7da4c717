import { expect, test } from '@jest/globals';
import { scriptsOf } from './scripts-of.ts';

test('a page starts with the scripts of its chunks, and not with an update for pages that are open already', () => {
  const files = ['vendor.js', 'main.js', 'main.css', 'main.0a1b2c.hot-update.js'];
  const compilation = {
    namedChunkGroups: new Map([['main', { getFiles: () => files }]]),
    getAsset: (name: string) => ({ name, info: { hotModuleReplacement: name.includes('hot-update') } }),
  };
  expect(scriptsOf(compilation as never, 'main')).toEqual(['vendor.js', 'main.js']);
  expect(scriptsOf(compilation as never, 'gone')).toEqual([]);
});
