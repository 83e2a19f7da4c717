import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { nonceMark } from './edge/page-text.ts';
import { createGateway } from './gateway.ts';
import type { Registry } from './registry/registry.ts';
import { buildOf, plainShell } from './testing/faulty-area.ts';

const route = (path: string, screen: string, access = 'public') => ({ path, screen, access, layout: 'default', title: screen });
const sideBySide = 8;
const reading: (() => void)[] = [];
const areaCode = `
const preload = (href) => '<link rel="preload" as="image" href="' + href + '" fetchPriority="high"/>';
const preloads = preload('/img/主图.svg?a=1&amp;b=2') + preload('//elsewhere.example/x.svg');
module.exports.calls = { cart: { count: ['GET', '/api/cart/Count', 'read'] } };
module.exports.default = { widgets: {},
  load: async ({ pathname, sdk }) => {
    if (pathname === '/slow') while (true) {}
    if (pathname === '/waiting') await new Promise(() => {});
    if (pathname === '/broken') return { data: { values: {}, failures: {} }, head: { title: 'x' } };
    if (pathname === '/calls') return { data: { values: { greeting: JSON.stringify(sdk.calls) }, failures: {} }, head: { title: 'x' } };
    const answer = await sdk.read('/api/read' + pathname);
    return { data: { values: { greeting: answer.body, markup: '</script><script>alert(1)</script>' }, failures: {} }, head: { title: '<b>标题</b>' } };
  },
  render: async ({ pathname, data }) => { if (pathname === '/broken') throw new Error('broken screen'); return { html: preloads + '<h1>' + data.values.greeting + '</h1>', styles: '' }; } };`;

let folder: string;
let api: Server;
let gateway: { app: FastifyInstance; registry: Registry };
let site: string;
const seen: { url: string; headers: Record<string, unknown> }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-gateway-'));
  api = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    response.setHeader('content-type', 'application/json');
    if (request.headers.token === 'of-an-api-that-is-down') response.statusCode = 503;
    const body = request.url === '/api/customer/Login' ? { kpId: 7, token: 'secret-token' } : `hello ${request.headers.region}`;
    const end = () => response.end(JSON.stringify({ code: 0, message: '', body }));
    if (request.url !== '/api/read/reading') return end();
    // All of them are asked for before one is answered.
    reading.push(end);
    if (reading.length === sideBySide) for (const answer of reading.splice(0)) answer();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  gateway = await createGateway({
    port: 0,
    host: '127.0.0.1',
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    registry: join(folder, 'registry'),
    adminToken: undefined,
    consoleFolder: undefined,
    devServers: undefined,
    logLevel: 'silent',
  });
  const { registry } = gateway;
  await registry.publishFolder(await buildOf(folder, 'shell', [route('/login', 'login'), route('/*', 'not-found')], plainShell));
  await registry.publishFolder(
    await buildOf(
      folder,
      'mf-test',
      [
        route('/page', 'page'),
        route('/broken', 'broken'),
        route('/slow', 'slow'),
        route('/waiting', 'waiting'),
        route('/reading', 'reading'),
        route('/calls', 'calls'),
        route('/mine', 'mine', 'login'),
        route('/as-customer', 'as-customer', 'operator'),
      ],
      areaCode,
    ),
  );
  await registry.load();
  site = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await gateway.app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

test('a public page arrives rendered, for the region of its cookie, with what the server read', async () => {
  const region = encodeURIComponent(JSON.stringify({ stateProvinceId: 10019, label: '广东' }));
  const text = await (await fetch(`${site}/page`, { headers: { cookie: `region=${region}` } })).text();
  expect(text).toContain('<h1>hello 10019</h1>');
  expect(text).toContain('"greeting":"hello 10019"');
});

test('an area reads with a client that has the rows of its own build', async () => {
  expect(await (await fetch(`${site}/calls`)).text()).toContain('{"cart":{"count":["GET","/api/cart/Count","read"]}}');
});

test('the first page after a quiet while arrives rendered, though the API has closed its idle connections', async () => {
  expect(await (await fetch(`${site}/page?quiet=1`)).text()).toContain('<h1>hello');
  api.closeIdleConnections();
  await (await fetch(`${site}/healthz`)).text();
  expect(await (await fetch(`${site}/page?quiet=2`)).text()).toContain('<h1>hello');
});

test('the frame is rendered for each province, however often it is kept', async () => {
  const pageFor = async (id: number) =>
    (
      await fetch(`${site}/page?for=${id}`, {
        headers: { cookie: `region=${encodeURIComponent(JSON.stringify({ stateProvinceId: id }))}` },
      })
    ).text();
  expect(await pageFor(10001)).toContain('页头 10001');
  expect(await pageFor(10002)).toContain('页头 10002');
});

test('data and titles never become markup', async () => {
  const text = await (await fetch(`${site}/page`)).text();
  expect(text).not.toContain('<script>alert(1)');
  expect(text).not.toContain('<b>标题');
});

test('a page’s data stands before what asks for the scripts that read it, which could be kept and run at once', async () => {
  const text = await (await fetch(`${site}/page`)).text();
  expect(text.indexOf('id="mall-page"')).toBeGreaterThan(0);
  expect(text.indexOf('document.currentScript.nonce')).toBeGreaterThan(text.indexOf('id="mall-page"'));
});

