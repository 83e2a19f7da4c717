import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PlatformStatus } from '@mall/api-contract/platform';
import { aBuild, aShell, testRoute, withServer } from '../testing/built-release.ts';
import { openView, tell } from '../testing/open-view.ts';
import {
  adminTokenOf,
  bringLive,
  type CallPlatform,
  publish,
  type RunningGateway,
  startGateway,
  startPlainApi,
  until,
} from '../testing/running-gateway.ts';
import { pageViews, viewLifeMs } from './page-view.ts';

let folder: string;
let api: Awaited<ReturnType<typeof startPlainApi>>;
let gateways: RunningGateway[];
let admin: CallPlatform;
let site: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-forged-'));
  api = await startPlainApi();
  gateways = [await startGateway(folder, api.url), await startGateway(folder, api.url)];
  site = gateways[0]!.site;
  admin = gateways[0]!.as(await adminTokenOf(folder));
  await bringLive(admin, aShell('s1'));
  await bringLive(admin, aBuild('mf-test', 'v1'));
  await startCanary('v2');
});
afterAll(async () => {
  await Promise.all(gateways.map(({ close }) => close()));
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

async function startCanary(version: string, build = aBuild('mf-test', version)) {
  await publish(admin, build);
  await admin('POST', 'areas/mf-test/promote', { version, canary: 50 });
  await until(async () => gateways.every(({ registry }) => registry.served.trials.some(({ canary }) => canary === version)));
}
const status = async () => (await admin('GET', 'status')).body as PlatformStatus;
/** Both gateways have told each other what they heard. */
const judged = async () => {
  await status();
  await gateways[1]!.as(await adminTokenOf(folder))('GET', 'status');
  return (await status()).telemetry!.canaries['mf-test'];
};
const canaryBucket = 0;
const stableBucket = 99;
const open = (from: string, bucket = canaryBucket, gateway = gateways[0]!) => openView(gateway.site, '/mf-test', from, bucket);
const beacon = ({ view, snapshot }: { view: string; snapshot: string }, version: string, failed: 0 | 1, n = 0) => ({
  snapshot,
  view,
  n,
  page: '/mf-test',
  areas: { 'mf-test': { version, views: 1, failedViews: failed, errors: failed } },
});

test('a name that no gateway gave, one of another page’s combination and one that is too old are not believed', async () => {
  const page = await open('203.0.113.1');
  const other = await open('203.0.113.1', stableBucket);
  const bytes = Buffer.from(page.view, 'base64url');
  bytes[14]! ^= 1;
  const forged = [
    '',
    'x',
    randomBytes(30).toString('base64url'),
    bytes.toString('base64url'),
    `${page.view}A`,
    page.view.slice(0, -1),
    7,
    null,
  ];
  for (const view of forged) expect((await tell(site, { ...beacon(page, 'v2', 1), view })).status).toBe(403);
  expect((await tell(site, beacon({ ...page, view: other.view }, 'v2', 1))).status).toBe(403);
  const key = Buffer.from(await gateways[0]!.registry.signingKey(), 'hex');
  const issuedAgo = (ms: number) => pageViews(key, () => Date.now() - ms).issue(page.snapshot, '203.0.113.1');
  expect((await tell(site, beacon({ ...page, view: issuedAgo(viewLifeMs + 5000) }, 'v2', 1))).status).toBe(410);
  expect((await tell(site, beacon({ ...page, view: issuedAgo(-300_000) }, 'v2', 1))).status).toBe(410);
  expect(await judged()).toBeUndefined();
});

test('a beacon counts once, on whichever gateway; a view has one for itself and one a minute', async () => {
  const page = await open('203.0.113.2');
  expect((await tell(site, beacon(page, 'v2', 0))).status).toBe(204);
  expect((await tell(site, beacon(page, 'v2', 1))).status).toBe(409);
  // The other gateway may not know yet: what it took as well is not counted.
  await tell(gateways[1]!.site, beacon(page, 'v2', 1));
  const [one] = [await judged()];
  expect(one).toMatchObject({ canary: { views: 1, failed: 0 } });
  expect((await tell(gateways[1]!.site, beacon(page, 'v2', 1))).status).toBe(409);
  expect((await tell(site, beacon(page, 'v2', 0, 1))).status).toBe(204);
  for (const n of [2, 3, 31]) expect((await tell(site, beacon(page, 'v2', 0, n))).status).toBe(429);
  for (const n of [-1, 1.5, 1e9, '0']) expect((await tell(site, { ...beacon(page, 'v2', 0), n })).status).toBe(400);
  expect(await judged()).toMatchObject({ canary: { views: 1, failed: 0 } });
  const figures = (await status()).telemetry!.lastHour['mf-test']!.v2!;
  expect(figures.views).toBe(2);
});

test('ten thousand beacons of one network neither end a canary nor blind its judge', async () => {
  const statuses: number[] = [];
  const attack = async (address: (n: number) => string, bucket: number, version: string, count: number) => {
    for (let n = 0; n < count; n += 25)
      await Promise.all(
        Array.from({ length: 25 }, async (_, index) => {
          const from = address(n + index);
          // One page for many beacons: whoever has the pages made anew is limited elsewhere.
          const page = index % 5 ? pages.at(-1)! : await open(from, bucket);
          pages.push(page);
          statuses.push((await tell(site, beacon(page, version, 1), from)).status);
        }),
      );
  };
  const pages = [await open('203.0.113.3')];
  await attack(() => '203.0.113.3', canaryBucket, 'v2', 4000);
  // A customer of a provider has 65,536 networks.
  await attack((n) => `2001:db8:7:${(n % 65_536).toString(16)}::1`, canaryBucket, 'v2', 3000);
  await attack(() => '203.0.113.3', stableBucket, 'v1', 3000);
  expect(statuses).toHaveLength(10_000);
  const found = (await judged())!;
  expect(found.canary.failed).toBeLessThanOrEqual(6);
  expect(found.stable.failed).toBeLessThanOrEqual(3);
  expect((await status()).areas.find(({ name }) => name === 'mf-test')?.canary?.version).toBe('v2');

  // The judge sees as well as before: a canary that harms is ended by those who meet it.
  for (let visitor = 0; visitor < 120; visitor += 1) {
    const from = `198.51.100.${visitor}`;
    const isCanary = visitor % 2 === 0;
    const page = await open(from, isCanary ? canaryBucket : stableBucket);
    await tell(site, beacon(page, isCanary ? 'v2' : 'v1', isCanary ? 1 : 0), from);
  }
  await until(async () => !(await status()).areas.find(({ name }) => name === 'mf-test')?.canary);
});

test('what the gateway could not render itself ends a canary though no browser says a word', async () => {
  const throwing = `module.exports = { widgets: {},
    load: async () => ({ data: { values: {}, failures: {} }, head: { title: 'x' } }), render: async () => { throw new Error('broken'); } };`;
  await startCanary('v3', withServer(aBuild('mf-test', 'v3', [testRoute('/mf-test', 'page')]), throwing));
  for (let visitor = 0; visitor < 80; visitor += 1) {
    const from = `198.51.101.${visitor}`;
    const isCanary = visitor % 2 === 0;
    const page = await open(from, isCanary ? canaryBucket : stableBucket, gateways[visitor % 4 < 2 ? 0 : 1]!);
    if (!isCanary) await tell(site, beacon(page, 'v1', 0), from);
  }
  await until(async () => !(await status()).areas.find(({ name }) => name === 'mf-test')?.canary);
});

test('what gateways tell each other names nobody: no address is kept', async () => {
  const kept = await readdir(join(folder, 'telemetry'));
  const texts = await Promise.all(kept.map((name) => readFile(join(folder, 'telemetry', name), 'utf8')));
  for (const text of texts) expect(text).not.toMatch(/203\.0\.113|198\.51\.10|2001:db8/);
});
