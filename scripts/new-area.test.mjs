// `node --test scripts/new-area.test.mjs`; MALL_SITE and MALL_SITE_API name a mall that runs, else it starts one.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { copyRepository } from './testing/copy-repository.mjs';
import { nounsOf } from './testing/nouns.mjs';
import { ownersOf, readOwners } from './testing/owners.mjs';
import { runIn, sharedStand } from './testing/stand.mjs';

let stand;
let root;
let area;

before(async () => {
  stand = await sharedStand();
  root = join(stand.folder, 'mall');
  area = join(root, 'mf-quotes');
  await copyRepository(root);
});

const newArea = (...args) => runIn(root, ['npm', 'run', '--silent', 'new-area', '--', ...args]);

/** Runs a check in the copy; its words are the message where it says no. */
async function passes(folder, ...command) {
  const { code, output } = await runIn(folder, command);
  assert.equal(code, 0, `${command.join(' ')}\n${output}`);
}

test('what can’t be an area is refused, with the reason', async () => {
  const refusals = [
    [[], /needs a name/],
    [['quotes'], /mf-quotes, not quotes/],
    [['mf-Gift_Cards'], /small letters, digits and single dashes/],
    [['mf-search'], /is there already/],
    [['mf-sitemap'], /mf-storefront serves \/sitemap already/],
    [['mf-quotes', '--title', '<b>'], /a title is at most 20 letters/],
    [['mf-quotes', '--to', '../quotes'], /--to needs --packs/],
    [['mf-quotes', 'mf-more'], /one name at a time/],
  ];
  for (const [args, reason] of refusals) {
    const { code, output } = await newArea(...args);
    assert.equal(code, 2, args.join(' '));
    assert.match(output, reason);
  }
  assert.ok(!existsSync(area));
});

test('a new area passes every check as it comes, without npm install', async () => {
  const { code, output } = await newArea('mf-quotes', '--title', '报价单');
  assert.equal(code, 0, output);
  assert.match(output, /npx mall publish mf-quotes/);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  assert.deepEqual(lock.packages['node_modules/mf-quotes'], { resolved: 'mf-quotes', link: true });
  assert.match((await newArea('mf-quotes')).output, /is there already/);

  const plan = nounsOf(readFileSync(join(root, 'docs/house.md'), 'utf8'));
  assert.ok(plan.nouns.includes('quotes'));
  assert.deepEqual(plan.areas.get('mf-quotes'), ['quotes']);
  const owners = readOwners(readFileSync(join(root, 'CODEOWNERS'), 'utf8'));
  for (const file of ['mf-quotes/package.json', 'packages/slots/src/quotes.d.ts', '.github/workflows/mf-quotes.yml'])
    assert.deepEqual(ownersOf(owners, file), ['@mall/quotes']);
  assert.match(readFileSync(join(area, 'README.md'), 'utf8'), /Owned by the quotes team/);
  for (const file of ['.github/workflows/mf-quotes.yml', 'mf-quotes/.gitlab-ci.yml']) assert.ok(existsSync(join(root, file)), file);

  await passes(root, 'biome', 'check', '--vcs-enabled=false', 'mf-quotes', 'packages/slots', 'docs/house.md');
  await passes(root, 'depcruise', '--config', '.dependency-cruiser.cjs', 'mf-quotes');
  await passes(root, 'knip', '--no-config-hints', '--workspace', 'mf-quotes');
  await passes(area, 'tsc', '--noEmit');
  await passes(area, 'mall-jest');
});

test('two commands bring it live: the gate takes it, its smoke test passes in a browser, the server renders its page', async () => {
  const published = await runIn(root, ['mall', 'publish', 'mf-quotes'], stand.env);
  assert.equal(published.code, 0, published.output);
  assert.match(published.output, /smoke test passed/);
  const [, took, unit] = /published mf-quotes@\w+ in ([\d.]+) (ms|s):/.exec(published.output);
  assert.ok(Number(took) * (unit === 'ms' ? 0.001 : 1) < 5, `checking and uploading took ${took} ${unit}`);
  const before = await fetch(`${stand.url}/quotes`);
  assert.equal(before.status, 404);

  const promoted = await runIn(root, ['mall', 'promote', 'mf-quotes'], stand.env);
  assert.match(promoted.output, /mf-quotes@\w+ is live; visible to the next page view/);
  const page = await fetch(`${stand.url}/quotes`);
  const html = await page.text();
  assert.equal(page.status, 200);
  assert.match(html, /<title>报价单/);
  assert.match(html, /<h1[^>]*>报价单<\/h1>/);
  assert.match(html, /<ul aria-label="大家在搜"[^>]*><li><a href="\/search\?keyword=/);
});