test('a page’s main picture is asked for in the header, before the page itself is read; a foreign address is no header', async () => {
  const answer = await fetch(`${site}/page`);
  expect(answer.headers.get('link')).toBe('</img/%E4%B8%BB%E5%9B%BE.svg?a=1&b=2>; rel=preload; as=image; fetchpriority=high');
  const text = await answer.text();
  expect(text).not.toContain('主图');
  expect(text).toContain('href="//elsewhere.example/x.svg"');
  expect((await fetch(`${site}/slow`)).headers.get('link')).toBeNull();
});

test('every answer has a nonce of its own, and only that one is allowed to run', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const answer = await fetch(`${site}/page`);
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
      const text = await answer.text();
      expect(text).toContain(`nonce="${nonce}"`);
      expect(text).not.toContain(nonceMark);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('a page that was not changed is confirmed without another policy', async () => {
  const first = await fetch(`${site}/page`);
  const again = await fetch(`${site}/page`, { headers: { 'if-none-match': first.headers.get('etag')! } });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toBeNull();
});

test('a screen that throws on the server is left to the browser, not an error', async () => {
  const answer = await fetch(`${site}/broken`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('页头');
  expect(text).toContain('"rendered":""');
});

test('a screen that never ends is cut off, and the next page is rendered again', async () => {
  const answer = await fetch(`${site}/slow`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('id="area-mf-test"');
  expect(await (await fetch(`${site}/page?after=slow`)).text()).toContain('<h1>hello');
});

test('a screen whose reading never ends is given up alone: pages beside it and after it are rendered', async () => {
  const hung = fetch(`${site}/waiting`);
  const isRendered = async (n: number) => expect(await (await fetch(`${site}/page?beside=${n}`)).text()).toContain('<h1>hello');
  await Promise.all([1, 2, 3].map(isRendered));
  expect((await hung).status).toBe(200);
  await isRendered(4);
});

test('pages wait for their data side by side, not one after the other', async () => {
  const pages = Array.from({ length: sideBySide }, async (_, n) => (await fetch(`${site}/reading?n=${n}`)).text());
  for (const text of await Promise.all(pages)) expect(text).toContain('<h1>hello');
});

test('what is behind a login sends a visitor to /login with the full path', async () => {
  const answer = await fetch(`${site}/mine?tab=2`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/login?redirect=%2Fmine%3Ftab%3D2');
});

test('an operator’s page opens for who brings the link that signs them in there, and for no other visitor (rule operator 20)', async () => {
  const statusOf = async (query: string) => (await fetch(`${site}/as-customer${query}`, { redirect: 'manual' })).status;
  expect(await Promise.all([statusOf('?link=once'), statusOf('')])).toEqual([200, 302]);
});

test('an address nobody owns is a not-found page inside the frame', async () => {
  const answer = await fetch(`${site}/nobody`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('页头');
});

test('the token of a login becomes a cookie no script can read, and a header towards the API', async () => {
  const answer = await fetch(`${site}/api/customer/Login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  const cookies = answer.headers.getSetCookie();
  expect(await answer.json()).toMatchObject({ body: { kpId: 7, token: '' } });
  expect(cookies.find((one) => one.startsWith('token='))).toMatch(/HttpOnly.*SameSite=Lax/);
  await fetch(`${site}/api/read`, { headers: { cookie: 'token=secret-token', token: 'forged' } });
  expect(seen.at(-1)?.headers).toMatchObject({ token: 'secret-token' });
  expect(seen.at(-1)?.headers.cookie).toBeUndefined();
});

test('a logout ends the cookies of the session when the API took it, and only then', async () => {
  const logOut = (token: string) =>
    fetch(`${site}/api/customer/LoginOut`, { method: 'POST', headers: { cookie: `token=${token}; uuid=7` } });
  const ended = (await logOut('secret-token')).headers.getSetCookie();
  expect(ended.map((one) => one.split(';')[0])).toEqual(['token=', 'uuid=']);
  expect((await logOut('of-an-api-that-is-down')).headers.getSetCookie()).toEqual([]);
});

test('a call from another site is refused before it reaches the API', async () => {
  const before = seen.length;
  const answer = await fetch(`${site}/api/order/CancelOrder`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  });
  expect(answer.status).toBe(403);
  expect(seen.length).toBe(before);
});

test('an asset is immutable and sent as it was compressed; nothing outside the release is reachable', async () => {
  const answer = await fetch(`${site}/assets/mf-test/v1/main.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe('/* mf-test v1 */');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  for (const path of ['/assets/mf-test/v1/../area.json', '/assets/mf-test/v9/main.js'])
    expect((await fetch(`${site}${path}`)).status).toBe(404);
  expect((await fetch(`${site}/assets/mf-test/v1/..%2Fserver.cjs`)).status).toBe(400);
});

test('files of the version before stay reachable after another went live', async () => {
  await gateway.registry.publishFolder(await buildOf(folder, 'mf-test', [route('/page', 'page')], areaCode, 'v2'));
  await gateway.registry.load();
  expect(gateway.registry.current.releases['mf-test']?.version).toBe('v2');
  expect((await fetch(`${site}/assets/mf-test/v1/main.js`)).status).toBe(200);
});
