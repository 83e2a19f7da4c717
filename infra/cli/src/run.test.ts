import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readWorkspace } from '@mall/build-config/workspace';
import { aBuild, aShell, type BuiltRelease, testRoute } from '../../gateway/src/testing/built-release.ts';
import { adminTokenOf, bringLive, type RunningGateway, startGateway, startPlainApi } from '../../gateway/src/testing/running-gateway.ts';
import { apiProgram, runProgram } from './api-program.ts';
import { run } from './run.ts';

let root: string;
let api: Awaited<ReturnType<typeof startPlainApi>>;
let gateway: RunningGateway;

beforeAll(async () => {
  api = await startPlainApi();
});
afterAll(() => api.stop());

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'mall-cli-'));
  gateway = await startGateway(join(root, '.mall/registry'), api.url);
  const admin = gateway.as(await adminTokenOf(join(root, '.mall/registry')));
  await bringLive(admin, aShell('s1'));
  await bringLive(admin, aBuild('mf-other', 'o1', [testRoute('/taken', 'page')]));
});
afterEach(async () => {
  await gateway.close();
  rmSync(root, { recursive: true, force: true });
});

/** Calls `mall` as a person in the repository would. */
async function mall(command: string, env: Record<string, string> = {}, folder = root) {
  const [said, notes, results]: [string[], string[], unknown[]] = [[], [], []];
  const screen = {
    say: (text: string) => said.push(text),
    note: (text: string) => notes.push(text),
    result: (value: unknown) => results.push(value),
    progress: (text: string, isLast: boolean) => isLast && notes.push(text),
  };
  const exitCode = await run(command.split(' '), {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, MALL_GATEWAY: gateway.site, ...env },
    folder,
    root,
    screen,
  });
  return { exitCode, said: said.join('\n'), notes: notes.join('\n'), result: results.at(-1) as never };
}

function write(file: string, content: string | Buffer, isCommand = false) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (isCommand) chmodSync(path, 0o755);
}

/** The folder of an area that was built; its smoke test is a script that ends as told. */
function built({ release, files }: BuiltRelease, smoke: 'passes' | 'fails' = 'passes') {
  const { name } = release;
  write(`${name}/src/index.ts`, '');
  write(`${name}/e2e/specs/page.smoke.ts`, '');
  write(`${name}/dist/area.json`, JSON.stringify(release));
  for (const [path, content] of files)
    write(`${name}/dist/${path.replace(/^maps/, 'client').replace(/^server/, 'server/server')}`, content);
  const [word, code] = smoke === 'passes' ? ['1 passing', 0] : ['1 failing: no heading', 1];
  write(
    `${name}/node_modules/.bin/mall-wdio`,
    `#!/bin/sh\necho "${word} $MALL_SPECS $MALL_CANDIDATE"\nenv > ../seen-env\nexit ${code}\n`,
    true,
  );
}

test('a team’s day: publish, look, promote, undo; every step is in the history', async () => {
  built(aBuild('mf-a', 'v1'));
  const published = await mall('publish mf-a --no-build');
  expect(published).toMatchObject({
    exitCode: 0,
    said: expect.stringMatching(/published mf-a@v1 in \d+ ms: 5 of 5 files[\s\S]*smoke test passed[\s\S]*mall promote mf-a/),
  });
  expect(published.result).toMatchObject({
    smoke: { passed: true, report: expect.stringContaining(`1 passing looking ${gateway.site}|mf-a@v1`) },
  });
  expect((await mall('status')).said).toMatch(/mf-a +– +– +– +– +– +v1 \(tested\)/);
  const promoted = await mall('promote mf-a');
  expect(promoted.said).toMatch(/mf-a@v1 is live; visible to the next page view after \d+ ms/);
  expect(promoted.result).toMatchObject({ visibleAfterMs: expect.any(Number) });
  expect(await (await fetch(`${gateway.site}/mf-a`)).text()).toContain('mf-a v1');

  built(aBuild('mf-a', 'v2'));
  await mall('publish mf-a --no-build');
  expect((await mall('promote mf-a --canary 10')).said).toContain('mf-a@v2 is the canary for 10 % of the visitors');
  expect((await mall('status')).said).toMatch(/mf-a +v1 [\s\S]*v2 \(canary, 10 %\)/);
  await mall('promote mf-a');
  expect((await mall('rollback mf-a --why slow')).said).toMatch(/mf-a@v1 is live again, ended: v2; visible .* \d+ ms/);
  expect((await mall('history mf-a --limit 3')).said).toMatch(/rollback +mf-a +v2 → v1 +slow[\s\S]*promote[\s\S]*canary/);
});

