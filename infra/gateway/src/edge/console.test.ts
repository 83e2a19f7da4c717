import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { serveConsole } from './console.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-console-'));
writeFileSync(join(folder, 'index.html'), '<title>控制台</title>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a gateway with a console answers. @param from who connects; `forwarded` is what a proxy says of them */
async function statusOf(url: string, from: string, { isOpen = false, trustProxy = 'loopback', forwarded = '' } = {}) {
  const app = Fastify({ trustProxy });
  serveConsole(app, folder, isOpen);
  app.get('/api/console/GetSmsMessages', () => '验证码');
  app.get('/p/:sku', () => 'a page');
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : {};
  const { statusCode } = await app.inject({ url, remoteAddress: from, headers });
  await app.close();
  return statusCode;
}

test.each(['/_console/', '/_console/?x=1', '/api/console/GetSmsMessages', '/API/Console/GetSmsMessages'])(
  '%s is there for this machine only, whatever a request says of itself',
  async (url) => {
    const there = url.startsWith('/API') ? 404 : 200;
    expect(await statusOf(url, '127.0.0.1')).toBe(there);
    expect(await statusOf(url, '::1')).toBe(there);
    expect(await statusOf(url, '203.0.113.5')).toBe(404);
    expect(await statusOf(url, '203.0.113.5', { forwarded: '127.0.0.1' })).toBe(404);
    expect(await statusOf(url, '127.0.0.1', { forwarded: '203.0.113.5' })).toBe(404);
    expect(await statusOf(url, '10.0.0.7', { forwarded: '127.0.0.1', trustProxy: 'loopback,uniquelocal' })).toBe(404);
    expect(await statusOf(url, '203.0.113.5', { isOpen: true })).toBe(there);
  },
);

test('other pages are for everybody', async () => {
  expect(await statusOf('/p/AB1234', '203.0.113.5')).toBe(200);
});
