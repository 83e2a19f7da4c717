import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PlatformStatus } from '@mall/api-contract/platform';
import { createGateway } from '../gateway.ts';
import { buildOf, plainShell } from '../testing/faulty-area.ts';
import { openView } from '../testing/open-view.ts';
import { adminTokenOf, startPlainApi } from '../testing/running-gateway.ts';

const route = (path: string, screen: string) => ({ path, screen, access: 'public', layout: 'default', title: screen });
const areaCode = `module.exports = { widgets: {}, load: async () => ({ data: { values: {}, failures: {} }, head: { title: 'x' } }), render: async () => ({ html: '<p>x</p>', styles: '' }) };`;

let folder: string;
let api: Awaited<ReturnType<typeof startPlainApi>>;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let site: string;
let token: string;

const open = async (metricsToken?: string) => {
  gateway = await createGateway({
    port: 0,
    host: '127.0.0.1',
    apiUrl: api.url,
    registry: join(folder, 'registry'),
    adminToken: undefined,
    consoleFolder: undefined,
    devServers: undefined,
    logLevel: 'silent',
    metricsToken,
  });
  site = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
};
const send = (beacon: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site}/_telemetry`, { method: 'POST', body: typeof beacon === 'string' ? beacon : JSON.stringify(beacon), headers });
const metrics = async (headers: Record<string, string> = {}) => (await fetch(`${site}/metrics`, { headers })).text();
const platform = async (path: string) =>
  (await fetch(`${site}/_platform/${path}`, { headers: { authorization: `Bearer ${token}` } })).json() as Promise<never>;
const figures = { version: 'v1', views: 2, failedViews: 1, errors: 3, load: [120], mount: [45], calls: { 'search.hasSku': [4, 1, 200] } };
const beaconOf = async (more: object = {}) => {
  const { view, snapshot } = await openView(site, '/page');
  return { snapshot, view, n: 0, page: '/page', areas: { 'mf-test': figures }, ...more };
};
const error = {
  area: 'mf-test',
  version: 'v1',
  message: "Cannot read 'price' of SKU 4711",
  stack: 'TypeError: x\n    at a (https://mall.example/assets/mf-test/v1/main.js:1:1)\n    at window.onload',
  where: 'window',
  page: '/page',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-telemetry-'));
  api = await startPlainApi();
  await open();
  await gateway.registry.publishFolder(await buildOf(folder, 'shell', [route('/*', 'not-found')], plainShell));
  const build = await buildOf(folder, 'mf-test', [route('/page', 'page')], areaCode);
  const map = {
    version: 3,
    sources: ['webpack://mf-test/./src/price.ts'],
    sourcesContent: ['one\ntwo\nsku.price\nfour'],
    names: [],
    mappings: 'AAEA',
  };
  await writeFile(join(build, 'client/main.js.map'), JSON.stringify(map));
  await gateway.registry.publishFolder(build);
  await gateway.registry.load();
  token = await adminTokenOf(join(folder, 'registry'));
});
afterAll(async () => {
  await gateway.app.close();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

test('what a browser tells is counted by area and version, and shown with the status', async () => {
  expect((await send(await beaconOf({ vitals: { area: 'mf-test', lcp: 900, cls: 0.04 } }))).status).toBe(204);
  const text = await metrics();
  expect(text).toContain('mall_area_views_total{area="mf-test",version="v1"} 2');
  expect(text).toContain('mall_area_calls_total{area="mf-test",call="search.hasSku",outcome="failed"} 1');
  expect(text).toContain('mall_web_vital_seconds_count{area="mf-test",version="v1",vital="lcp"} 1');
  expect(text).toMatch(/mall_area_info\{area="mf-test",version="v1",channel="stable",snapshot="\w+"\} 1/);
  const { telemetry } = (await platform('status')) as PlatformStatus;
  expect(telemetry!.lastHour['mf-test']?.v1).toMatchObject({
    views: 2,
    failedViews: 1,
    errorRate: 0.5,
    calls: { 'search.hasSku': { count: 4, failed: 1 } },
  });
});

test('what the gateway itself does is counted: requests by class, renderings, what the cache said', async () => {
  for (let time = 0; time < 2; time += 1) await fetch(`${site}/page?counted`);
  await fetch(`${site}/assets/mf-test/v1/main.js`);
  await fetch(`${site}/assets/mf-test/v1/nothing.js`);
  const text = await metrics();
  expect(text).toMatch(/mall_http_request_duration_seconds_count\{class="page",status="2xx"\} [2-9]/);
  expect(text).toMatch(/mall_http_request_duration_seconds_count\{class="asset",status="4xx"\} [1-9]/);
  expect(text).toMatch(/mall_page_render_seconds_count\{area="mf-test",outcome="ok"\} 2/);
  expect(text).toContain('mall_page_cache_total{result="miss"} 2');
  expect(text).toContain('mall_page_cache_total{result="hit"} 1');
});

test('no label comes from outside: what is not of the snapshot or the contract is left out', async () => {
  await send(
    await beaconOf({
      areas: {
        'mf-evil': { ...figures },
        'mf-test': { ...figures, version: 'evil' },
        shell: { version: 'v1', views: 1, failedViews: 5, errors: -3, load: ['1', 1e12, 5], calls: { 'evil.call': [1, 0, 1] } },
      },
      vitals: { area: 'mf-evil', lcp: 1 },
      errors: [{ ...error, area: 'mf-evil' }],
    }),
  );
  const text = await metrics();
  expect(text).not.toContain('evil');
  expect(text).toContain('mall_area_failed_views_total{area="shell",version="v1"} 1');
  expect(text).toContain('mall_area_load_seconds_count{area="shell",version="v1"} 1');
});

test('what an area does beyond its place is counted by area, version and kind, and no other kind becomes a label', async () => {
  const border = { trespasses: { history: 2, loop: 1, evil: 5, frame: -1 }, blocked: [3, 1500], heap: [2, 20_480], listeners: 12 };
  await send(await beaconOf({ areas: { 'mf-test': { ...figures, ...border } } }));
  const text = await metrics();
  const of = 'area="mf-test",version="v1"';
  expect(text).toContain(`mall_area_trespasses_total{${of},what="history"} 2`);
  expect(text).toContain(`mall_area_trespasses_total{${of},what="loop"} 1`);
  expect(text).not.toMatch(/what="(evil|frame)"/);
  expect(text).toContain(`mall_area_long_tasks_total{${of}} 3`);
  expect(text).toContain(`mall_area_blocked_seconds_total{${of}} 1.5`);
  // Two visits of 10 MB each.
  expect(text).toContain(`mall_area_heap_kept_bytes_bucket{le="${8 * 1024 ** 2}",${of}} 0`);
  expect(text).toContain(`mall_area_heap_kept_bytes_bucket{le="${16 * 1024 ** 2}",${of}} 2`);
  expect(text).toContain(`mall_area_listeners_bucket{le="20",${of}} 1`);
});

test('what is no beacon is refused before it is looked at', async () => {
  expect((await send('not json')).status).toBe(400);
  expect((await send('x'.repeat(40_000))).status).toBe(413);
  expect((await send(await beaconOf(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(await beaconOf({ snapshot: '../../etc' }))).status).toBe(400);
  const before = /mall_area_views_total\{area="mf-test",version="v1"\} (\d+)/.exec(await metrics())?.[1];
  expect((await send(await beaconOf({ snapshot: '0123456789' }))).status).toBe(403);
  expect(/mall_area_views_total\{area="mf-test",version="v1"\} (\d+)/.exec(await metrics())?.[1]).toBe(before);
});

test('one address can send only so much a minute; others are heard', async () => {
  const from = async (ip: string) => send(await beaconOf({ areas: {} }), { 'x-forwarded-for': ip });
  const statuses = [];
  for (let one = 0; one < 305; one += 1) statuses.push((await from('198.51.100.7')).status);
  expect(statuses.slice(0, 300).every((status) => status === 204)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect((await from('198.51.100.8')).status).toBe(204);
});

test('an error is kept grouped, resolved for operators, and nothing of it is public', async () => {
  await send(await beaconOf({ errors: [error] }));
  await send(await beaconOf({ errors: [{ ...error, message: "Cannot read 'price' of SKU 815" }] }));
  const { errors } = (await platform('errors?area=mf-test')) as { errors: { id: string; count: number; snapshot: string }[] };
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ count: 2, area: 'mf-test', version: 'v1', page: '/page', snapshot: gateway.registry.current.id });
  const detail = (await platform(`errors/${errors[0]!.id}`)) as { frames: object[]; replay: string };
  expect(detail.frames[1]).toMatchObject({ area: 'mf-test', version: 'v1', source: 'src/price.ts', line: 3 });
  expect((detail.frames[1] as { excerpt: { text: string }[] }).excerpt.map(({ text }) => text)).toContain('sku.price');
  expect(detail.replay).toBe(`/?snapshot=${gateway.registry.current.id}`);
  expect((await fetch(`${site}/_platform/errors`)).status).toBe(401);
  for (const path of ['main.js.map', '../maps/main.js.map', '..%2Fmaps%2Fmain.js.map', 'maps/main.js.map'])
    expect([404, 400]).toContain((await fetch(`${site}/assets/mf-test/v1/${path}`)).status);
});

test('what is kept of an error says nothing of the person: no address, no browser, no parameters', async () => {
  const [entry] = (await readdir(join(folder, 'registry/telemetry'))).sort().reverse();
  const { errors } = JSON.parse(await readFile(join(folder, 'registry/telemetry', entry!), 'utf8')) as { errors: Record<string, object> };
  expect(Object.keys(Object.values(errors)[0]!).sort()).toEqual(
    ['area', 'count', 'fault', 'firstAt', 'id', 'lastAt', 'message', 'page', 'snapshot', 'stack', 'version', 'where'].sort(),
  );
});

test('figures are for this machine or who has the token; a proxy’s request is not found', async () => {
  expect((await fetch(`${site}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404);
  await gateway.app.close();
  await open('secret-token');
  expect((await fetch(`${site}/metrics`)).status).toBe(404);
  expect((await fetch(`${site}/metrics`, { headers: { authorization: 'Bearer wrong' } })).status).toBe(404);
  expect(await metrics({ authorization: 'Bearer secret-token', 'x-forwarded-for': '203.0.113.9' })).toContain('process_cpu_seconds_total');
});

test('error reports and the last hour outlive the process', async () => {
  const { errors } = (await platform('errors')) as { errors: { message: string }[] };
  expect(errors.map(({ message }) => message)).toContain(error.message);
  const { telemetry } = (await platform('status')) as PlatformStatus;
  expect(telemetry!.lastHour['mf-test']!.v1!.views).toBeGreaterThan(0);
});
