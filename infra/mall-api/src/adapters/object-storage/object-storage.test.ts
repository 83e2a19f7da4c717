import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openObjectStorage } from './open-object-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-storage-'));
const objects = new Map<string, Buffer>();
const seen: string[] = [];
/** What a bucket does, as far as files need it. */
const bucket = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  seen.push(`${method} ${url} ${headers.authorization?.split(' ')[0]}`);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (method === 'PUT') objects.set(url, Buffer.concat(chunks));
  if (method === 'DELETE') objects.delete(url);
  const found = objects.get(url);
  if (method === 'GET') return response.writeHead(found ? 200 : 404).end(found);
  return response.writeHead(method === 'DELETE' ? 204 : 200).end();
});
let aws: NodeJS.ProcessEnv = {};
beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as AddressInfo;
  aws = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', AWS_ENDPOINT_URL: `http://127.0.0.1:${port}` };
});
afterAll(() => {
  bucket.closeAllConnections();
  bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const key = '0123456789abcdefghijklmnop';
const content = Buffer.from([0, 255, 10, 13, 7]);

test.each([
  ['a folder', () => openObjectStorage(folder)],
  ['a bucket', () => openObjectStorage('s3://mall-files/production', aws)],
])('%s gives back what it was given, and nothing where there is nothing', async (_where, open) => {
  const storage = open();
  expect(await storage.read(key)).toBeUndefined();
  await storage.remove(key);
  await storage.write(key, content);
  expect(await storage.read(key)).toEqual(content);
  await storage.write(key, Buffer.from('newer'));
  expect((await storage.read(key))?.toString()).toBe('newer');
  await storage.remove(key);
  expect(await storage.read(key)).toBeUndefined();
  for (const odd of ['../../etc/passwd', 'a/b', '', 'A'.repeat(26)])
    await expect((async () => storage.read(odd))()).rejects.toThrow('is no key');
});

test('what could not be written leaves nothing half written behind', async () => {
  const place = join(folder, key.slice(0, 2), key);
  mkdirSync(place, { recursive: true });
  await expect(openObjectStorage(folder).write(key, content)).rejects.toThrow('EISDIR');
  expect(readdirSync(join(place, '..'))).toEqual([key]);
});

test('a bucket is asked with signed requests below its prefix, and is not opened without its keys', () => {
  expect(seen.every((line) => line.endsWith(`/mall-files/production/${key} AWS4-HMAC-SHA256`))).toBe(true);
  expect(() => openObjectStorage('s3://mall-files', {})).toThrow('AWS_ACCESS_KEY_ID');
});
