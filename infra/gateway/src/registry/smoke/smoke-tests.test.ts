import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { aBuild, aShell, type BuiltRelease } from '../../testing/built-release.ts';
import {
  adminTokenOf,
  bringLive,
  type CallPlatform,
  type RunningGateway,
  startGateway,
  startPlainApi,
  upload,
} from '../../testing/running-gateway.ts';
import { aRunnerKey, signSmoke } from '../../testing/sign-smoke.ts';
import { runnerKey } from '../own-file.ts';

let folder: string;
let api: Awaited<ReturnType<typeof startPlainApi>>;
let gateway: RunningGateway;
let admin: CallPlatform;
let team: CallPlatform;
let machine: string;
let build: BuiltRelease;
let at: string;
let version = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-smoke-'));
  api = await startPlainApi();
  gateway = await startGateway(folder, api.url);
  admin = gateway.as(await adminTokenOf(folder));
  team = gateway.as((await admin('POST', 'tokens', { area: 'mf-a', name: 'team-a' })).body.token);
  machine = await runnerKey(folder);
  await bringLive(admin, aShell('s1'));
});
afterAll(async () => {
  await gateway.close();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const candidate = async () => {
  version += 1;
  const made = aBuild('mf-a', `v${version}`);
  await upload(team, made);
  expect((await team('POST', `releases/mf-a/v${version}`, made.release)).status).toBe(201);
  return made;
};
beforeEach(async () => {
  build = await candidate();
  at = `releases/mf-a/${build.release.version}`;
});

const begin = async () => {
  const { pass, area, version: tested } = (await team('POST', `${at}/smoke-runs`)).body as { pass: string; area: string; version: string };
  return { pass, area, version: tested };
};
const promoted = async () => (await team('POST', 'areas/mf-a/promote', { version: build.release.version })).body.error?.code ?? 'live';

test('what the gateway’s own machine signed counts, and is kept with its log and its signature', async () => {
  const signed = signSmoke({ ...(await begin()), report: '3 passing' }, machine);
  expect((await team('POST', `${at}/smoke`, signed)).body).toMatchObject({ passed: true, who: 'gateway' });
  expect((await team('GET', at)).body.smoke).toMatchObject({ passed: true, report: '3 passing', who: 'gateway' });
  const kept = join(folder, at, 'smoke');
  const [run] = await readdir(kept);
  expect(JSON.parse(await readFile(join(kept, run!), 'utf8'))).toEqual(signed);
  expect((await team('GET', 'history?area=mf-a&limit=1')).body.entries).toMatchObject([
    { act: 'smoke', who: 'team-a', why: '通过，由 gateway 运行' },
  ]);
  expect(await promoted()).toBe('live');
});

test.each<[string, (key: string) => Promise<object>]>([
  ['without a signature', async () => ({ passed: true, report: '1 passing' })],
  ['signed with a key of its own', async () => signSmoke(await begin(), aRunnerKey().privateKey)],
  [
    'that says other than what was signed',
    async (key) => {
      const signed = signSmoke({ ...(await begin()), passed: false }, key);
      return { ...signed, statement: signed.statement.replace('"passed":false', '"passed":true') };
    },
  ],
])('a team can’t post a result %s', async (_, result) => {
  const { status, body } = await team('POST', `${at}/smoke`, await result(machine));
  expect([status, body.error.code]).toEqual([403, 'SMOKE_NOT_SIGNED']);
  expect(body.error.fix).toContain('MALL_RUNNER_KEY');
  expect(await promoted()).toBe('SMOKE_TEST_MISSING');
});

test('nor another version’s, nor one of a run that this gateway did not begin', async () => {
  const before = signSmoke(await begin(), machine);
  expect((await team('POST', `${at}/smoke`, before)).status).toBe(200);
  const otherArea = await admin('POST', `${at.replace('mf-a', 'mf-b')}/smoke`, before);
  expect([otherArea.status, otherArea.body.error.code]).toEqual([409, 'SMOKE_RUN_INVALID']);
  build = await candidate();
  at = `releases/mf-a/${build.release.version}`;
  const again = await team('POST', `${at}/smoke`, before);
  expect([again.status, again.body.error.code]).toEqual([409, 'SMOKE_RUN_INVALID']);
  const elsewhere = signSmoke({ area: 'mf-a', version: build.release.version, pass: JSON.parse(before.statement).pass }, machine);
  expect((await team('POST', `${at}/smoke`, elsewhere)).body.error.code).toBe('SMOKE_RUN_INVALID');
  const foreign = signSmoke({ ...(await begin()), pass: 'eyJhIjoxfQ.AAAA' }, machine);
  expect((await team('POST', `${at}/smoke`, foreign)).body.error.code).toBe('SMOKE_RUN_INVALID');
  expect(await promoted()).toBe('SMOKE_TEST_MISSING');
});

test('a result is told once: one that passed can’t be sent again after one that failed', async () => {
  const passed = signSmoke(await begin(), machine);
  await team('POST', `${at}/smoke`, passed);
  await team('POST', `${at}/smoke`, signSmoke({ ...(await begin()), passed: false, report: '1 failing' }, machine));
  expect((await team('POST', `${at}/smoke`, passed)).body.error.code).toBe('SMOKE_RUN_INVALID');
  expect(await promoted()).toBe('SMOKE_TEST_FAILED');
});

test('a CI signs once an administrator named its key, until it is revoked', async () => {
  const ci = aRunnerKey();
  expect((await team('POST', 'runners', { name: 'mine', publicKey: ci.publicKey })).body.error.code).toBe('ADMIN_ONLY');
  expect((await admin('POST', 'runners', { name: 'ci', publicKey: 'nonsense' })).body.error.code).toBe('INVALID_REQUEST');
  const made = (await admin('POST', 'runners', { name: 'ci', publicKey: ci.publicKey })).body;
  expect((await team('POST', `${at}/smoke`, signSmoke(await begin(), ci.privateKey))).body).toMatchObject({ passed: true, who: 'ci' });
  expect((await admin('GET', 'runners')).body.runners.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['ci', 'gateway']),
  );
  const listed = (await admin('GET', 'runners')).body.runners.find(({ id }: { id: string }) => id === made.id);
  expect(listed.last).toMatchObject({ area: 'mf-a', version: build.release.version, passed: true });
  expect((await admin('GET', `runners/${made.id}/last`)).body).toMatchObject({ area: 'mf-a', passed: true, report: expect.any(String) });
  expect((await team('GET', `runners/${made.id}/last`)).body.error.code).toBe('ADMIN_ONLY');
  expect((await admin('GET', 'runners/abcdefabcdef/last')).body.error.code).toBe('UNKNOWN_RUNNER');
  expect((await admin('DELETE', `runners/${made.id}`)).body.revokedAt).toBeTruthy();
  expect(
    (await admin('GET', 'history?limit=2')).body.entries.map(({ act, why }: { act: string; why: string }) => [act, why]),
  ).toContainEqual(['runner', `撤销运行者 ${made.id}（ci）`]);
  expect((await team('POST', `${at}/smoke`, signSmoke(await begin(), ci.privateKey))).body.error.code).toBe('SMOKE_NOT_SIGNED');
});

test('a result from before results were signed does not count', async () => {
  await writeFile(
    join(folder, at, 'smoke.json'),
    JSON.stringify({ passed: true, report: '', at: '2026-11-01T00:00:00.000Z', who: 'team-a' }),
  );
  expect(await promoted()).toBe('SMOKE_TEST_MISSING');
});

test('a token of another area begins no run', async () => {
  const other = gateway.as((await admin('POST', 'tokens', { area: 'mf-b', name: 'team-b' })).body.token);
  expect((await other('POST', `${at}/smoke-runs`)).body.error.code).toBe('WRONG_AREA');
});
