import { execFileSync } from 'node:child_process';
import { importersOf, testsReaching } from './importers.mjs';

const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * @typedef {object} Affected
 * @property {string} commit
 * @property {string[]} files what changed
 * @property {string[]} tests files of unit and service tests
 */

/**
 * What a change since a commit can break at first hand, what is not committed yet included.
 * @param {string} commit anything git understands
 * @returns {Affected}
 */
export function affectedSince(commit) {
  try {
    run('git', 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  } catch {
    throw new Error(`--changed takes a commit, and git knows no ${commit}`);
  }
  const changed = run('git', 'diff', '--name-only', commit).split('\n').filter(Boolean);
  const untracked = run('git', 'ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean);
  const files = [...changed, ...untracked];
  return { commit, files, tests: testsReaching(files, importersOf('.')) };
}
