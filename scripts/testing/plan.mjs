import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {'checks' | 'units' | 'browser'} part
 * @property {string[]} [command] none: it opens a site
 * @property {string[]} [after] names of steps that have to pass before it begins
 * @property {boolean} [onSite] it needs a mall that runs, for itself alone
 * @property {number} [cores] how many it keeps busy; 1
 * @property {Record<string, string>} [env]
 * @property {boolean} [isOneCheck] it counts as one test, and says something only when it fails
 */

const check = (name, ...command) => ({ name, part: 'checks', command, isOneCheck: true });
const turbo = (tasks, ...args) => ['npx', 'turbo', 'run', ...tasks, ...args];
const browserStep = (name, command) => ({ name, part: 'browser', command, after: ['build', 'a site', 'another site'], onSite: true });
const servers = /^@mall\/(mall-api|gateway|demo)$/;
const shards = 4;
/** Both read and compile with every core. */
const allCores = 2;

/**
 * Every step of a test run, in the order in which they begin where they don't wait for each other: the longest ones first.
 * @param {{ affected?: import('./affected.mjs').Affected }} options `affected` leaves out what a change can't reach
 * @returns {Step[]}
 */
export function planOf({ affected } = {}) {
  const reaches = (pattern) => !affected || [...affected.names].some((name) => pattern.test(name));
  const touches = (pattern) => !affected || affected.files.some((file) => pattern.test(file));
  const areas = globSync('mf-*').filter((area) => existsSync(`${area}/e2e`));
  const isOfShell = reaches(/^(shell|mf-.*|@mall\/(mall-api|gateway|demo|desk|workplace|console))$/);
  const specs = [
    ...(isOfShell ? [browserStep('browser: when things break', ['npm', 'run', 'failures', '-w', 'shell'])] : []),
    ...(isOfShell ? shardsOfShell() : []),
    ...(touches(/^(packages|scripts|infra\/cli|package)/)
      ? [browserStep('a new area, and one in a repository of its own, from nothing to live', nodeTest('scripts/teams.test.mjs'))]
      : []),
    ...(isOfShell ? [browserStep('Lighthouse, a page of each kind', lighthouse)] : []),
    ...areas
      .filter((area) => reaches(new RegExp(`^${area}$`)) || reaches(servers))
      .sort()
      .map((area) => browserStep(`browser: ${area}`, ['npm', 'run', 'e2e', '-w', area])),
  ];
  const builds = turbo(specs.length ? ['build', 'build:alone'] : ['build'], '--output-logs=errors-only', '--concurrency=2');
  return [
    { name: 'build', part: 'browser', command: builds, cores: allCores, isOneCheck: true },
    ...(specs.length
      ? [{ name: 'a filled mall', part: 'browser', command: [process.execPath, 'scripts/testing/fill.mjs'], isOneCheck: true }]
      : []),
    check('format and lint', 'npx', 'biome', 'check', '.', '--diagnostic-level=error'),
    // All workspaces in one program: each alone reads what they share again, four times the work.
    { ...check('types', 'npx', 'tsc'), cores: allCores },
    units(affected),
    check('who imports whom', 'npx', 'depcruise', '--config', '.dependency-cruiser.cjs', ...globSync('{shell,mf-*,packages,infra}')),
    check('nothing unused', 'npx', 'knip', '--no-config-hints'),
    ...(specs.length ? [site('a site'), site('another site'), sizeOfPlatform] : []),
    ...specs,
    // Also of what the whole repository says: rules that are cited, paths that are named.
    { name: 'the scripts’ own tests', part: 'units', command: nodeTest(...globSync('scripts/testing/*.test.mjs')) },
  ];
}

const lighthouse = [process.execPath, 'bench/lighthouse.mjs', '--kinds', '--form', 'mobile'];
const nodeTest = (...files) => [process.execPath, '--test', '--test-reporter=spec', ...files];
const site = (name) => ({ name, part: 'browser', after: ['build', 'a filled mall'] });
const sizeOfPlatform = {
  name: 'the platform’s own code within 12 KB',
  part: 'browser',
  command: [process.execPath, 'bench/platform-size.mjs', '--limit', '12288'],
  after: ['build'],
  isOneCheck: true,
};

/** In one run for all workspaces, so that no core waits for the end of another's. */
const units = (affected) => ({
  name: 'unit and service tests',
  part: 'units',
  command: ['npx', 'mall-jest', ...(affected ? affected.tests : [])],
  after: ['build'],
  cores: allCores,
});

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
