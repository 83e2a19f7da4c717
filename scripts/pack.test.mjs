// `node --test scripts/pack.test.mjs`; MALL_SITE and MALL_SITE_API name a mall that runs, else it starts one.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { installPacked } from './testing/copy-repository.mjs';
import { runIn, sharedStand } from './testing/stand.mjs';

const mall = join(import.meta.dirname, '..');
let stand;
let packs;
let repository;

before(async () => {
  stand = await sharedStand();
  packs = join(stand.folder, 'packs');
  // A repository may be checked out under any name.
  repository = join(stand.folder, 'the-vouchers-team');
});

async function passes(folder, ...command) {
  const { code, output } = await runIn(folder, command);
  assert.equal(code, 0, `${command.join(' ')}\n${output}`);
}

function unpack(tarball, folder) {
  mkdirSync(folder);
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
}

test('packed packages hold compiled files and declarations, no sources and no ranges of the workspace', async () => {
  await passes(mall, 'npm', 'run', '--silent', 'pack', '--', '--out', packs);
  await passes(mall, 'npm', 'run', '--silent', 'new-area', '--', 'mf-vouchers', '--title', '礼券', '--to', repository, '--packs', packs);
  installPacked(
    globSync('packages/*.tgz', { cwd: repository }).map((file) => join(repository, file)),
    join(repository, 'node_modules'),
    unpack,
  );
  const installed = join(repository, 'node_modules/@mall');
  const files = globSync('*/{src,dist,bin}/**/*.{ts,tsx}', { cwd: installed });
  assert.deepEqual(
    files.filter((file) => !file.endsWith('.d.ts')),
    [],
  );
  const kit = JSON.parse(readFileSync(join(installed, 'mf-kit/package.json'), 'utf8'));
  assert.deepEqual(kit.exports['./manifest'], { types: './dist/manifest/index.d.ts', default: './dist/manifest/index.js' });
  assert.equal(kit.dependencies['@mall/ui-kit'], '^0.2.0');
  assert.equal(kit.devDependencies, undefined);
  // Which Node is needed is said once, by the repository: an older one is refused in a line, without a warning for each package.
  const engines = globSync('*/package.json', { cwd: installed }).filter((file) =>
    readFileSync(join(installed, file), 'utf8').includes('"engines"'),
  );
  assert.deepEqual(engines, []);
  for (const file of [
    '.github/workflows/mf-vouchers.yml',
    '.github/workflows/area.yml',
    '.gitlab-ci.yml',
    '.gitlab/area.yml',
    'CODEOWNERS',
  ])
    assert.ok(existsSync(join(repository, file)), file);
  const { devEngines } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  assert.deepEqual(devEngines, { runtime: { name: 'node', version: '>=24', onFail: 'error' } });
});

/** Besides its own. */
function showPackedPart() {
  const file = join(repository, 'src/parts/word-list.tsx');
  const source = readFileSync(file, 'utf8');
  const shown = source
    .replace(/^import \{ Link \}/m, "import { Steps } from '@mall/ui-kit/data-display';\nimport { Link }")
    .replace(/<\/List>/, "<li><Steps steps={['选礼券', '核销']} current={1} /></li>\n  </List>");
  assert.notEqual(shown, source);
  writeFileSync(file, shown);
}

test('an area outside the workspace passes its tests on them, and type-checks with a part that it bundles from one', async () => {
  await passes(repository, 'mall-jest');
  showPackedPart();
  await passes(repository, 'tsc', '--noEmit');
});

test('it is published and promoted from its own repository, with its smoke test in a browser, and rendered on the server', async () => {
  const published = await runIn(repository, ['mall', 'publish', 'mf-vouchers'], stand.env);
  assert.equal(published.code, 0, published.output);
  assert.match(published.output, /smoke test passed/);
  const { calls, sharedRanges } = JSON.parse(readFileSync(join(repository, 'dist/area.json'), 'utf8'));
  assert.deepEqual(Object.keys(calls), ['layout.getMallHotSearchKeywords']);
  assert.equal(sharedRanges['@mall/mf-kit'], '^0.3.1');
  const screen = globSync('dist/client/screen-start.*.js', { cwd: repository })[0];
  // Styles of packed parts have the area's own names, so two areas with two versions of them don't share a rule.
  const namesIn = (folder, file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/componentId:"([^"]*)"/g)].map(([, id]) => id);
  const own = namesIn(repository, screen);
  const others = new Set(globSync('mf-*/dist/client/*.js', { cwd: mall }).flatMap((file) => namesIn(mall, file)));
  assert.ok(own.length > 1 && others.size > 100);
  assert.deepEqual(
    own.filter((name) => others.has(name)),
    [],
  );

  const promoted = await runIn(repository, ['mall', 'promote', 'mf-vouchers'], stand.env);
  assert.equal(promoted.code, 0, promoted.output);
  const html = await (await fetch(`${stand.url}/vouchers`)).text();
  assert.match(html, /<h1[^>]*>礼券<\/h1>/);
  assert.match(html, /<ul aria-label="大家在搜"/);
});
