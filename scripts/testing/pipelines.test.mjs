import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { readArguments } from '../../infra/cli/src/arguments.ts';
import { help } from '../../infra/cli/src/help.ts';
import { pipelinesOf } from '../new-area/pipelines.mjs';
import { filesOfRepository } from './files-of-repository.mjs';
import { callsOf, gitlabJobs, lintWorkflows, scriptsOf } from './lint-pipelines.mjs';

const root = process.cwd();
const isPipeline = (file) => /^\.github\/workflows\/|(^|\/)\.gitlab-ci\.yml$|^\.gitlab\//.test(file);
const written = filesOfRepository();
const own = Object.fromEntries(written.filter(isPipeline).map((file) => [file, readFileSync(file, 'utf8')]));
const areas = written.filter((file) => /^(shell|mf-[^/]+)\/package\.json$/.test(file)).map((file) => file.split('/')[0]);
const scriptsIn = (file) => JSON.parse(readFileSync(file, 'utf8')).scripts;
const ofArea = scriptsIn('scripts/new-area/template/package.json');

/** Those of this repository with an area that `npm run new-area` adds, and those of an area in a repository of its own. */
const repositories = {
  'this repository': { files: { ...own, ...pipelinesOf(root, 'mf-new-area') }, atRoot: scriptsIn('package.json') },
  'a repository of its own': { files: pipelinesOf(root, 'mf-new-area', { isElsewhere: true }), atRoot: ofArea },
};

/** @param {string[]} call @param {Record<string, string>} atRoot npm's scripts where no workspace is named */
function exists([program, command, ...rest], atRoot) {
  if (program === 'npx') {
    const { command: called, operands } = readArguments(rest, {});
    return operands[0] === 'mf-new-area' && new RegExp(`^ {2}${called} `, 'm').test(help);
  }
  if (command === 'ci') return true;
  return (rest.includes('-w') ? ofArea : atRoot)[command === 'run' ? rest[0] : command] !== undefined;
}

// Beside each other: each of GitLab's takes a process.
describe('the pipelines', { concurrency: true }, () => {
  test('a linter sees what is wrong', async () => {
    const path = '.github/workflows/x.yml';
    const wrong = own['.github/workflows/mf-search.yml'].replace('area: mf-search', 'are: mf-search').replace('paths:', 'path:');
    const area = '.github/workflows/area.yml';
    const said = (await lintWorkflows({ [path]: wrong, [area]: own[area] })).join('\n');
    assert.match(said, /Input area is required/);
    assert.match(said, /x\.yml:6 .*path/);
    await assert.rejects(gitlabJobs({ '.gitlab-ci.yml': 'a:\n  scrip: [npm test]\n' }, { source: 'push' }), /a must have script/);
  });

  for (const [where, { files, atRoot }] of Object.entries(repositories)) {
    test(`${where}: GitHub takes the workflows`, async () => assert.deepEqual(await lintWorkflows(files), []));

    test(`${where}: what the pipelines call exists`, () => {
      const scripts = Object.values(files).flatMap(scriptsOf);
      const shell = spawnSync('bash', ['-n'], { input: scripts.join('\n'), encoding: 'utf8' });
      assert.equal(shell.status, 0, shell.stderr);
      const calls = callsOf(scripts, 'mf-new-area');
      assert.ok(calls.length > 10);
      for (const call of calls) assert.ok(exists(call, atRoot), call.join(' '));
      for (const [name] of Object.values(files)
        .join('\n')
        .matchAll(/\bMALL_[A-Z_]+/g))
        assert.ok(help.includes(name), name);
    });
  }

  test('this repository: GitLab takes the pipelines, and what buyers see changes by hand only', async () => {
    const jobs = await gitlabJobs(repositories['this repository'].files, { source: 'push', isChecked: true });
    assert.equal(jobs.get('mall').when, 'on_success');
    for (const [step, stage, when, environment] of [
      ['test', 'test', 'on_success', ''],
      ['publish', 'publish', 'on_success', 'mf-new-area'],
      ['canary', 'live', 'manual', 'mf-new-area-live'],
      ['promote', 'live', 'manual', 'mf-new-area-live'],
      ['rollback', 'live', 'manual', 'mf-new-area'],
    ])
      assert.deepEqual(jobs.get(`mf-new-area:${step}`), { stage, when, environment }, step);
  });

  test('a repository of its own: GitLab takes the pipeline, and started by hand it offers a rollback and does nothing else', async () => {
    const jobs = await gitlabJobs(repositories['a repository of its own'].files, { source: 'web' });
    assert.equal(jobs.size, 5);
    assert.deepEqual(
      [...jobs].filter(([, { when }]) => when !== 'never').map(([name]) => name),
      ['mf-new-area:rollback'],
    );
  });

  test('every area has a pipeline of its own on both, as it comes or as its team made it', () => {
    assert.ok(areas.length > 6);
    for (const file of areas.flatMap((area) => Object.keys(pipelinesOf(root, area)))) assert.ok(own[file], `no ${file}`);
    for (const area of areas) assert.ok(scriptsIn(`${area}/package.json`).types && scriptsIn(`${area}/package.json`).test, area);
  });
});
