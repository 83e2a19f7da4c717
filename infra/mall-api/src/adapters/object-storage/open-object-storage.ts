import { folderStorage } from './folder-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import { s3Storage } from './s3-storage.ts';

/**
 * Opens where files are kept.
 * @param place a folder, or `s3://bucket/prefix`; the server and the keys then come from the standard AWS_… variables
 * @throws {Error} a bucket without its keys
 */
export function openObjectStorage(place: string, env: NodeJS.ProcessEnv = process.env): ObjectStorage {
  const s3 = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place);
  if (!s3) return folderStorage(place);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new Error('files are on S3 (MALL_FILES), but AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not both set');
  return s3Storage({
    bucket: s3[1]!,
    prefix: s3[2] ? `${s3[2].replace(/\/$/, '')}/` : '',
    region: env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1',
    accessKeyId,
    secretAccessKey,
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
    endpoint: env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || undefined,
  });
}
