import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aBuild, aShell } from '../testing/built-release.ts';
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

let folder: string;
let api: Awaited<ReturnType<typeof startPlainApi>>;
let gateway: RunningGateway;
let admin: CallPlatform;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-canary-'));
  api = await startPlainApi();
  gateway = await startGateway(join(folder, 'registry'), api.url);
  admin = gateway.as(await adminTokenOf(join(folder, 'registry')));
  await bringLive(admin, aShell('s1'));
  await bringLive(admin, aBuild('mf-test', 'v1'));
});
afterAll(async () => {
  await gateway.close();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Opens pages as visitors do, each in a bucket of its own, and sends what their browsers would. */
async function visit(visitors: number, fails: (version: string, visitor: number) => boolean) {
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const from = `198.51.100.${visitor % 200}`;
    const { view, snapshot, text } = await openView(gateway.site, '/mf-test', from, (visitor * 37) % 100);
    const { areas } = JSON.parse(/id="mall-page"[^>]*>(.*?)<\/script>/.exec(text)![1]!) as { areas: { name: string; version: string }[] };
    const version = areas.find(({ name }) => name === 'mf-test')!.version;
    const failed = fails(version, visitor) ? 1 : 0;
    const figures = { version, views: 1, failedViews: failed, errors: failed };
    await tell(gateway.site, { snapshot, view, n: 0, page: '/mf-test', areas: { 'mf-test': figures } }, from);
  }
}

const live = async () => {
  const { body } = await admin('GET', 'status');
  return (body.areas as { name: string; stable?: { version: string }; canary?: { version: string } }[]).find(
    ({ name }) => name === 'mf-test',
  )!;
};

test('a canary that fails no more than stable stays', async () => {
  await publish(admin, aBuild('mf-test', 'v2'));
  expect((await admin('POST', 'areas/mf-test/promote', { canary: 30 })).status).toBe(200);
  await visit(200, (_version, visitor) => visitor % 40 === 0);
  expect((await live()).canary?.version).toBe('v2');
  const { body } = await admin('GET', 'status');
  expect(body.telemetry.canaries['mf-test']).toMatchObject({
    canary: { version: 'v2', views: 60 },
    stable: { version: 'v1', views: 140 },
  });
  await admin('POST', 'areas/mf-test/promote', {});
});

test('a canary whose pages fail takes itself back, and the log says why', async () => {
  await publish(admin, aBuild('mf-test', 'v3'));
  expect((await admin('POST', 'areas/mf-test/promote', { canary: 30 })).status).toBe(200);
  await visit(200, (version, visitor) => (version === 'v3' ? visitor % 2 === 0 : visitor % 60 === 0));
  await until(async () => (await live()).canary === undefined);
  expect((await live()).stable?.version).toBe('v2');
  const { body } = await admin('GET', 'history?area=mf-test&limit=1');
  expect(body.entries[0]).toMatchObject({ act: 'take-back', who: 'canary-judge', from: 'v3', version: 'v2' });
  expect(body.entries[0].why).toMatch(/灰度版本 v3 出错率 \d+\.\d%（\d+\/\d+ 次浏览），稳定版 v2 为/);
  const metrics = await (await fetch(`${gateway.site}/metrics`)).text();
  expect(metrics).toContain('mall_canary_take_backs_total{area="mf-test"} 1');
});

test('visitors of the canary are on stable with their next page', async () => {
  const text = await (await fetch(`${gateway.site}/mf-test`, { headers: { cookie: 'bucket=0' } })).text();
  expect(text).toContain('mf-test v2');
});
