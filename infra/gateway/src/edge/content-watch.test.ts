import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { createGateway } from '../gateway.ts';
import { buildOf, plainShell } from '../testing/faulty-area.ts';
import { createPageCache, keptPage } from './page-cache.ts';

/** What the pages tell, by path, and what the API says has changed. */
const texts: Record<string, string> = { '/news/7': '旧的', '/news/8': '另一篇', '/gp_ts/轴承': '轴承' };
const made: Record<string, number> = {};
let changes: { id: string; at: number; paths: string[] }[] = [];
let isAway = false;

const api = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://api');
  if (isAway) return void response.destroy();
  response.setHeader('content-type', 'application/json');
  const answer = (body: unknown) => response.end(JSON.stringify({ code: 0, message: '', body }));
  if (url.pathname === '/api/content/GetChangedPages') {
    const after = url.searchParams.get('after');
    const told = after === null ? [] : changes.filter(({ at }) => at > Number(after) - 10_000);
    return void answer({ now: Date.now(), isWhole: true, changes: told.map(({ id, paths }) => ({ id, paths })) });
  }
  if (url.pathname.startsWith('/api/read/')) {
    const path = decodeURIComponent(decodeURIComponent(url.pathname.slice('/api/read/'.length)));
    made[path] = (made[path] ?? 0) + 1;
    return void answer(texts[path] ?? '');
  }
  return void answer({ stateProvinceId: 10009, stateProvince: '上海市' });
});
const areaCode = `
module.exports.calls = {};
module.exports.default = { widgets: {},
  load: async ({ pathname, sdk }) => ({ data: { values: { text: (await sdk.read('/api/read/' + encodeURIComponent(pathname))).body }, failures: {} }, head: { title: 't' } }),
  render: async ({ data }) => ({ html: '<h1>' + data.values.text + '</h1>', styles: '' }) };`;

const folder = await mkdtemp(join(tmpdir(), 'mall-content-'));
await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
const route = (path: string, screen: string) => ({ path, screen, access: 'public', layout: 'default', title: screen });

/** Two gateways that know nothing of each other. */
const gateways = await Promise.all(
  ['a', 'b'].map(async (name) => {
    const settings = {
      port: 0,
      host: '127.0.0.1',
      apiUrl,
      registry: join(folder, name, 'registry'),
      logLevel: 'silent',
      contentEveryMs: 50,
    };
    const gateway = await createGateway({ ...settings, adminToken: undefined, consoleFolder: undefined, devServers: undefined });
    await gateway.registry.publishFolder(await buildOf(join(folder, name), 'shell', [route('/*', 'not-found')], plainShell));
    await gateway.registry.publishFolder(
      await buildOf(join(folder, name), 'mf-test', [route('/news/:id', 'news'), route('/gp_ts/:synonym', 'gp')], areaCode),
    );
    await gateway.registry.load();
    return { ...gateway, site: await gateway.app.listen({ port: 0, host: '127.0.0.1' }) };
  }),
);
afterAll(async () => {
  await Promise.all(gateways.map(({ app }) => app.close()));
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const page = async (site: string, path: string) => (await fetch(`${site}${path}`)).text();
const everywhere = (path: string) => Promise.all(gateways.map(({ site }) => page(site, path)));
/** Asks until both tell it. */
async function untilBothTell(path: string, text: string): Promise<void> {
  while (!(await everywhere(path)).every((html) => html.includes(text)));
}

test('a change is told by every gateway at once, and nothing else is made anew (rule content 27)', async () => {
  for (const path of ['/news/7', '/news/8', '/gp_ts/轴承']) await untilBothTell(path, texts[path]!);
  const before = { ...made };
  texts['/news/7'] = '新的';
  expect((await everywhere('/news/7')).every((html) => html.includes('旧的'))).toBe(true);
  changes = [{ id: '1', at: Date.now(), paths: ['/news/7', '/news'] }];
  await untilBothTell('/news/7', '新的');
  await everywhere('/news/8');
  await everywhere('/gp_ts/轴承');
  // Answers overlap, so the same change comes again and again: it drops once.
  expect(made).toEqual({ ...before, '/news/7': before['/news/7']! + 2 });
  texts['/gp_ts/轴承'] = '轴承新的';
  changes.push({ id: '2', at: Date.now(), paths: ['/gp_ts/%E8%BD%B4%E6%89%BF'] });
  await untilBothTell('/gp_ts/轴承', '轴承新的');
});

test('what changed while the API was away is told when it is back', async () => {
  isAway = true;
  texts['/news/7'] = '又一次';
  changes.push({ id: '3', at: Date.now(), paths: ['/news/7'] });
  expect((await everywhere('/news/7')).every((html) => html.includes('新的'))).toBe(true);
  isAway = false;
  await untilBothTell('/news/7', '又一次');
});

test('a page before it is published is kept by nobody, and only our own pages may show it beside them (rule content 24)', async () => {
  const before = made['/news/8']!;
  for (let i = 0; i < 2; i += 1) {
    const answer = await fetch(`${gateways[0]!.site}/news/8?preview=1.2.3.x`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  }
  expect(made['/news/8']).toBe(before + 2);
  const plain = await fetch(`${gateways[0]!.site}/news/8`);
  expect([plain.headers.get('x-frame-options'), plain.headers.get('content-security-policy')]).toEqual([
    'DENY',
    expect.stringContaining("frame-ancestors 'none'"),
  ]);
});

test('a page that is dropped while it is made is not kept', async () => {
  const cache = createPageCache();
  const old = keptPage(['旧'], '', 200, true);
  const fresh = keptPage(['新'], '', 200, true);
  let finish = () => {};
  const waiting = cache.get('k', { pathname: '/a', make: () => new Promise((resolve) => (finish = () => resolve(old))) });
  cache.drop((path) => path === '/a');
  const next = cache.get('k', { pathname: '/a', make: async () => fresh });
  finish();
  expect([await waiting, await next]).toEqual([old, fresh]);
  expect(await cache.get('k', { pathname: '/a', make: async () => old })).toBe(fresh);
});
