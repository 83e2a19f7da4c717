import { LRUCache } from 'lru-cache';
import { type BundleFacts, readBundle } from '../gate/read-bundle.ts';
import { integrityOf } from './integrity.ts';
import { PlatformRefusal } from './platform-refusal.ts';
import { type Release, readRelease } from './release.ts';
import type { Publication, ReleaseStore } from './release-store.ts';
import type { RegistryStorage } from './storage/storage.ts';
import { verifyFiles } from './verify-files.ts';

export const uploadLimits = { fileBytes: 8 * 1024 * 1024, files: 600, totalBytes: 96 * 1024 * 1024 };

/** An upload nobody went on with for so long was given up. */
export const abandonedMs = 24 * 3_600_000;
const sweepEveryMs = 3_600_000;
const noteEveryMs = 10 * 60_000;

export interface UploadedFile {
  path: string;
  bytes: number;
  /** 'sha384-…', as in area.json. */
  integrity: string;
}

const name = '[A-Za-z0-9_][\\w.~-]*';
const allowedPath = new RegExp(`^(server\\.cjs|(client|maps)/(${name}/)*${name})$`);

/** Takes a build in, file by file. Nothing of it can be seen by visitors before it is whole and was verified. */
export class Uploads {
  private readonly storage: RegistryStorage;
  private readonly releases: ReleaseStore;
  private readonly noted = new LRUCache<string, true>({ max: 500, ttl: noteEveryMs });

  constructor(storage: RegistryStorage, releases: ReleaseStore) {
    this.storage = storage;
    this.releases = releases;
  }

  /** Keeps one file. @throws INVALID_PATH, TOO_LARGE, RELEASE_EXISTS */
  async put(area: string, version: string, path: string, content: Buffer): Promise<UploadedFile> {
    const isMap = path.endsWith('.map');
    if (!allowedPath.test(path) || path.length > 200 || isMap !== path.startsWith('maps/'))
      throw new PlatformRefusal(
        'INVALID_PATH',
        `不接受文件 ${path}：只能上传 client/ 下的文件、server.cjs 和 maps/ 下的源码映射。`,
        '用 mall publish 上传，它只发送构建产物。',
      );
    if (content.length > uploadLimits.fileBytes)
      throw tooLarge(`文件 ${path} 有 ${content.length} 字节`, `单个文件最多 ${uploadLimits.fileBytes} 字节`);
    if (await this.releases.has(area, version)) throw exists(area, version);
    const known = await this.storage.list(`uploads/${area}/${version}/`);
    if (known.length >= uploadLimits.files) throw tooLarge(`已上传 ${known.length} 个文件`, `一个版本最多 ${uploadLimits.files} 个文件`);
    await this.note(`${area}/${version}`);
    await this.storage.write(`uploads/${area}/${version}/${path}`, content);
    return described(path, content);
  }

  /** What is there already, so that an upload that was interrupted goes on where it was. */
  async list(area: string, version: string): Promise<UploadedFile[]> {
    return [...(await this.contents(area, version))].map(([path, content]) => described(path, content));
  }

  /**
   * Makes a release of what was uploaded, after every file was held against area.json.
   * @param admit asked once the content is right, with what its files say; throws to refuse
   * @throws INVALID_RELEASE, UPLOAD_INCOMPLETE, INTEGRITY, TOO_LARGE, RELEASE_EXISTS
   */
  async finish(
    area: string,
    version: string,
    areaJson: string,
    publication: Publication,
    admit: (release: Release, facts: BundleFacts) => Promise<void>,
  ): Promise<Release> {
    if (await this.releases.has(area, version)) throw exists(area, version);
    const release = parseRelease(areaJson);
    if (release.name !== area || release.version !== version)
      throw new PlatformRefusal(
        'INVALID_RELEASE',
        `area.json 写的是 ${release.name}@${release.version}，地址写的是 ${area}@${version}。`,
        '重新构建并用 mall publish 上传，两者来自同一次构建。',
      );
    const contents = await this.contents(area, version);
    verifyFiles(release, contents);
    await admit(release, await readBundle(contents));
    const files = [...contents].map(([path, content]) => ({ path, read: async () => content }));
    if (!(await this.releases.keep(release, files, publication))) throw exists(area, version);
    await this.forget(
      `${area}/${version}`,
      [...contents.keys()].map((path) => `uploads/${area}/${version}/${path}`),
    );
    return release;
  }

