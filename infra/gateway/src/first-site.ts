import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { liveApi } from './gate/open-api.ts';
import { Registry } from './registry/registry.ts';
import { openStorage } from './registry/storage/open-storage.ts';
import { readSettings } from './settings.ts';

/**
 * Fills an empty registry with the builds of a folder, so that a new environment has a site to begin with: `node first-site.ts /builds`. Where anything is
 * live already it does nothing, so it can run before every start; afterwards teams publish with `mall`.
 */
const [folder = '.'] = process.argv.slice(2);
const { registry: place, apiUrl } = readSettings();
const registry = new Registry(await openStorage(place), { api: () => liveApi(apiUrl) });
await registry.load();
const live = Object.keys(registry.current.releases);
if (live.length) process.stdout.write(`${live.length} areas are live already; nothing was published\n`);
else {
  const builds = globSync(`${folder}/{shell,mf-*}/dist/area.json`).map(dirname).sort();
  if (!builds.length) throw new Error(`there are no builds in ${folder}`);
  for (const build of builds) {
    await registry.publishFolder(build, 'first-site');
    process.stdout.write(`published ${build}\n`);
  }
}
registry.close();
