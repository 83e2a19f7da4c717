import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { checkKey, type RegistryStorage } from './storage.ts';

export interface S3Settings {
  bucket: string;
  /** Before every key, '' or ending with '/'. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
  /** Of an S3-compatible server; undefined for Amazon's own. */
  endpoint: string | undefined;
  /** Where server builds are copied to, because they run from a file. */
  cacheFolder: string;
}

/** A bucket of S3 or of a server that speaks its protocol and honours `If-None-Match: *`. */
export function s3Storage(settings: S3Settings): RegistryStorage {
  const { bucket, prefix, region, endpoint, cacheFolder } = settings;
  const { accessKeyId, secretAccessKey, sessionToken } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken ? { sessionToken } : {}),
    region,
    service: 's3',
    retries: 4,
  });
  const root = endpoint ? `${endpoint.replace(/\/$/, '')}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
  const call = async (method: string, path: string, wanted: number[], init: { body?: Buffer; headers?: Record<string, string> } = {}) => {
    const answer = await client.fetch(`${root}/${path}`, {
      method,
      ...(init.headers ? { headers: init.headers } : {}),
      ...(init.body ? { body: new Uint8Array(init.body) } : {}),
      signal: AbortSignal.timeout(15_000),
    });
    if (wanted.includes(answer.status)) return answer;
    throw new Error(`S3 answered ${answer.status} to ${method} ${path}: ${(await answer.text()).slice(0, 300)}`);
  };
  const place = (key: string) => `${prefix}${checkKey(key)}`;
  const put = async (key: string, content: Buffer | string, headers: Record<string, string> = {}) => {
    const answer = await call('PUT', place(key), [200, 409, 412], { body: Buffer.from(content), headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  const storage: RegistryStorage = {
    async read(key) {
      const answer = await call('GET', place(key), [200, 404]);
      const content = Buffer.from(await answer.arrayBuffer());
      return answer.status === 200 ? content : undefined;
    },
    async write(key, content) {
      const status = await put(key, content);
      if (status !== 200) throw new Error(`S3 answered ${status} to PUT ${key}`);
    },
    async create(key, content) {
      for (let attempt = 1; ; attempt++) {
        const status = await put(key, content, { 'if-none-match': '*' });
        if (status !== 409) return status === 200;
        // 409 says that another writer is at the same key this moment; who was first is known a moment later.
        if (attempt === 10) throw new Error(`S3 could not decide who writes ${key}`);
        await new Promise((resolve) => setTimeout(resolve, 20 * attempt));
      }
    },
    async list(start) {
      const keys: string[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + start, ...(next ? { 'continuation-token': next } : {}) });
        const text = await (await call('GET', `?${query}`, [200])).text();
        for (const [, key] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) keys.push(key!.slice(prefix.length));
        next = /<NextContinuationToken>([^<]*)</.exec(text)?.[1];
      } while (next);
      return keys.sort();
    },
    async remove(key) {
      await (await call('DELETE', place(key), [200, 204, 404])).arrayBuffer();
    },
    async localFile(key) {
      const file = join(cacheFolder, checkKey(key));
      if (await stat(file).catch(() => undefined)) return file;
      const content = await storage.read(key);
      if (!content) return undefined;
      await mkdir(dirname(file), { recursive: true });
      const whole = `${file}.${process.pid}.${process.hrtime.bigint()}`;
      await writeFile(whole, content);
      await rename(whole, file);
      return file;
    },
  };
  return storage;
}

/**
 * Makes sure that of two writers one loses: on a server that ignores `If-None-Match`, two promotions at once would overwrite each other.
 * @throws when the server can't be trusted with the registry
 */
export async function requireCompareAndSet(storage: RegistryStorage): Promise<void> {
  const key = 'keys/compare-and-set';
  await storage.create(key, 'first');
  if (await storage.create(key, 'second'))
    throw new Error(
      'this S3 server ignores If-None-Match, so two promotions at once would be lost; use one that honours conditional writes',
    );
}
