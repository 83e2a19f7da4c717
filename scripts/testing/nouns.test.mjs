import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { filesOfRepository } from './files-of-repository.mjs';
import { foldersIn, nounsOf, pagesIn } from './nouns.mjs';

const files = filesOfRepository();
const { nouns, others, areas } = nounsOf(readFileSync('docs/house.md', 'utf8'));
const areaFolders = files.filter((file) => /^mf-[^/]+\/package\.json$/.test(file)).map((file) => file.split('/')[0]);

/** Where names are nouns, and which others may stand there. */
const places = [
  ['packages/domain/src/', foldersIn, ['money', 'time']],
  ['packages/api-contract/src/', foldersIn, ['call', 'openapi', 'platform']],
  ['packages/mall-parts/src/', foldersIn, ['time']],
  ['packages/events/src/', pagesIn, ['index', 'session']],
  ['packages/slots/src/', pagesIn, ['index']],
  ['infra/mall-api/src/modules/', foldersIn, []],
  ['infra/mall-api/migrations/', foldersIn, ['adapters', 'http']],
  [
    'docs/domain/',
    pagesIn,
    ['README', ...others.filter((name) => !['adapters', 'call', 'http', 'openapi', 'platform', 'session'].includes(name))],
  ],
];

test('the lists are read as they are written', () => {
  const read = nounsOf(
    'Nouns, the same everywhere: account, wish-list,\norder.\n\nNot nouns, and known by name all the same: money and time, which all share; the themes of `docs/x/`: login.\nA test\n\n| area | nouns | w |\n| mf-x | account (login), order | – |\n| infra/console | staff | – |\n| mf-*  | any | – |\n',
  );
  assert.deepEqual(read.nouns, ['account', 'wish-list', 'order']);
  assert.deepEqual(read.others, ['money', 'time', 'login']);
  assert.deepEqual(
    [...read.areas],
    [
      ['mf-x', ['account', 'order']],
      ['infra/console', ['staff']],
    ],
  );
  assert.deepEqual(foldersIn(['a/b/c.ts', 'a/b/d/e.ts', 'a/f.ts'], 'a/'), ['b']);
  assert.deepEqual(pagesIn(['a/b/c.ts', 'a/f.d.ts'], 'a/'), ['f']);
});

test('no noun is named twice, and none is also something else', () => {
  assert.ok(nouns.length > 20 && others.length > 5 && areas.size > 6);
  assert.equal(new Set([...nouns, ...others]).size, nouns.length + others.length);
});

test('folders and pages are named by nouns of the list', () => {
  const strangers = places.flatMap(([folder, namesIn, also]) =>
    namesIn(files, folder)
      .filter((name) => !nouns.includes(name) && !also.includes(name))
      .map((name) => folder + name),
  );
  assert.deepEqual(strangers, []);
});

test('an area with more than two nouns sorts its screens by them', () => {
  const strangers = [...areas].flatMap(([area, owned]) =>
    owned.length > 2
      ? foldersIn(files, `${area}/src/features/`)
          .filter((name) => !owned.includes(name) && !(area === 'shell' && name === 'parts'))
          .map((name) => `${area}/src/features/${name}`)
      : [],
  );
  assert.deepEqual(strangers, []);
});

test('each noun belongs to an area, and stands in a folder or on a page', () => {
  const owned = new Set([...areas.values()].flat());
  const used = new Set(places.flatMap(([folder, namesIn]) => namesIn(files, folder)));
  assert.deepEqual(
    nouns.filter((noun) => !owned.has(noun) || !used.has(noun)),
    [],
  );
  assert.deepEqual(
    [...owned].filter((noun) => !nouns.includes(noun)),
    [],
  );
  assert.deepEqual(
    areaFolders.filter((area) => !areas.has(area)),
    [],
  );
});
