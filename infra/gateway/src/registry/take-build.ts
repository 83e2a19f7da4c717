import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, readRelease } from './release.ts';
import type { ReleaseContent, ReleaseStore } from './release-store.ts';

/** Keeps a build's `dist` folder as a release, trusting it as it was made on this machine. One that is there already is not written again. */
export async function takeBuild(dist: string, who: string, releases: ReleaseStore): Promise<Release> {
  const release = readRelease(await readFile(join(dist, 'area.json'), 'utf8'));
  if (await releases.has(release.name, release.version)) return release;
  const client = join(dist, 'client');
  const files: ReleaseContent[] = (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(client.length + 1).replaceAll('\\', '/');
      // Source maps are for the gateway's reports; what is not under client/ is never served.
      return { path: path.endsWith('.map') ? `maps/${path}` : `client/${path}`, read: () => readFile(file) };
    });
  files.push({ path: 'server.cjs', read: () => readFile(join(dist, 'server/server.cjs')) });
  await releases.keep(release, files, { at: new Date().toISOString(), who, how: 'start' });
  return release;
}
