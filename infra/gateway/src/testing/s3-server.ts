import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface S3Server {
  /** What the gateway is given as environment. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Starts s3rver with a bucket `mall`. It is older than conditional writes and lets half an object be read, so what Amazon, MinIO and Ceph do is
 * done before it: with `If-None-Match: *` 412 where the key is there and 409 while another writer is at it; an object is read whole.
 * @param options.conditional false leaves it as it is, a server that ignores the header
 */
export async function startS3({ conditional = true } = {}): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-s3-'));
  const s3 = new S3rver({ directory: folder, silent: true, configureBuckets: [{ name: 'mall' }] });
  await s3.configureBuckets();
  const handle = s3.callback();
  const there = new Set<string>();
  const writing = new Map<string, Promise<unknown>>();
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    if (conditional && method === 'PUT') {
      if (headers['if-none-match'] && (there.has(url) || writing.has(url))) return response.writeHead(there.has(url) ? 412 : 409).end();
      writing.set(url, once(response, 'finish'));
      response.on('finish', () => {
        writing.delete(url);
        there.add(url);
      });
    }
    if (method === 'DELETE') there.delete(url);
    if (method === 'GET') await writing.get(url);
    return handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    env: {
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      MALL_REGISTRY_CACHE: join(folder, 'cache'),
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
