import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { serveCrawlers } from './crawlers.ts';

const index = '<?xml version="1.0" encoding="UTF-8"?><sitemapindex/>';
const app = Fastify();
let api: Server;
let isDown = false;

beforeAll(async () => {
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (isDown) return response.writeHead(502).end('<html>');
    const isIndex = request.url === '/api/download/ViewSitemap?fileName=sitemap.xml';
    response.end(JSON.stringify(isIndex ? { code: 0, message: '', body: index } : { code: 404, message: '请求地址出错', body: null }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  serveCrawlers(app, { apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, mallUrl: 'https://mall.example' });
  app.get('/*', async () => 'a page');
});
afterAll(async () => {
  await app.close();
  api.close();
});

test('a search engine is told where the sitemap is and what is not to be indexed; a test site is not to be found at all', async () => {
  const { body } = await app.inject('/robots.txt');
  expect(body).toContain('Sitemap: https://mall.example/sitemap.xml');
  expect(body).toContain('Disallow: /customer/');
  const testSite = Fastify();
  serveCrawlers(testSite, { apiUrl: 'http://127.0.0.1:1', mallUrl: 'https://mall.test.example' });
  expect((await testSite.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  await testSite.close();
});

test('what caches may keep of robots.txt is the same whatever address it is asked for at', async () => {
  const usual = await app.inject('/robots.txt');
  expect(usual.headers['cache-control']).toContain('public');
  for (const host of ['evil.example', 'mall.test.example', 'evil.example:81', 'mall.example'])
    for (const headers of [{ host }, { 'x-forwarded-host': host, 'x-forwarded-proto': 'http' }])
      expect((await app.inject({ url: '/robots.txt', headers })).body).toBe(usual.body);
});

test('the sitemap is the API’s, as XML; a file that isn’t there, and an API that is away, have their status; pages stay pages', async () => {
  const found = await app.inject('/sitemap.xml');
  expect([found.statusCode, found.headers['content-type'], found.body]).toEqual([200, 'application/xml; charset=utf-8', index]);
  expect((await app.inject('/sitemap-products-9.xml')).statusCode).toBe(404);
  for (const page of ['/sitemap', '/site.xml', '/p/sitemap.xml']) expect((await app.inject(page)).body).toBe('a page');
  isDown = true;
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(503);
});
