import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { serveSinglePage } from './single-page.ts';

let folder: string;
const app = Fastify();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-single-page-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><script defer src="/_staff/main.1a2b.js"></script><div id="root"></div>');
  await writeFile(join(folder, 'main.1a2b.js'), 'start()');
  await writeFile(join(folder, 'main.1a2b.js.br'), brotliCompressSync('start()'));
  serveSinglePage(app, { folder, prefix: '/_staff', paths: ['/_staff/', '/_staff/*'] });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(['/_staff/', '/_staff/orders?view=all', '/_staff/orders/abc'])(
  '%s is the page, not to be indexed, with a policy and a nonce',
  async (url) => {
    const { statusCode, headers, body } = await app.inject(url);
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(statusCode).toBe(200);
    expect(body).toContain(`<script nonce="${nonce}" defer`);
    expect(policy).not.toMatch(/(script-src|style-src) [^;]*unsafe/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  },
);

test.each(['/_staff/none.js', '/_staff/main.1a2b.js.map', '/_staff/style.css', '/_staff/deep/none.js', '/_staff/..%2Fsecret.js'])(
  '%s is missing',
  async (url) => expect((await app.inject(url)).statusCode).toBe(404),
);

test('its scripts are kept for ever, compressed where that is understood', async () => {
  const small = await app.inject({ url: '/_staff/main.1a2b.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
  const plain = await app.inject('/_staff/main.1a2b.js');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'start()']);
  expect((await app.inject('/_staff')).headers.location).toBe('/_staff/');
});
