import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { writeFiles } from '../new-area/pipelines.mjs';

// It is written for bundlers, which read JSON without being told that it is JSON.
registerHooks({
  load: (url, context, next) => next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { validate } = await import('@actions/languageservice/validate');

/** @typedef {Record<string, string>} Files texts by their path from a repository's root */

const isWorkflow = (path) => /^\.github\/workflows\/.*\.ya?ml$/.test(path);

/**
 * What GitHub's own language service says against the workflows of a repository: keys, expressions, jobs that are needed, what a called workflow takes.
 * @param {Files} files
 * @returns {Promise<string[]>}
 */
export async function lintWorkflows(files) {
  const fileProvider = { getFileContent: async ({ path }) => ({ name: path, content: files[path] ?? '' }) };
  const said = await Promise.all(
    Object.keys(files)
      .filter(isWorkflow)
      .map(async (path) => {
        const found = await validate({ uri: `file:///${path}`, getText: () => files[path] }, { fileProvider });
        return found.map(({ message, range }) => `${path}:${range.start.line + 1} ${message}`);
      }),
  );
  return said.flat();
}

/**
 * The jobs GitLab would make of a repository's `.gitlab-ci.yml` and what it includes, when everything changed.
 * @param {Files} files
 * @param {{ source: string, isChecked?: boolean }} options what began the pipeline, as GitLab names it; whether GitLab's own schema is asked too, for half a second
 * @returns {Promise<Map<string, { stage: string, when: string, environment: string }>>} by their name @throws with what is wrong
 */
export async function gitlabJobs(files, { source, isChecked = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'mall-pipeline-'));
  try {
    writeFiles(folder, Object.fromEntries(Object.entries(files).filter(([path]) => !isWorkflow(path))));
    const git = (...args) => execFileSync('git', ['-c', 'user.name=mall', '-c', 'user.email=ci@mall.example', ...args], { cwd: folder });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('commit', '--quiet', '--message', 'pipelines');
    const listed = await list(folder, `--json-schema-validation=${isChecked}`, '--variable', `CI_PIPELINE_SOURCE=${source}`);
    const rows = listed.slice(listed.indexOf('name;')).trim().split('\n').slice(1);
    return new Map(
      rows.map((row) => row.split(';')).map(([name, stage, when, _allowFailure, environment]) => [name, { stage, when, environment }]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const lister = fileURLToPath(import.meta.resolve('gitlab-ci-local'));
const list = (folder, ...args) =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [lister, '--list-csv-all', '--no-evaluate-rule-changes', '--home', folder, ...args],
      { cwd: folder },
      (error, stdout, stderr) => (error ? reject(new Error(`${stdout}${stderr}`)) : resolve(stdout)),
    );
  });

/** The scripts of the jobs of a pipeline, GitHub's or GitLab's. @param {string} text @returns {string[]} */
export function scriptsOf(text) {
  const jobs = parseAllDocuments(text).flatMap((document) => {
    const { jobs: named, ...unnamed } = document.toJS() ?? {};
    return Object.values(named ?? unnamed);
  });
  return jobs.flatMap((job) => [
    ...(job?.steps ?? []).flatMap(({ run = [] }) => run),
    ...[job?.before_script ?? [], job?.script ?? []].flat(),
  ]);
}

const quoted = /"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"']+/g;

/**
 * What scripts call that is ours: `npm test -w mf-search` → `['npm', 'test', '-w', 'mf-search']`. A quoted word stays one, whatever is in it.
 * @param {string[]} scripts @param {string} area what they call `$AREA`
 * @returns {string[][]}
 */
export const callsOf = (scripts, area) =>
  scripts
    .flatMap((script) => [...script.matchAll(/\b(?:npm|npx mall) (?:"[^"]*"|[^|&;>\n"])+/g)].map(([call]) => call))
    .map((call) =>
      call
        .replace(/2$/, '')
        .replace(/"\$AREA"|\$\[\[ inputs\.area \]\]/g, area)
        .match(quoted),
    );
