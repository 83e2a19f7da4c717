import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aBuild, scriptOf, withScript } from '../testing/built-release.ts';
import { adminTokenOf, type CallPlatform, type RunningGateway, startGateway, startPlainApi, upload } from '../testing/running-gateway.ts';

let folder: string;
let api: Awaited<ReturnType<typeof startPlainApi>>;
let gateway: RunningGateway;
let search: CallPlatform;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-measured-'));
  api = await startPlainApi();
  gateway = await startGateway(folder, api.url);
  const admin = gateway.as(await adminTokenOf(folder));
  search = gateway.as((await admin('POST', 'tokens', { area: 'mf-search', name: 'search-ci' })).body.token);
});
afterAll(async () => {
  await gateway.close();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['calls', { calls: {} }, '5 个没有写进 area.json 的接口'],
  ['platform', { platform: '*' }, '比构建产物能用的 ^0.3.0 更宽'],
])('what a release says of its %s is held against its files', async (rule, said, message) => {
  const rows = Array.from({ length: rule === 'calls' ? 5 : 0 }, (_, n) => `["POST","/api/a/Call${n}","read"]`);
  const honest = withScript(aBuild('mf-search', `says-${rule}`), `${scriptOf('mf-search', 'x')}m.mallCalls={a:[${rows}]}`);
  const build = { ...honest, release: { ...honest.release, ...said } };
  await upload(search, build);
  const { status, body } = await search('POST', `releases/mf-search/says-${rule}`, build.release);
  expect([status, body.error.code]).toEqual([422, 'GATE_REFUSED']);
  expect(body.error.details.refusals).toMatchObject([{ rule, message: expect.stringContaining(message) }]);
});