test('what would not fit is refused before anything is uploaded, with both sides and what to do', async () => {
  built(aBuild('mf-a', 'v1', [testRoute('/taken', 'mine')], { sharedRanges: { '@mall/mf-kit': '^9.0.0' } }));
  const refused = await mall('publish mf-a --no-build');
  expect(refused.exitCode).toBe(3);
  expect(refused.notes).toMatch(
    /\[routes\].*mf-other[\s\S]*我方：mf-a@v1：\/taken[\s\S]*对方：mf-other@o1：\/taken[\s\S]*处理：[\s\S]*\[shared\]/,
  );
  expect(refused.result).toMatchObject({
    error: { code: 'GATE_REFUSED', details: { refusals: [{ rule: 'routes' }, { rule: 'shared' }] } },
  });
  expect(existsSync(join(root, '.mall/registry/uploads/mf-a'))).toBe(false);
  expect(await mall('check mf-a --no-build')).toMatchObject({ exitCode: 3 });
});

test('who deploys the API learns which area it would break', async () => {
  const calls = { 'a.read': { method: 'POST', path: '/api/a/Read', sends: {}, reads: {} } };
  const { release, files } = aBuild('mf-other', 'o2', [testRoute('/taken', 'page')], { calls });
  write('openapi.json', JSON.stringify({ openapi: '3.1.0', paths: {} }));
  expect(await mall('check-api openapi.json')).toMatchObject({ exitCode: 0 });
  // The API of this test serves nothing, so the area gets live as it would on a machine of its own: taken in at the start.
  write('taken/area.json', JSON.stringify(release));
  for (const [path, content] of files) write(`taken/${path.replace(/^server/, 'server/server')}`, content);
  await gateway.registry.publishFolder(join(root, 'taken'));
  const refused = await mall('check-api openapi.json');
  expect(refused).toMatchObject({ exitCode: 3, notes: expect.stringMatching(/没有提供 a\.read[\s\S]*对方：mf-other@o2/) });
});

test('an upload that was interrupted goes on where it was', async () => {
  const build = aBuild('mf-a', 'v1');
  built(build);
  const admin = gateway.as(await adminTokenOf(join(root, '.mall/registry')));
  for (const path of ['client/main.js', 'server.cjs']) await admin('PUT', `releases/mf-a/v1/files/${path}`, build.files.get(path));
  expect((await mall('publish mf-a --no-build --no-smoke')).said).toContain('3 of 5 files');
});

test('a candidate whose smoke test failed can’t be promoted, until it passes', async () => {
  built(aBuild('mf-a', 'v1'), 'fails');
  const failed = await mall('publish mf-a --no-build');
  expect(failed).toMatchObject({ exitCode: 5, notes: expect.stringContaining('1 failing: no heading') });
  expect(await mall('promote mf-a')).toMatchObject({ exitCode: 5, notes: expect.stringContaining('冒烟测试未通过') });
  built(aBuild('mf-a', 'v1'));
  expect(await mall('publish mf-a --no-build')).toMatchObject({ exitCode: 0, said: expect.stringContaining('0 of 5 files') });
  expect(await mall('promote mf-a')).toMatchObject({ exitCode: 0 });
});

test('specs get a pass to their candidate and no token, key or password of who runs them', async () => {
  built(aBuild('mf-a', 'v1'));
  const secrets = {
    MALL_TOKEN: await adminTokenOf(join(root, '.mall/registry')),
    AWS_SECRET_ACCESS_KEY: 'aws-secret',
    DATABASE_URL: 'postgres://secret',
  };
  expect(await mall('publish mf-a --no-build', secrets)).toMatchObject({ exitCode: 0 });
  const seen = readFileSync(join(root, 'seen-env'), 'utf8');
  for (const secret of Object.values(secrets)) expect(seen).not.toContain(secret);
  expect(seen).toMatch(/^MALL_CANDIDATE_PASS=\S{40,}$/m);
  expect(seen).not.toMatch(/^MALL_(TOKEN|RUNNER_KEY|DATA|REGISTRY)=/m);
});

test('specs that order and pay say so by their name and run by themselves', async () => {
  built(aBuild('mf-a', 'v1'));
  write('mf-a/e2e/specs/pay.trading.smoke.ts', '');
  const { result } = await mall('publish mf-a --no-build');
  expect((result as { smoke: { report: string } }).smoke.report).toMatch(/1 passing looking [\s\S]*1 passing trading /);
});

test('what no runner signed does not count: a team’s machine tests, but only CI and the gateway’s machine are believed', async () => {
  built(aBuild('mf-a', 'v1'));
  const { token } = (await mall('tokens create mf-a --name team-a')).result as { token: string };
  const elsewhere = { MALL_TOKEN: token, MALL_DATA: join(root, 'elsewhere') };
  const untold = await mall('publish mf-a --no-build', elsewhere);
  expect(untold).toMatchObject({ exitCode: 5, notes: expect.stringContaining('mall runners create --name ci') });
  expect(await mall('promote mf-a', elsewhere)).toMatchObject({ exitCode: 5 });
  const { secret, id } = (await mall('runners create --name ci')).result as { secret: string; id: string };
  expect(await mall('publish mf-a --no-build', { ...elsewhere, MALL_RUNNER_KEY: secret })).toMatchObject({ exitCode: 0 });
  expect(await mall('promote mf-a', elsewhere)).toMatchObject({ exitCode: 0 });
  expect((await mall('runners')).said).toMatch(/gateway[\s\S]*ci|ci[\s\S]*gateway/);
  expect(await mall(`runners revoke ${id}`)).toMatchObject({ exitCode: 0 });
  built(aBuild('mf-a', 'v2'));
  expect(await mall('publish mf-a --no-build', { ...elsewhere, MALL_RUNNER_KEY: secret })).toMatchObject({ exitCode: 5 });
  expect(await mall('publish mf-a --no-build', { ...elsewhere, MALL_RUNNER_KEY: 'x' })).toMatchObject({ exitCode: 2 });
});

