import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ErrorGroup, PlatformStatus } from '@mall/api-contract/platform';
import { aBuild, aShell } from '../testing/built-release.ts';
import { openView, tell } from '../testing/open-view.ts';
import { adminTokenOf, bringLive, publish, type RunningGateway, startGateway, startPlainApi, until } from '../testing/running-gateway.ts';

let folder: string;
let api: Awaited<ReturnType<typeof startPlainApi>>;
let gateways: RunningGateway[];
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-two-'));
  api = await startPlainApi();
  gateways = [await startGateway(folder, api.url), await startGateway(folder, api.url)];
  token = await adminTokenOf(folder);
  const call = gateways[0]!.as(token);
  await bringLive(call, aShell('s1'));
  await bringLive(call, aBuild('mf-test', 'v1'));
  await until(async () => gateways.every(({ registry }) => registry.current.releases['mf-test'] !== undefined));
});
afterAll(async () => {
  await Promise.all(gateways.map(({ close }) => close()));
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const ask = async <Body>(gateway: RunningGateway, path: string) => (await gateway.as(token)('GET', path)).body as Body;
/** Within a second each tells the others by itself; asked, at once. */
const tellAll = async () => {
  for (const gateway of gateways) await ask(gateway, 'status');
};
const statusOf = (gateway: RunningGateway) => ask<PlatformStatus>(gateway, 'status');
const send = async (
  gateway: RunningGateway,
  bucket: number,
  visitor: number,
  isFailing: (version: string) => boolean,
  errors: object[] = [],
) => {
  const from = `198.51.${Math.floor(visitor / 200)}.${visitor % 200}`;
  const { view, snapshot } = await openView(gateway.site, '/mf-test', from, bucket);
  const { version } = gateway.registry.snapshotFor({ bucket }).releases['mf-test']!;
  const failed = isFailing(version) ? 1 : 0;
  const areas = { 'mf-test': { version, views: 1, failedViews: failed, errors: failed, load: [visitor] } };
  const { status } = await tell(gateway.site, { snapshot, view, n: 0, page: '/mf-test', areas, errors }, from);
  expect({ status, snapshot }).toEqual({ status: 204, snapshot: gateway.registry.snapshotFor({ bucket }).id });
};
const error = { area: 'mf-test', version: 'v1', message: 'price is undefined', stack: 'TypeError', where: 'window', page: '/mf-test' };

test('what browsers told one gateway, operators see on the other: status, figures and error reports', async () => {
  await send(gateways[0]!, 99, 1, () => true, [error]);
  await send(gateways[1]!, 99, 2, () => false, [error]);
  await tellAll();
  const [one, two] = [await statusOf(gateways[0]!), await statusOf(gateways[1]!)];
  expect(one.telemetry!.lastHour['mf-test']!.v1).toMatchObject({ views: 2, failedViews: 1 });
  expect(two).toEqual(one);
  const lists = await Promise.all(gateways.map((gateway) => ask<{ errors: ErrorGroup[] }>(gateway, 'errors')));
  expect(lists[0]!.errors).toMatchObject([{ message: 'price is undefined', count: 2 }]);
  expect(lists[1]).toEqual(lists[0]);
  const { id } = lists[0]!.errors[0]!;
  expect(await ask<ErrorGroup>(gateways[1]!, `errors/${id}`)).toMatchObject({ id, count: 2 });
});

test('a canary of which each gateway saw too little to judge is taken back by both together, once', async () => {
  await publish(gateways[0]!.as(token), aBuild('mf-test', 'v2'));
  await gateways[0]!.as(token)('POST', 'areas/mf-test/promote', { canary: 50 });
  await until(async () => gateways.every(({ registry }) => registry.hasCanary));
  // Each hears of 18 views of the canary: 30 are the least that is judged.
  for (let visitor = 0; visitor < 72; visitor += 1)
    await send(gateways[visitor % 2]!, visitor % 4 < 2 ? 0 : 99, visitor, (version) => version === 'v2');
  await until(async () => gateways.every(({ registry }) => !registry.hasCanary));
  const { entries } = await ask<{ entries: { act: string; why: string }[] }>(gateways[1]!, 'history?area=mf-test&limit=20');
  expect(entries.filter(({ act }) => act === 'take-back')).toHaveLength(1);
  // Judged on what both heard by then: more than the 18 that either heard alone, and the visits still to come are not waited for.
  const [, failed, views] = /（(\d+)\/(\d+) 次浏览），稳定版/.exec(entries[0]!.why)!;
  expect(failed).toBe(views);
  expect(Number(views)).toBeGreaterThanOrEqual(30);
});

test('the same version as a canary again is judged anew', async () => {
  await gateways[0]!.as(token)('POST', 'areas/mf-test/promote', { version: 'v2', canary: 50 });
  await until(async () => gateways.every(({ registry }) => registry.hasCanary));
  for (let visitor = 0; visitor < 40; visitor += 1) await send(gateways[visitor % 2]!, visitor % 4 < 2 ? 0 : 99, visitor, () => false);
  await tellAll();
  for (const gateway of gateways)
    expect((await statusOf(gateway)).telemetry!.canaries['mf-test']).toMatchObject({
      canary: { version: 'v2', views: 20, failed: 0 },
      stable: { version: 'v1', views: 20, failed: 0 },
    });
  // A wider canary goes on being judged where it was.
  await gateways[0]!.as(token)('POST', 'areas/mf-test/promote', { version: 'v2', canary: 60 });
  expect((await statusOf(gateways[0]!)).telemetry!.canaries['mf-test']).toMatchObject({ canary: { views: 20 } });
});

test('a gateway that starts later knows what the others heard', async () => {
  await tellAll();
  const third = await startGateway(folder, api.url);
  try {
    expect((await statusOf(third)).telemetry).toEqual((await statusOf(gateways[0]!)).telemetry);
  } finally {
    await third.close();
  }
});

test('the storage holds the sums of an hour, not everything that ever was', async () => {
  for (let time = 0; time < 230; time += 1) {
    await send(gateways[time % 2]!, 99, time, () => false);
    await statusOf(gateways[time % 2]!);
  }
  await tellAll();
  const kept = await readdir(join(folder, 'telemetry'));
  expect(kept).toContain('base.json');
  expect(kept.length).toBeLessThan(230);
  const late = await startGateway(folder, api.url);
  try {
    const [before, after] = [await statusOf(gateways[0]!), await statusOf(late)];
    expect(after.telemetry!.lastHour['mf-test']!.v1!.views).toBe(before.telemetry!.lastHour['mf-test']!.v1!.views);
    expect(after.telemetry!.lastHour['mf-test']!.v1!.views).toBeGreaterThan(230);
  } finally {
    await late.close();
  }
});
