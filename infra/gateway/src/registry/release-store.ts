import type { SignedSmoke, SmokeResult } from '@mall/api-contract/platform';
import { LRUCache } from 'lru-cache';
import { PlatformRefusal } from './platform-refusal.ts';
import { type Release, readRelease } from './release.ts';
import type { RegistryStorage } from './storage/storage.ts';

/** A server build on this machine, and the checksum it has to have when it is run; '' for releases of builds that did not tell. */
export interface ServerFile {
  file: string;
  integrity: string;
}

/** A release that can be served: what it says of itself, and where its server build is. */
export interface ServableRelease {
  release: Release;
  bundle: ServerFile;
}

/** When and how a release came in: uploaded and held against the gate, or taken from a build of the same machine. */
export interface Publication {
  at: string;
  who: string;
  how: 'upload' | 'start';
}

/** One file of a release, read when it is its turn. */
export interface ReleaseContent {
  path: string;
  read: () => Promise<Buffer>;
}

const keyOf = (area: string, version: string, file: string) => `releases/${area}/${version}/${file}`;

/** Every release there ever was, immutable. */
export class ReleaseStore {
  private readonly storage: RegistryStorage;
  private readonly servable = new LRUCache<string, ServableRelease>({ max: 200 });
  private readonly bundles = new Map<string, ServerFile>();
  private readonly released = new LRUCache<string, true>({ max: 2000 });

  constructor(storage: RegistryStorage) {
    this.storage = storage;
  }

  /** Reads a published file: 'client/main.js', 'server.cjs', 'maps/main.js.map'. */
  readFile(area: string, version: string, file: string): Promise<Buffer | undefined> {
    return this.storage.read(keyOf(area, version, file));
  }

  /** Whether a release is complete: its area.json is written last. */
  async has(area: string, version: string): Promise<boolean> {
    const key = `${area}@${version}`;
    if (this.released.has(key)) return true;
    const found = (await this.storage.read(keyOf(area, version, 'area.json'))) !== undefined;
    if (found) this.released.set(key, true);
    return found;
  }

  /** What a release says of itself. @returns a sentence where it is missing or can't be read */
  async load(area: string, version: string): Promise<ServableRelease | string> {
    const key = `${area}@${version}`;
    const known = this.servable.get(key);
    if (known) return known;
    try {
      const text = await this.storage.read(keyOf(area, version, 'area.json'));
      if (!text) return `发布 ${key} 的 area.json 不存在`;
      const release = readRelease(text.toString());
      if (release.name !== area || release.version !== version) return `发布 ${key} 的 area.json 属于 ${release.name}@${release.version}`;
      const file = await this.storage.localFile(keyOf(area, version, 'server.cjs'));
      if (!file) return `发布 ${key} 缺少服务端构建 server.cjs`;
      const bundle = { file, integrity: release.server?.integrity ?? '' };
      const servable = { release, bundle };
      this.servable.set(key, servable);
      this.bundles.set(key, bundle);
      return servable;
    } catch (error) {
      return `发布 ${key} 的 area.json 无法读取：${(error as Error).message}`;
    }
  }

  /** A loaded release's server build; no file where it was never loaded. */
  bundle(area: string, version: string): ServerFile {
    return this.bundles.get(`${area}@${version}`) ?? { file: '', integrity: '' };
  }

  /** @throws UNKNOWN_RELEASE with what is wrong with it */
  async require(area: string, version: string): Promise<Release> {
    const found = await this.load(area, version);
    if (typeof found === 'string') throw new PlatformRefusal('UNKNOWN_RELEASE', `${found}。`, `先发布该版本：mall publish ${area}。`);
    return found.release;
  }

  /** Versions of an area, or of all. */
  async list(area?: string): Promise<{ area: string; version: string }[]> {
    const keys = await this.storage.list(area ? `releases/${area}/` : 'releases/');
    return keys
      .map((key) => /^releases\/([^/]+)\/([^/]+)\/area\.json$/.exec(key))
      .filter((found) => found !== null)
      .map(([, name, version]) => ({ area: name!, version: version! }));
  }

  /**
   * Keeps a release for ever. Files first, area.json last: a release exists once its area.json does.
   * @param files by their place in the release; one that is there already must have the same content
   * @returns whether this call was the one that made it a release
   */
  async keep(release: Release, files: ReleaseContent[], publication: Publication): Promise<boolean> {
    const { name, version } = release;
    const waiting = [...files];
    const keepNext = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const key = keyOf(name, version, next.path);
        const content = await next.read();
        if ((await this.storage.create(key, content)) || (await this.storage.read(key))?.equals(content)) continue;
        throw new PlatformRefusal(
          'RELEASE_EXISTS',
          `${name}@${version} 的 ${next.path} 已经以另一内容保存，发布的内容不可更改。`,
          '重新构建以得到新的版本号，再发布。',
        );
      }
    };
    await Promise.all(Array.from({ length: 8 }, keepNext));
    await this.storage.create(keyOf(name, version, 'publication.json'), JSON.stringify(publication));
    return this.storage.create(keyOf(name, version, 'area.json'), JSON.stringify(release));
  }

  async publication(area: string, version: string): Promise<Publication | undefined> {
    return parse(await this.readFile(area, version, 'publication.json'));
  }

  /** How its latest smoke test went. */
  async smoke(area: string, version: string): Promise<SmokeResult | undefined> {
    return parse(await this.readFile(area, version, 'smoke.json'));
  }

  /** Keeps how a run of its smoke test went, with the word that was signed. @returns false where this run was told before */
  async keepSmoke(area: string, version: string, run: string, result: SmokeResult, signed: SignedSmoke): Promise<boolean> {
    if (!(await this.storage.create(keyOf(area, version, `smoke/${run}.json`), JSON.stringify(signed)))) return false;
    await this.storage.write(keyOf(area, version, 'smoke.json'), JSON.stringify({ ...result, run }));
    return true;
  }
}

const parse = <T>(text: Buffer | undefined): T | undefined => (text ? (JSON.parse(text.toString()) as T) : undefined);
