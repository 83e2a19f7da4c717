import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aBuild, aShell } from '../testing/built-release.ts';
import { adminTokenOf, bringLive, publish, type RunningGateway, startGateway, startPlainApi } from '../testing/running-gateway.ts';

let folder: string;
let api: Awaited<ReturnType<typeof startPlainApi>>;
let gateway: RunningGateway;
let admin: string;
let tokenOf: (area: string) => Promise<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-candidate-'));
  api = await startPlainApi();
  gateway = await startGateway(folder, api.url);
  admin = await adminTokenOf(folder);
  const call = gateway.as(admin);
  tokenOf = async (area) => (await call('POST', 'tokens', { area, name: area })).body.token;
  await bringLive(call, aShell('s1'));
  await bringLive(call, aBuild('mf-a', 'v1'));
  await publish(call, aShell('s2'));
  await publish(call, aBuild('mf-a', 'v2'));
});
afterAll(async () => {
  await gateway.close();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const pageWith = async (candidate: string, token?: string) =>
  (
    await fetch(`${gateway.site}/mf-a`, {
      headers: { 'x-mall-candidate': candidate, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    })
  ).text();

test('whoever may publish a release sees the whole site with it; the site itself stays', async () => {
  expect(await pageWith('shell@s2', admin)).toContain('/assets/shell/s2/');
  expect(await pageWith('shell@s2', await tokenOf('shell'))).toContain('/assets/shell/s2/');
  expect(await pageWith('mf-a@v2', await tokenOf('mf-a'))).toContain('mf-a v2');
  expect(await (await fetch(`${gateway.site}/mf-a`)).text()).toMatch(/mf-a v1[\s\S]*shell\/s1|shell\/s1[\s\S]*mf-a v1/);
});

test('nobody else does: no token, a wrong one, another area’s', async () => {
  for (const token of [undefined, 'mall_aaaaaaaaaaaaaaaaaaaaaaaa', await tokenOf('mf-b')])
    expect(await pageWith('mf-a@v2', token)).toContain('mf-a v1');
});
