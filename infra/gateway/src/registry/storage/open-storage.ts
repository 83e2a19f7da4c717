import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStorage } from './folder.ts';
import { requireCompareAndSet, s3Storage } from './s3.ts';
import type { RegistryStorage } from './storage.ts';

/**
 * Opens the registry's storage.
 * @param place a folder, or `s3://bucket/prefix`; the server and the keys then come from the standard AWS_… variables
 */
export async function openStorage(place: string, env: NodeJS.ProcessEnv = process.env): Promise<RegistryStorage> {
  const s3 = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place);
  if (!s3) return folderStorage(place);
  const missing = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'].filter((name) => !env[name]);
  if (missing.length) throw new Error(`the registry is on S3, but ${missing.join(' and ')} is not set`);
  const storage = s3Storage({
    bucket: s3[1]!,
    prefix: s3[2] ? `${s3[2].replace(/\/$/, '')}/` : '',
    region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1',
    accessKeyId: env.AWS_ACCESS_KEY_ID!,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY!,
    sessionToken: env.AWS_SESSION_TOKEN,
    endpoint: env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL,
    // Code runs from here, so by default it is a folder nobody else can have prepared.
    cacheFolder: env.MALL_REGISTRY_CACHE ?? (await mkdtemp(join(tmpdir(), 'mall-registry-'))),
  });
  await requireCompareAndSet(storage);
  return storage;
}
