import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type S3Server, startS3 } from '../../testing/s3-server.ts';
import { openStorage } from './open-storage.ts';
import type { RegistryStorage } from './storage.ts';

let folder: string;
let s3: S3Server;
const open: Record<string, () => Promise<RegistryStorage>> = {
  'a folder': () => openStorage(join(folder, 'registry')),
  S3: () => openStorage('s3://mall/registry', s3.env),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-storage-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(Object.keys(open))('%s', (kind) => {
  let storage: RegistryStorage;
  beforeAll(async () => {
    storage = await open[kind]!();
  });

  test('gives back the bytes it was given, and nothing for what it was not', async () => {
    const content = Buffer.from([0, 1, 255, 13, 10]);
    await storage.write('releases/mf-a/v1/client/~x.js', content);
    expect(await storage.read('releases/mf-a/v1/client/~x.js')).toEqual(content);
    await storage.write('releases/mf-a/v1/client/~x.js', 'another');
    expect((await storage.read('releases/mf-a/v1/client/~x.js'))?.toString()).toBe('another');
    expect(await storage.read('releases/mf-a/v1/client/y.js')).toBeUndefined();
    expect(await storage.read('releases/mf-a/v1/client/~x.js/deeper')).toBeUndefined();
  });

  test('of twenty that create the same key at once, exactly one does, and what it wrote stays', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => storage.create('live/00000001.json', `writer ${index}`)));
    const winner = results.indexOf(true);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await storage.read('live/00000001.json'))?.toString()).toBe(`writer ${winner}`);
  });

  test('lists what begins so, in order', async () => {
    const keys = Array.from({ length: 400 }, (_, index) => `many/${String(index).padStart(4, '0')}/x.json`);
    for (let at = 0; at < keys.length; at += 50) await Promise.all(keys.slice(at, at + 50).map((key) => storage.write(key, '1')));
    expect(await storage.list('many/')).toEqual(keys);
    expect(await storage.list('many/0007')).toEqual(['many/0007/x.json']);
    expect(await storage.list('nothing/')).toEqual([]);
  });

  test('removes, also what is not there', async () => {
    await storage.write('uploads/a/b', 'x');
    await storage.remove('uploads/a/b');
    await storage.remove('uploads/a/b');
    expect(await storage.read('uploads/a/b')).toBeUndefined();
  });

  test('puts code on this machine, because it runs from a file', async () => {
    await storage.write('releases/mf-a/v1/server.cjs', 'module.exports = 1');
    expect(await readFile((await storage.localFile('releases/mf-a/v1/server.cjs'))!, 'utf8')).toBe('module.exports = 1');
    expect(await storage.localFile('releases/mf-a/v2/server.cjs')).toBeUndefined();
  });

  test.each(['../outside', 'a/../../outside', '/etc/passwd', 'a//b', 'a/./b', 'a\\..\\b', 'a b', ''])('refuses the key %j', async (key) => {
    await expect((async () => storage.read(key))()).rejects.toThrow('is no key');
    await expect((async () => storage.write(key, 'x'))()).rejects.toThrow('is no key');
  });
});

test('a list that S3 gives in pages is read to its end', async () => {
  const page = (keys: string[], next?: string) =>
    `<ListBucketResult>${keys.map((key) => `<Contents><Key>registry/${key}</Key></Contents>`).join('')}${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`;
  const server = createServer(({ method, url }, response) => {
    if (method === 'PUT') return response.writeHead(412).end();
    return response.end(url?.includes('continuation-token=more%2F%2B') ? page(['live/2']) : page(['live/1'], 'more/+'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const storage = await openStorage('s3://mall/registry', { ...s3.env, AWS_ENDPOINT_URL: `http://127.0.0.1:${port}` });
  expect(await storage.list('live/')).toEqual(['live/1', 'live/2']);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('an S3 server that lets two writers win is not accepted', async () => {
  const careless = await startS3({ conditional: false });
  try {
    await expect(openStorage('s3://mall/registry', careless.env)).rejects.toThrow('ignores If-None-Match');
  } finally {
    await careless.stop();
  }
});

test('a registry on S3 says which setting is missing', async () => {
  await expect(openStorage('s3://mall', { AWS_ACCESS_KEY_ID: 'x' })).rejects.toThrow('AWS_SECRET_ACCESS_KEY');
});
