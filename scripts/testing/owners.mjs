import { matchesGlob } from 'node:path';

/**
 * Reads CODEOWNERS: patterns from the root, of folders (`/mf-search/`, and with `*` for a name), files and everything (`*`).
 * @param {string} text
 * @returns {{ pattern: string, teams: string[] }[]}
 */
export const readOwners = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+/))
    .map(([pattern, ...teams]) => ({ pattern, teams }));

/** Whether a pattern is about a file. @param {string} pattern @param {string} file */
export function isAbout(pattern, file) {
  if (pattern === '*') return true;
  const path = pattern.replace(/^\//, '');
  return matchesGlob(file, path.endsWith('/') ? `${path}**` : path);
}

/** Whose a file is: the last line that is about it counts. @param {ReturnType<typeof readOwners>} owners @param {string} file */
export const ownersOf = (owners, file) => owners.findLast(({ pattern }) => isAbout(pattern, file))?.teams ?? [];

/** The team that a README names, as a handle. @param {string} readme @returns {string | undefined} */
export function teamOf(readme) {
  const team = /Owned by the ([a-z-]+) team\b/.exec(readme.replace(/\s+/g, ' '))?.[1];
  return team && `@mall/${team}`;
}