  /** Removes abandoned uploads now and every hour. @returns ends it */
  keepSwept(onFault: (error: unknown) => void): () => void {
    const sweep = () => void this.sweep().catch(onFault);
    sweep();
    const timer = setInterval(sweep, sweepEveryMs).unref();
    return () => clearInterval(timer);
  }

  /** Removes what nobody went on uploading for a day. @returns the uploads that went: 'mf-search/1f2e' */
  async sweep(now = Date.now()): Promise<string[]> {
    const uploads = Map.groupBy(await this.storage.list('uploads/'), (key) => key.split('/').slice(1, 3).join('/'));
    const gone: string[] = [];
    for (const [upload, keys] of uploads) {
      const noted = (await this.storage.read(notedKey(upload)))?.toString();
      // Of a gateway that kept no notes yet: its day begins now.
      if (!noted) await this.note(upload, now);
      if (!noted || now - Date.parse(noted) < abandonedMs) continue;
      await this.forget(upload, keys);
      gone.push(upload);
    }
    return gone;
  }

  /** Keeps when a file last came; storages don't tell. */
  private async note(upload: string, now = Date.now()): Promise<void> {
    if (this.noted.has(upload)) return;
    await this.storage.write(notedKey(upload), new Date(now).toISOString());
    this.noted.set(upload, true);
  }

  private async forget(upload: string, keys: string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += 16) await Promise.all(keys.slice(at, at + 16).map((key) => this.storage.remove(key)));
    await this.storage.remove(notedKey(upload));
    this.noted.delete(upload);
  }

  private async contents(area: string, version: string): Promise<Map<string, Buffer>> {
    const folder = `uploads/${area}/${version}/`;
    const keys = await this.storage.list(folder);
    if (keys.length > uploadLimits.files) throw tooLarge(`已上传 ${keys.length} 个文件`, `一个版本最多 ${uploadLimits.files} 个文件`);
    const contents = new Map<string, Buffer>();
    let total = 0;
    for (let at = 0; at < keys.length; at += 16) {
      const batch = await Promise.all(
        keys.slice(at, at + 16).map(async (key) => [key.slice(folder.length), await this.storage.read(key)] as const),
      );
      for (const [path, content] of batch) {
        if (!content) continue;
        contents.set(path, content);
        total += content.length;
      }
      if (total > uploadLimits.totalBytes) throw tooLarge(`全部文件超过 ${total} 字节`, `一个版本最多 ${uploadLimits.totalBytes} 字节`);
    }
    return contents;
  }
}

const notedKey = (upload: string) => `uploading/${upload}.txt`;

const described = (path: string, content: Buffer): UploadedFile => ({ path, bytes: content.length, integrity: integrityOf(content) });

const exists = (area: string, version: string) =>
  new PlatformRefusal(
    'RELEASE_EXISTS',
    `${area}@${version} 已经发布，发布的内容不可更改。`,
    `要上线它：mall promote ${area} --version ${version}；要发布新内容：改动源码后重新构建。`,
  );

const tooLarge = (what: string, limit: string) => new PlatformRefusal('TOO_LARGE', `${what}，${limit}。`, '拆分或缩小构建产物后重新发布。');

/** Reads an area.json that was sent. @throws INVALID_RELEASE */
export function parseRelease(text: string): Release {
  try {
    return readRelease(text);
  } catch (error) {
    throw new PlatformRefusal(
      'INVALID_RELEASE',
      `area.json 不完整：${(error as Error).message}`,
      '用 mall-webpack build 重新构建后再发布。',
    );
  }
}
