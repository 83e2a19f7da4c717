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
const browserStep = (name, command) => ({ name, part: 'browser', command, after: ['build', 'a site'], onSite: true });
const shards = 4;
/** Compiling keeps every core busy. */
const allCores = 2;

/** The frame, what all areas are made of, and what serves them. */
const ofAllPages = /^(shell|packages\/(?!testing)|infra\/(gateway|desk|workplace|console)|package)/;

/**
 * Every step of a test run, in the order in which they begin where they don't wait for each other: the longest ones first.
 * @param {{ affected?: import('./affected.mjs').Affected }} options `affected` leaves out what a change can't break at first hand
 * @returns {Step[]}
 */
export function planOf({ affected } = {}) {
  const touches = (pattern) => !affected || affected.files.some((file) => pattern.test(file) && !/\.(test\.tsx?|md)$/.test(file));
  const isOfAll = touches(ofAllPages);
  const areas = globSync('mf-*').filter((area) => existsSync(`${area}/e2e`) && (isOfAll || touches(new RegExp(`^${area}/`))));
  const specs = [
    ...(isOfAll ? [browserStep('browser: when things break', ['npm', 'run', 'failures', '-w', 'shell'])] : []),
    ...(isOfAll ? shardsOfShell() : []),
    ...(touches(/^(packages|scripts|infra\/cli|package)/)
      ? [browserStep('a new area, and one in a repository of its own, from nothing to live', nodeTest('scripts/teams.test.mjs'))]
      : []),
    ...(isOfAll ? [browserStep('Lighthouse, a page of each kind', lighthouse)] : []),
    ...areas.sort().map((area) => browserStep(`browser: ${area}`, ['npm', 'run', 'e2e', '-w', area])),
  ];
  const sites = ['a site', 'another site'].slice(0, specs.length);
  const build = turbo(specs.length ? ['site', 'alone'] : ['site'], '--output-logs=errors-only', '--concurrency=2');
  return [
    { name: 'build', part: 'browser', command: build, cores: allCores, isOneCheck: true },
    ...(!affected || affected.tests.length ? [units(affected)] : []),
    ...(specs.length
      ? [{ name: 'a filled mall', part: 'browser', command: [process.execPath, 'scripts/testing/fill.mjs'], isOneCheck: true }]
      : []),
    check('format and lint', 'npx', 'biome', 'check', '.', '--diagnostic-level=error'),
    // All workspaces in one program: each alone reads what they share again, four times the work.
    check('types', 'npx', 'tsc'),
    check('who imports whom', 'npx', 'depcruise', '--config', '.dependency-cruiser.cjs', ...globSync('{shell,mf-*,packages,infra}')),
    check('nothing unused', 'npx', 'knip', '--no-config-hints'),
    ...sites.map(site),
    ...(specs.length ? [sizeOfPlatform] : []),
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

/** In one run for all workspaces, so that no core waits for the end of another's. Its two processes wait for the database half of the time. */
const units = (affected) => ({
  name: 'unit and service tests',
  part: 'units',
  command: ['npx', 'mall-jest', ...(affected ? affected.tests : [])],
  after: ['build'],
});

/** The whole site's journeys, dealt out so that each share has some of the long ones. */
function shardsOfShell() {
  const names = globSync('shell/e2e/journeys/*.journey.ts')
    .map((file) => basename(file, '.journey.ts'))
    .sort();
  return Array.from({ length: shards }, (_, shard) => {
    const own = names.filter((_name, index) => index % shards === shard);
    return {
      ...browserStep(`browser: shell (${own.join(', ')})`, ['npm', 'run', 'e2e', '-w', 'shell']),
      env: { MALL_JOURNEYS: own.join(',') },
    };
  });
}
