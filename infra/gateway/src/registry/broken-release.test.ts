import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aBuild, aShell, testRoute } from '../testing/built-release.ts';
import {
  adminTokenOf,
  bringLive,
  type CallPlatform,
  type RunningGateway,
  startGateway,
  startPlainApi,
  until,
} from '../testing/running-gateway.ts';

let folder: string;
let api: Awaited<ReturnType<typeof startPlainApi>>;
let gateway: RunningGateway;
let call: CallPlatform;

const search = (version: string) => aBuild('mf-search', version, [testRoute('/search', 'results')]);
const place = (file: string) => join(folder, 'releases/mf-search/v2', file);
const page = async (path: string) => (await fetch(`${gateway.site}${path}`)).text();
const restart = async () => {
  await gateway.close();
  gateway = await startGateway(folder, api.url);
  call = gateway.as(await adminTokenOf(folder));
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-broken-'));
  api = await startPlainApi();
  gateway = await startGateway(folder, api.url);
  call = gateway.as(await adminTokenOf(folder));
  for (const build of [aShell('s1'), search('v1'), search('v2'), aBuild('mf-credit', 'c1', [testRoute('/credit', 'page')])])
    await bringLive(call, build);
});
afterEach(async () => {
  await gateway.close();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['is gone', async () => rm(place('area.json')), '不存在'],
  ['is no JSON', async () => writeFile(place('area.json'), '<html>502 Bad Gateway</html>'), '无法读取'],
  ['is empty', async () => writeFile(place('area.json'), ''), '无法读取'],
  ['is of another area', async () => writeFile(place('area.json'), JSON.stringify(aBuild('mf-credit', 'v2').release)), '属于 mf-credit@v2'],
  [
    'has routes no page could be found with',
    async () => writeFile(place('area.json'), JSON.stringify({ ...search('v2').release, routes: [{ path: '/a(' }] })),
    'routes',
  ],
  ['has lost its server build', async () => rm(place('server.cjs')), '缺少服务端构建'],
])('a live release whose area.json %s is left out, and the rest of the site is served', async (_what, harm, reason) => {
  await harm();
  await restart();
  expect((await fetch(`${gateway.site}/readyz`)).status).toBe(200);
  expect(await page('/credit')).toContain('<h1>mf-credit c1</h1>');
  expect((await call('GET', 'status')).body.leftOut).toEqual([
    { area: 'mf-search', version: 'v2', isCanary: false, reason: expect.stringContaining(reason) },
  ]);
  const answer = await fetch(`${gateway.site}/search`);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('页头');
  // The way out needs nothing of the broken release.
  expect((await call('POST', 'areas/mf-search/rollback', {})).body.version).toBe('v1');
  expect(await page('/search')).toContain('<h1>mf-search v1</h1>');
});

test('of the newest entry of what is live half was written: the gateway starts with the one before, and takes the next', async () => {
  const [newest] = (await readdir(join(folder, 'live'))).sort().reverse();
  const file = join(folder, 'live', newest!);
  await writeFile(file, (await readFile(file)).subarray(0, 40));
  await restart();
  expect((await fetch(`${gateway.site}/readyz`)).status).toBe(200);
  expect(await page('/search')).toContain('<h1>mf-search v2</h1>');
  expect((await call('GET', 'status')).body.unreadable).toMatchObject([{ key: `live/${newest}` }]);
  expect((await call('POST', 'areas/mf-search/rollback', {})).body.version).toBe('v1');
  await restart();
  expect(await page('/search')).toContain('<h1>mf-search v1</h1>');
});

test('a release that is repaired is served again by itself', async () => {
  const whole = await readFile(place('area.json'));
  await writeFile(place('area.json'), '{');
  await restart();
  expect(await page('/search')).not.toContain('<h1>');
  await writeFile(place('area.json'), whole);
  await until(async () => (await page('/search')).includes('<h1>mf-search v2</h1>'));
  expect((await call('GET', 'status')).body.leftOut).toEqual([]);
});

test('a canary that can not be read is nobody’s: everyone stays on stable', async () => {
  const build = search('v3');
  await bringLive(call, build);
  await call('POST', 'areas/mf-search/promote', { version: 'v2', canary: 99 });
  await writeFile(place('area.json'), '{');
  await restart();
  const visitor = async () => (await fetch(`${gateway.site}/search`, { headers: { cookie: 'bucket=0' } })).text();
  // Where the first page isn't rendered in time the browser does it.
  await until(async () => (await visitor()).includes('<h1>mf-search v3</h1>'));
  expect((await call('GET', 'status')).body.leftOut).toMatchObject([{ area: 'mf-search', version: 'v2', isCanary: true }]);
});

test('a server build that was changed after it was published is not run: the browser renders, and nothing else is touched', async () => {
  const code = await readFile(place('server.cjs'), 'utf8');
  await writeFile(place('server.cjs'), code.replace('mf-search v2', 'somebody else'));
  await restart();
  const answer = await fetch(`${gateway.site}/search`);
  const text = await answer.text();
  expect([answer.status, text.includes('somebody else'), text.includes('<h1>mf-search')]).toEqual([200, false, false]);
  expect(text).toContain('页头');
  expect(await page('/credit')).toContain('<h1>mf-credit c1</h1>');
});
