import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aBuild, aShell, testRoute } from '../../gateway/src/testing/built-release.ts';
import { adminTokenOf, bringLive, type RunningGateway, startGateway, startPlainApi } from '../../gateway/src/testing/running-gateway.ts';
import { run } from './run.ts';

let root: string;
let api: Awaited<ReturnType<typeof startPlainApi>>;
let gateway: RunningGateway;
let teamToken: string;

beforeAll(async () => {
  api = await startPlainApi();
  root = mkdtempSync(join(tmpdir(), 'mall-flag-'));
  gateway = await startGateway(join(root, '.mall/registry'), api.url);
  const admin = gateway.as(await adminTokenOf(join(root, '.mall/registry')));
  await bringLive(admin, aShell('s1'));
  await bringLive(admin, aBuild('mf-a', 'v1', [testRoute('/a', 'page'), testRoute('/a/:id', 'page')]));
  teamToken = (await admin('POST', 'tokens', { area: 'mf-a', name: 'a-team' })).body.token;
});
afterAll(async () => {
  await gateway.close();
  await api.stop();
  rmSync(root, { recursive: true, force: true });
});

async function mall(command: string, token?: string) {
  const [said, notes]: [string[], string[]] = [[], []];
  const screen = {
    say: (text: string) => said.push(text),
    note: (text: string) => notes.push(text),
    result: () => {},
    progress: () => {},
  };
  const env = { MALL_GATEWAY: gateway.site, ...(token ? { MALL_TOKEN: token } : {}) };
  const exitCode = await run(command.split(' '), { env, folder: root, root, screen });
  return { exitCode, said: said.join('\n'), notes: notes.join('\n') };
}
const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

test('a team switches its own flag, sees it, and takes it out; each step is in the history', async () => {
  expect(await mall('flag')).toMatchObject({ exitCode: 0, said: 'no flags' });
  expect((await mall('flag mf-a.new --percent 10', teamToken)).notes).toContain('没有负责人或结束日期');
  expect(await mall(`flag mf-a.new --percent 10 --companies 7,12 --owner 周琳 --until ${until} --why 试用`, teamToken)).toMatchObject({
    exitCode: 0,
    said: `mf-a.new is on for 10 % and companies 7, 12, until ${until}`,
  });
  expect((await mall('flag mf-a.new --percent 40', teamToken)).said).toContain('on for 40 % and companies 7, 12');
  expect((await mall('flag')).said).toMatch(/mf-a\.new +40 % and companies 7, 12 +周琳 +\d{4}-\d\d-\d\d$/);
  expect(await mall('flag mf-a.new --drop', teamToken)).toMatchObject({ exitCode: 0, said: 'mf-a.new is gone' });
  expect((await mall('history mf-a --limit 3')).said.match(/flag/g)).toHaveLength(3);
});

test('another area’s flag is refused, and so is nonsense', async () => {
  expect(await mall(`flag shell.new --percent 10 --owner 周琳 --until ${until}`, teamToken)).toMatchObject({ exitCode: 4 });
  expect((await mall('flag mf-a.new --percent 101')).exitCode).toBe(2);
  expect((await mall('flag mf-a.new --companies seven')).exitCode).toBe(2);
  expect((await mall('flag mf-a.gone --drop', teamToken)).notes).toContain('没有名为 mf-a.gone 的开关');
});

test('an export has a page for each plain address, one for all others, every file with its copies, and no nonce', async () => {
  const { exitCode, said } = await mall('export --out site');
  expect([exitCode, said]).toEqual([0, expect.stringContaining('3 pages and 2 files')]);
  for (const file of ['index.html', 'a/index.html', '404.html', 'snapshot.json', 'assets/mf-a/v1/main.js', 'assets/mf-a/v1/main.js.br'])
    expect([file, existsSync(join(root, 'site', file))]).toEqual([file, true]);
  const page = readFileSync(join(root, 'site/a/index.html'), 'utf8');
  expect(page).toContain('"name":"mf-a"');
  expect(page).not.toMatch(/nonce="|data-ssr|页头/);
  // Every script that stands in the page is named by its hash in the page's own policy.
  const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(page)![1]!;
  expect(policy.match(/'sha256-/g)!.length).toBeGreaterThan(0);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('what is there is never written over', async () => {
  writeFileSync(join(root, 'mine'), 'x');
  expect((await mall('export --out .')).notes).toContain('is not empty');
  expect((await mall('export')).exitCode).toBe(2);
});
