import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const read = (root, file) => readFileSync(join(root, file), 'utf8');

/**
 * The files by which an area is tested, published and promoted alone, on GitHub and on GitLab. They only name the area; its way stands in the two
 * files that all areas share, and a repository of its own gets those too.
 * @param {string} root the mall's repository
 * @param {string} area `mf-quotes`, or `shell`
 * @param {{ isElsewhere?: boolean }} [options] in a repository of its own every change is the area's, and npm knows no workspaces
 * @returns {Record<string, string>} texts by their path from the repository's root
 */
export function pipelinesOf(root, area, { isElsewhere = false } = {}) {
  const ofArea = (file) => read(root, `scripts/new-area/pipelines/${file}`).replaceAll('mf-new-area', area);
  const shared = (file) => read(root, file).replace(/ -w ("\$AREA"|\$\[\[ inputs\.area \]\])/g, '');
  if (!isElsewhere) return { [`.github/workflows/${area}.yml`]: ofArea('github.yml'), [`${area}/.gitlab-ci.yml`]: ofArea('gitlab.yml') };
  const ofAll = (file) => ofArea(file).replace(/^ +paths: .*\n/gm, '');
  return {
    [`.github/workflows/${area}.yml`]: ofAll('github.yml'),
    '.github/workflows/area.yml': shared('.github/workflows/area.yml'),
    '.gitlab-ci.yml': ofAll('gitlab.yml'),
    '.gitlab/area.yml': shared('.gitlab/area.yml'),
  };
}

/** Writes files by their path. @param {string} folder @param {Record<string, string>} files */
export function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
