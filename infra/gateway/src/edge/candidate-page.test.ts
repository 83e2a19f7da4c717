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
let passOf: (area: string, version: string) => Promise<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-candidate-'));
  api = await startPlainApi();
  gateway = await startGateway(folder, api.url);
  admin = await adminTokenOf(folder);
  const call = gateway.as(admin);
  passOf = async (area, version) => (await call('POST', `releases/${area}/${version}/smoke-runs`)).body.pass;
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

const pageWith = async (pass: string, authorization?: string) =>
  (await fetch(`${gateway.site}/mf-a`, { headers: { 'x-mall-candidate': pass, ...(authorization ? { authorization } : {}) } })).text();

test('whoever holds the pass of a smoke test sees the whole site with that release; the site itself stays', async () => {
  expect(await pageWith(await passOf('shell', 's2'))).toContain('/assets/shell/s2/');
  expect(await pageWith(await passOf('mf-a', 'v2'))).toContain('mf-a v2');
  expect(await (await fetch(`${gateway.site}/mf-a`)).text()).toMatch(/mf-a v1[\s\S]*shell\/s1|shell\/s1[\s\S]*mf-a v1/);
});

test('nobody else does: no pass, one that was changed, a release’s name with a token', async () => {
  const pass = await passOf('mf-a', 'v2');
  for (const other of ['', `x${pass}`, pass.slice(0, -4)]) expect(await pageWith(other)).toContain('mf-a v1');
  expect(await pageWith('mf-a@v2', `Bearer ${admin}`)).toContain('mf-a v1');
});

test('a pass opens nothing of the platform', async () => {
  const pass = await passOf('mf-a', 'v2');
  for (const path of ['status', 'tokens', 'runners']) expect((await gateway.as(pass)('GET', path)).status).toBe(401);
});