test('an area without smoke specs is not proven to work', async () => {
  built(aBuild('mf-a', 'v1'));
  rmSync(join(root, 'mf-a/e2e'), { recursive: true });
  expect(await mall('publish mf-a --no-build')).toMatchObject({
    exitCode: 5,
    notes: expect.stringContaining('mf-a has no e2e/**/*.smoke.ts'),
  });
});

test('a token acts for its own area only, and not once it was revoked', async () => {
  const { result } = await mall('tokens create mf-a --name team-a');
  const { token, id } = result as { token: string; id: string };
  for (const area of ['mf-a', 'mf-b']) built(aBuild(area, 'v1'));
  const asTeam = { MALL_TOKEN: token };
  expect(await mall('publish mf-b --no-build', asTeam)).toMatchObject({ exitCode: 4, notes: expect.stringContaining('mf-b') });
  expect(await mall('publish mf-a --no-build --no-smoke', asTeam)).toMatchObject({ exitCode: 0 });
  expect(await mall('promote mf-a --no-smoke --why hurry', asTeam)).toMatchObject({ exitCode: 4 });
  expect((await mall('tokens')).said).toMatch(/team-a .* admin +valid until/);
  expect(await mall(`tokens revoke ${id}`)).toMatchObject({ exitCode: 0 });
  expect(await mall('status', asTeam)).toMatchObject({ exitCode: 4 });
});

test('a token says that it ends before it does, to whoever uses it and in what is live; made for longer it says nothing', async () => {
  const { result: short } = await mall('tokens create mf-a --name team-short --days 13');
  const said = await mall('status', { MALL_TOKEN: (short as { token: string }).token });
  expect(said.notes).toMatch(/! your token ends on \d{4}-/);
  expect(said.said).toMatch(/! the token team-short \(mf-a\) ends on \d{4}-/);
  const { result: long } = await mall('tokens create mf-a --name team-long');
  expect((await mall('status', { MALL_TOKEN: (long as { token: string }).token })).notes).not.toContain('ends on');
});

test('an address of the site as it is now is printed', async () => {
  expect((await mall('pin')).said).toMatch(new RegExp(`^${gateway.site}/\\?snapshot=[0-9a-f]{10}\n`));
  expect(await mall('pin ffffffffff')).toMatchObject({ exitCode: 3 });
});

test.each([
  ['publish', 2, 'takes one area'],
  ['publish cart', 2, 'no area’s name'.replace('’', "'")],
  ['publish mf-none', 2, 'no folder mf-none'],
  ['deploy mf-a', 2, "no command 'deploy'"],
  ['tokens create mf-a', 2, '--name'],
  ['status --gateway http://127.0.0.1:1', 6, "can't be reached"],
])('mall %s ends with %i and says why', async (command, exitCode, why) => {
  expect(await mall(command)).toMatchObject({ exitCode, notes: expect.stringContaining(why) });
});

test('an area in a repository of its own is found by its package’s name', async () => {
  built(aBuild('mf-a', 'v1'));
  renameSync(join(root, 'mf-a'), join(root, 'checkout'));
  write('checkout/package.json', JSON.stringify({ name: '@team/mf-a' }));
  expect(await mall('check mf-a --no-build', {}, join(root, 'checkout/src'))).toMatchObject({ exitCode: 0 });
});

test('a build of other sources than today’s is made anew, one of today’s is not', async () => {
  built(aBuild('mf-a', 'old'));
  const { release, files } = aBuild('mf-a', readWorkspace(join(root, 'mf-a')).version);
  write('fresh/area.json', JSON.stringify(release));
  for (const [path, content] of files) write(`fresh/${path.replace(/^maps/, 'client').replace(/^server/, 'server/server')}`, content);
  write('mf-a/node_modules/.bin/mall-webpack', '#!/bin/sh\necho x >> ../builds\nrm -rf dist\ncp -r ../fresh dist\n', true);
  for (const _ of [1, 2])
    expect(await mall('publish mf-a --no-smoke')).toMatchObject({ exitCode: 0, said: expect.stringContaining(release.version) });
  expect(readFileSync(join(root, 'builds'), 'utf8')).toBe('x\n');
});

test('a program of the API is found where the API is installed, and started with what stands behind it', async () => {
  expect(apiProgram('operator')).toMatch(/mall-api\/src\/operator\.ts$/);
  for (const name of ['publish', 'main', '__proto__', '../key']) expect(apiProgram(name)).toBeUndefined();
  expect(apiProgram('operator', join(root, 'area.js'))).toBeUndefined();
  expect(await runProgram(apiProgram('key')!, [], { ...process.env, MALL_DATA: root, DATABASE_URL: '' })).toBe(1);
});
