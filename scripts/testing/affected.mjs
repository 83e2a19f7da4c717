import { execFileSync } from 'node:child_process';

const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * What a change since a commit can affect, what is not committed yet included: the workspaces that changed and those that are built from them.
 * @param {string} commit anything git understands
 * @returns {{ commit: string, names: Set<string>, files: string[] }}
 */
export function affectedSince(commit) {
  try {
    run('git', 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  } catch {
    throw new Error(`--changed takes a commit, and git knows no ${commit}`);
  }
  const files = run('git', 'diff', '--name-only', commit).split('\n').filter(Boolean);
  const untracked = run('git', 'ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean);
  const { packages } = JSON.parse(run('npx', 'turbo', 'ls', `--filter=...[${commit}]`, '--output=json'));
  return { commit, names: new Set(packages.items.map(({ name }) => name)), files: [...files, ...untracked] };
}
