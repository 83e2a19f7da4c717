import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {'checks' | 'units' | 'browser'} part
 * @property {string[]} [command] none: it opens a site
 * @property {string[]} [after] names of steps that have to pass before it begins
 * @property {boolean} [onSite] it needs a mall that runs, for itself alone
 * @property {boolean} [isOneCheck] it counts as one test, and says something only when it fails
 */

const check = (name, ...command) => ({ name, part: 'checks', command, isOneCheck: true });
const turbo = (task, ...args) => ['npx', 'turbo', 'run', task, ...args];
const browserStep = (name, command) => ({ name, part: 'browser', command, after: ['build', 'a site', 'another site'], onSite: true });
const servers = /^@mall\/(mall-api|gateway|demo)$/;
const shards = 4;

/**
 * Every step of a test run, in the order in which they begin where they don't wait for each other: the longest ones first.
 * @param {{ affected?: { commit: string, names: Set<string>, files: string[] } }} options `affected` leaves out what a change can't reach
 * @returns {Step[]}
 */
export function planOf({ affected } = {}) {
  const filter = affected ? [`--filter=...[${affected.commit}]`] : [];
  const reaches = (pattern) => !affected || [...affected.names].some((name) => pattern.test(name));
  const touches = (pattern) => !affected || affected.files.some((file) => pattern.test(file));
  const areas = globSync('mf-*').filter((area) => existsSync(`${area}/e2e`));
  const isOfShell = reaches(/^(shell|mf-.*|@mall\/(mall-api|gateway|demo|desk|workplace|console))$/);
  const specs = [
    ...(isOfShell ? [browserStep('browser: when things break', ['npm', 'run', 'failures', '-w', 'shell'])] : []),
    ...(isOfShell ? shardsOfShell() : []),
    ...(touches(/^(packages|scripts|infra\/cli|package)/)
      ? [
          browserStep('a new area, from nothing to live', nodeTest('scripts/new-area.test.mjs')),
          browserStep('an area in a repository of its own', nodeTest('scripts/pack.test.mjs')),
        ]
      : []),
    ...(isOfShell ? [browserStep('Lighthouse, a page of each kind', lighthouse)] : []),
    ...areas
      .filter((area) => reaches(new RegExp(`^${area}$`)) || reaches(servers))
      .sort()
      .map((area) => browserStep(`browser: ${area}`, ['npm', 'run', 'e2e', '-w', area])),
  ];
  const build = turbo('site', '--output-logs=errors-only');
  return [
    { name: 'build', part: 'browser', command: build, isOneCheck: true },
    check('format and lint', 'npx', 'biome', 'check', '.', '--diagnostic-level=error'),
    check('who imports whom', 'npx', 'depcruise', '--config', '.dependency-cruiser.cjs', ...globSync('{shell,mf-*,packages,infra}')),
    check('nothing unused', 'npx', 'knip', '--no-config-hints'),
    ...(specs.length ? [site('a site'), site('another site')] : []),
    ...(specs.length ? [sizeOfPlatform] : []),
    // All workspaces in one program: each alone reads what they share again, four times the work.
    check('types', 'npx', 'tsc'),
    ...specs.slice(0, 2),
    {
      name: 'unit and service tests',
      part: 'units',
      command: turbo('test', '--output-logs=full', '--concurrency=1', '--continue', ...filter),
      after: ['build'],
    },
    ...specs.slice(2),
    // Also of what the whole repository says: rules that are cited, paths that are named.
    { name: 'the scripts’ own tests', part: 'units', command: nodeTest(...globSync('scripts/testing/*.test.mjs')) },
  ];
}

const lighthouse = [process.execPath, 'bench/lighthouse.mjs', '--kinds', '--form', 'mobile'];
const nodeTest = (...files) => [process.execPath, '--test', '--test-reporter=spec', ...files];
const site = (name) => ({ name, part: 'browser', after: ['build'] });
const sizeOfPlatform = {
  name: 'the platform’s own code within 12 KB',
  part: 'browser',
  command: [process.execPath, 'bench/platform-size.mjs', '--limit', '12288'],
  after: ['build'],
  isOneCheck: true,
};

/** The whole site's journeys, dealt out so that each share has some of the long ones. */
function shardsOfShell() {
  const files = globSync('shell/e2e/journeys/*.journey.ts').sort();
  return Array.from({ length: shards }, (_, shard) => {
    const own = files.filter((_file, index) => index % shards === shard);
    const names = own.map((file) => basename(file, '.journey.ts')).join(', ');
    return browserStep(`browser: shell (${names})`, [
      ...['npm', 'run', 'e2e', '-w', 'shell', '--'],
      ...own.flatMap((file) => ['--spec', file.slice('shell/'.length)]),
    ]);
  });
}
