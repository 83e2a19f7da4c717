import { AwsClient } from 'aws4fetch';
import { checkKey, type ObjectStorage } from './object-storage.ts';

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
}

/** As long as a call may take. */
const limitMs = 7000;

/** A bucket of S3 or of a server that speaks its protocol. */
export function s3Storage({ bucket, prefix, endpoint, sessionToken, ...keys }: S3Settings): ObjectStorage {
  const client = new AwsClient({ ...keys, ...(sessionToken ? { sessionToken } : {}), service: 's3', retries: 1 });
  const root = endpoint ? `${endpoint.replace(/\/$/, '')}/${bucket}` : `https://${bucket}.s3.${keys.region}.amazonaws.com`;
  const call = async (method: string, key: string, wanted: number[], body?: Buffer, headers?: Record<string, string>) => {
    const answer = await client.fetch(`${root}/${prefix}${checkKey(key)}`, {
      method,
      ...(headers ? { headers } : {}),
      ...(body ? { body: new Uint8Array(body) } : {}),
      signal: AbortSignal.timeout(limitMs),
    });
    const content = Buffer.from(await answer.arrayBuffer());
    if (wanted.includes(answer.status)) return { status: answer.status, content };
    throw new Error(`S3 answered ${answer.status} to ${method} ${key}: ${content.toString('utf8', 0, 300)}`);
  };
  return {
    async read(key) {
      const { status, content } = await call('GET', key, [200, 404]);
      return status === 200 ? content : undefined;
    },
    async readPart(key, from, to) {
      const { status, content } = await call('GET', key, [200, 206, 404], undefined, { range: `bytes=${from}-${to}` });
      if (status === 404) return undefined;
      // A server that knows no ranges sends the whole.
      return status === 206 ? content : content.subarray(from, to + 1);
    },
    async write(key, content) {
      await call('PUT', key, [200], content);
    },
    async remove(key) {
      await call('DELETE', key, [200, 204, 404]);
    },
  };
}
