import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMatcher, type LiveArea, type RouteMatch } from '@mall/mf-kit/manifest';
import { type Release, readRelease } from './release.ts';
import type { RegistryStorage } from './storage.ts';

/** Which version of which area is live. */
export type Live = Record<string, { stable: string }>;

export interface SiteRoute {
  path: string;
  screen: string;
  access: 'public' | 'login' | 'operator';
  layout: string;
  title?: string;
  area: string;
}

/** One combination of versions, ready to serve. */
export interface Snapshot {
  id: string;
  releases: Record<string, Release>;
  areas: LiveArea[];
  match: (pathname: string) => RouteMatch<SiteRoute & Release['routes'][number]> | undefined;
}

const releaseKey = (name: string, version: string, file: string) => `releases/${name}/${version}/${file}`;

/** The registry: keeps every release and knows which are live. */
export class Registry {
  private readonly storage: RegistryStorage;
  private snapshot: Snapshot | undefined;

  constructor(storage: RegistryStorage) {
    this.storage = storage;
  }

  /** The live combination; empty areas where nothing was published yet. */
  get current(): Snapshot {
    if (!this.snapshot) throw new Error('the registry is not loaded yet');
    return this.snapshot;
  }

  /** Reads which versions are live. */
  async load(): Promise<Snapshot> {
    const live = await this.readLive();
    const releases: Record<string, Release> = {};
    for (const [name, { stable }] of Object.entries(live)) {
      const text = await this.storage.read(releaseKey(name, stable, 'area.json'));
      if (text) releases[name] = readRelease(text.toString());
    }
    this.snapshot = snapshotOf(releases);
    return this.snapshot;
  }

  /** Reads a published file; undefined where there is none. */
  readFile(name: string, version: string, file: string): Promise<Buffer | undefined> {
    return this.storage.read(releaseKey(name, version, file));
  }

  /**
   * Takes a build's `dist` folder in as a release and makes it live. A version that is there already is not written again.
   * @returns whether something changed
   */
  async publishFolder(dist: string): Promise<boolean> {
    const release = readRelease(await readFile(join(dist, 'area.json'), 'utf8'));
    if (!(await this.storage.read(releaseKey(release.name, release.version, 'area.json')))) {
      const client = await readdir(join(dist, 'client'), { recursive: true, withFileTypes: true });
      for (const entry of client) {
        if (!entry.isFile() || entry.name.endsWith('.map')) continue;
        const file = join(entry.parentPath, entry.name);
        await this.storage.write(
          releaseKey(release.name, release.version, `client/${file.slice(join(dist, 'client').length + 1)}`),
          await readFile(file),
        );
      }
      await this.storage.write(releaseKey(release.name, release.version, 'server.cjs'), await readFile(join(dist, 'server/server.cjs')));
      // Last, because a release exists once its area.json does.
      await this.storage.write(releaseKey(release.name, release.version, 'area.json'), JSON.stringify(release));
    }
    const live = await this.readLive();
    if (live[release.name]?.stable === release.version) return false;
    await this.storage.write('live.json', JSON.stringify({ ...live, [release.name]: { stable: release.version } }, null, 1));
    return true;
  }

  private async readLive(): Promise<Live> {
    const text = await this.storage.read('live.json');
    return text ? (JSON.parse(text.toString()) as Live) : {};
  }
}

/** Makes the combination that is served of the releases that are live. `bases` says where files are that don't come from this gateway. */
export function snapshotOf(releases: Record<string, Release>, bases: Record<string, string> = {}): Snapshot {
  const list = Object.values(releases).sort((a, b) => a.name.localeCompare(b.name));
  const id = createHash('sha256')
    .update(list.map(({ name, version }) => `${name}@${version}`).join(' '))
    .digest('hex')
    .slice(0, 10);
  return {
    id,
    releases,
    areas: list.map((release) => ({
      name: release.name,
      version: release.version,
      base: bases[release.name] ?? `/assets/${release.name}/${release.version}/`,
      entry: release.entry[0]!,
      integrity: bases[release.name] ? '' : (release.files[release.entry[0]!]?.integrity ?? ''),
      routes: release.routes,
      widgets: Object.keys(release.widgets ?? {}),
      screens: release.screens,
    })),
    match: createMatcher(list.flatMap((release) => release.routes.map((route) => ({ ...route, area: release.name })))) as Snapshot['match'],
  };
}
