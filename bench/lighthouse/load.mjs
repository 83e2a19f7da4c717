import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What the points were counted with; another version counts otherwise. */
const version = '13.5.0';
const home = fileURLToPath(new URL(`../../node_modules/.cache/lighthouse-${version}/`, import.meta.url));

/**
 * Lighthouse, fetched the first time: it brings 85 packages that nothing else needs, so the lock doesn't have it.
 * @returns its module
 * @throws where the registry doesn't have it
 */
export async function loadLighthouse() {
  const entry = `${home}node_modules/lighthouse/core/index.js`;
  if (!existsSync(entry)) {
    process.stdout.write(`Fetching Lighthouse ${version} …\n`);
    mkdirSync(home, { recursive: true });
    writeFileSync(`${home}package.json`, '{ "private": true }\n');
    const { status } = spawnSync(
      'npm',
      ['install', '--prefix', home, '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${version}`],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    if (status !== 0) throw new Error(`Lighthouse ${version} could not be had from the registry.`);
  }
  return import(pathToFileURL(entry).href);
}
