import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aBuild, aShell, scriptOf, testRoute, withServer } from '../testing/built-release.ts';
import { buildOf, plainShell } from '../testing/faulty-area.ts';
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
import { fillRegistry } from './fill-registry.ts';

let folder: string;
let api: Awaited<ReturnType<typeof startPlainApi>>;
let gateways: [RunningGateway, RunningGateway];
let first: CallPlatform;
let second: CallPlatform;

const search = (version: string) => aBuild('mf-search', version, [testRoute('/search', 'results')]);
const pageOf = async ({ site }: RunningGateway, path = '/search', cookie = '') => {
  const answer = await fetch(`${site}${path}`, { headers: cookie ? { cookie } : {} });
  const text = await answer.text();
  return {
    status: answer.status,
    version: /<h1>\S+ (\S+)<\/h1>/.exec(text)?.[1],
    snapshot: /data-snapshot="(\w+)"/.exec(text)?.[1] ?? '',
    cookies: answer.headers.getSetCookie(),
  };
};
const shows = (gateway: RunningGateway, version: string) => async () => (await pageOf(gateway)).version === version;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-live-'));
  api = await startPlainApi();
  gateways = [await startGateway(folder, api.url), await startGateway(folder, api.url)];
  const token = await adminTokenOf(folder);
  [first, second] = [gateways[0].as(token), gateways[1].as(token)];
  await bringLive(first, aShell('s1'));
  await bringLive(first, search('v1'));
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

test('after a promotion the next page view has it, and the other gateway agrees by itself', async () => {
  await publish(first, search('v2'));
  expect((await first('POST', 'areas/mf-search/promote', {})).status).toBe(200);
  expect((await pageOf(gateways[0])).version).toBe('v2');
  await until(shows(gateways[1], 'v2'));
  expect((await first('GET', 'status')).body.snapshot).toBe((await second('GET', 'status')).body.snapshot);
});

test('a page opened before a promotion keeps its files, on every gateway, for ever', async () => {
  for (const gateway of gateways)
    for (const version of ['v1', 'v2']) {
      const answer = await fetch(`${gateway.site}/assets/mf-search/${version}/main.js`);
      expect([answer.status, await answer.text()]).toEqual([200, scriptOf('mf-search', version).toString()]);
    }
  for (const path of [
    'area.json',
    'a//b.js',
    './main.js/',
    '.%2Fmain.js',
    '..%2Farea.json',
    '..%2Fserver.cjs',
    '..%2Fmaps%2Fmain.js.map',
    'main.js.map',
    '..%2F..%2F..%2F..%2Fadmin-token',
  ])
    expect([404, 400]).toContain((await fetch(`${gateways[0].site}/assets/mf-search/v1/${path}`)).status);
});

test('a rollback is live with the next page view, without asking the API, and the version that was left is not offered again', async () => {
  const { body } = await second('POST', 'areas/mf-search/rollback', { why: '搜索很慢' });
  expect((await pageOf(gateways[1])).version).toBe('v1');
  expect(body).toMatchObject({ act: 'rollback', from: 'v2', version: 'v1', why: '搜索很慢' });
  await until(shows(gateways[0], 'v1'));
  expect((await first('POST', 'areas/mf-search/promote', {})).body.error.code).toBe('NO_CANDIDATE');
  expect((await first('POST', 'areas/mf-search/rollback', {})).body.error.code).toBe('NO_EARLIER_RELEASE');
  // By its name it can be had again, as it was live before.
  expect((await first('POST', 'areas/mf-search/promote', { version: 'v2' })).status).toBe(200);
  await until(shows(gateways[1], 'v2'));
});

describe('a canary', () => {
  beforeAll(async () => {
    await publish(first, search('v3'));
    expect((await first('POST', 'areas/mf-search/promote', { canary: 30 })).body).toMatchObject({
      act: 'canary',
      version: 'v3',
      why: '30%',
    });
    await until(async () => gateways[1].registry.hasCanary);
  });

  test('goes to as many visitors as was said: those whose bucket is below', async () => {
    const versions = await Promise.all(
      [0, 29, 30, 99].map(async (bucket) => (await pageOf(gateways[1], '/search', `bucket=${bucket}`)).version),
    );
    expect(versions).toEqual(['v3', 'v3', 'v2', 'v2']);
  });

  test('stays with a visitor from page to page and from gateway to gateway', async () => {
    const visits = await Promise.all(Array.from({ length: 24 }, () => pageOf(gateways[0])));
    expect(new Set(visits.map(({ version }) => version)).size).toBe(2);
    for (const { version, cookies } of visits) {
      expect(cookies).toHaveLength(1);
      expect(cookies[0]).toMatch(/^bucket=\d{1,2}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
      const again = await pageOf(gateways[1], '/search?page=2', cookies[0]!.split(';')[0]);
      expect([again.version, again.cookies]).toEqual([version, []]);
    }
  });

  test('keeps its visitors when it grows, and a forged bucket is replaced', async () => {
    expect((await second('POST', 'areas/mf-search/promote', { canary: 60 })).body).toMatchObject({ version: 'v3', from: 'v2' });
    const versions = await Promise.all(
      [0, 29, 59, 60].map(async (bucket) => (await pageOf(gateways[1], '/search', `bucket=${bucket}`)).version),
    );
    expect(versions).toEqual(['v3', 'v3', 'v3', 'v2']);
    expect((await pageOf(gateways[1], '/search', 'bucket=-1')).cookies).toHaveLength(1);
    expect((await pageOf(gateways[1], '/search', 'bucket=100')).cookies).toHaveLength(1);
  });

  test('beside a narrower one gives three combinations, each with a name of its own', async () => {
    await bringLive(second, aBuild('mf-credit', 'c1', [testRoute('/credit', 'page')]));
    await publish(second, aBuild('mf-credit', 'c2', [testRoute('/credit', 'page')]));
    await second('POST', 'areas/mf-credit/promote', { canary: 10 });
    const seen = await Promise.all(
      [5, 40, 80].map(async (bucket) => {
        const [results, credit] = await Promise.all(['/search', '/credit'].map((path) => pageOf(gateways[1], path, `bucket=${bucket}`)));
        expect(results!.snapshot).toBe(credit!.snapshot);
        return [results!.version, credit!.version, results!.snapshot] as const;
      }),
    );
    expect(seen.map(([results, credit]) => [results, credit])).toEqual([
      ['v3', 'c2'],
      ['v3', 'c1'],
      ['v2', 'c1'],
    ]);
    expect(new Set(seen.map(([, , snapshot]) => snapshot)).size).toBe(3);
    for (const [results, credit, snapshot] of seen)
      expect((await gateways[1].registry.snapshotById(snapshot)).releases).toMatchObject({
        'mf-search': { version: results },
        'mf-credit': { version: credit },
      });
    await second('POST', 'areas/mf-credit/rollback', {});
  });

  test('is taken back once, and only if it is still the one that was judged', async () => {
    const { registry } = gateways[1];
    expect(await registry.takeBack('mf-search', '错误率 8% 对 0.4%', { version: 'v9' })).toBeUndefined();
    const taken = await registry.takeBack('mf-search', '错误率 8% 对 0.4%', { version: 'v3' });
    expect(taken).toMatchObject({ act: 'take-back', who: 'canary-judge', from: 'v3', version: 'v2', why: '错误率 8% 对 0.4%' });
    expect(await registry.takeBack('mf-search', '错误率 8% 对 0.4%', { version: 'v3' })).toBeUndefined();
    expect((await pageOf(gateways[1], '/search', 'bucket=0')).version).toBe('v2');
    await until(async () => !gateways[0].registry.hasCanary);
    expect((await pageOf(gateways[0])).cookies).toEqual([]);
  });
});

test('twenty promotions that race through two gateways all get live', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `mf-race-${index}`);
  for (const name of names) await publish(first, aBuild(name, 'v1'));
  const answers = await Promise.all(names.map((name, index) => (index % 2 ? first : second)('POST', `areas/${name}/promote`, {})));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  for (const gateway of gateways) await until(async () => names.every((name) => gateway.registry.current.releases[name]?.version === 'v1'));
  const { entries } = (await first('GET', 'history?limit=20')).body;
  expect(entries.map(({ act, area }: { act: string; area: string }) => `${act} ${area}`).sort()).toEqual(
    names.map((name) => `promote ${name}`).sort(),
  );
  for (const name of names) await second('POST', `areas/${name}/disable`, {});
  for (const gateway of gateways) await until(async () => !names.some((name) => gateway.registry.current.releases[name]));
});

test('a combination of the past is kept by its name and can be opened again', async () => {
  const { body } = await first('POST', 'pins', {});
  expect(body).toEqual({ snapshot: gateways[0].registry.current.id, url: `/?snapshot=${gateways[0].registry.current.id}` });
  await bringLive(first, search('v4'));
  expect((await gateways[0].registry.snapshotById(body.snapshot)).releases['mf-search']?.version).toBe('v2');
  expect((await second('POST', 'pins', { snapshot: body.snapshot })).body.snapshot).toBe(body.snapshot);
  for (const snapshot of ['0123456789', '../../live/00000001', ''])
    expect((await first('POST', 'pins', { snapshot })).body.error.code).toBe('UNKNOWN_SNAPSHOT');
});

test('status says what is live, since when, by whom, what waits, and what each release serves', async () => {
  const build = aBuild('mf-search', 'v5', [testRoute('/search', 'results')], { widgets: { 'search-box': './search-box.tsx' } });
  await publish(first, build);
  const { areas } = (await first('GET', 'status')).body;
  const found = areas.find(({ name }: { name: string }) => name === 'mf-search');
  expect(found).toMatchObject({
    stable: { version: 'v4', by: 'admin' },
    previous: 'v2',
    candidate: { version: 'v5', by: 'admin', smoke: { passed: true } },
    releases: [{ version: 'v4' }, { version: 'v5', widgets: ['search-box'], routes: [{ path: '/search' }] }],
  });
});

test('after a new shell an area renders with the libraries of that shell, not of the one before', async () => {
  const shellWith = (version: string) =>
    withServer(aShell(version), plainShell.replace('provide: {}', `provide: { react: { version: '${version}' } }`));
  const plain = aBuild('mf-react', 'r1', [testRoute('/react', 'page')]);
  const code = plain.files.get('server.cjs')!.toString();
  const area = withServer(plain, code.replace("mf-react r1</h1>'", "mf-react ' + require('react').version + '</h1>'"));
  await bringLive(first, shellWith('s2'));
  await bringLive(first, area);
  expect((await pageOf(gateways[0], '/react')).version).toBe('s2');
  await bringLive(first, shellWith('s3'));
  expect((await pageOf(gateways[0], '/react')).version).toBe('s3');
  await first('POST', 'areas/shell/rollback', {});
  expect((await pageOf(gateways[0], '/react')).version).toBe('s2');
});

test('a gateway that starts later serves what is live', async () => {
  const third = await startGateway(folder, api.url);
  const { version } = await pageOf(third);
  await third.close();
  expect(version).toBe('v4');
});

test('the site outlives its registry: what is live stays, and status says what is wrong', async () => {
  const other = await mkdtemp(join(tmpdir(), 'mall-dead-'));
  const gateway = await startGateway(other, api.url);
  const call = gateway.as(await adminTokenOf(other));
  await bringLive(call, aShell('s1'));
  await bringLive(call, search('v1'));
  const { number } = (await call('GET', 'status')).body;
  // What stands where the next entry would be can't be read at all.
  await mkdir(join(other, `live/${String(number + 1).padStart(8, '0')}.json`));
  await until(async () => Boolean((await call('GET', 'status')).body.storageFault));
  expect((await pageOf(gateway)).version).toBe('v1');
  await gateway.close();
  await rm(other, { recursive: true, force: true });
});

test('a start fills what was never live and changes nothing else: stable, canary and what was disabled stay, a newer build waits', async () => {
  const registry = gateways[0].registry;
  const dist = async (name: string, version: string, path: string) =>
    buildOf(folder, name, [testRoute(path, 'page')], plainShell, version, { calls: {} });
  const names = ['mf-kept', 'mf-canaried', 'mf-disabled'];
  const old = await Promise.all(names.map((name) => dist(name, 'v1', `/${name}`)));
  expect(await fillRegistry(registry, old)).toEqual([]);
  await fillRegistry(registry, [await dist('mf-canaried', 'v2', '/mf-canaried')]);
  await registry.canary('mf-canaried', { version: 'v2', percent: 10, who: 'somebody' });
  await registry.disable('mf-disabled', { who: 'somebody' });
  const before = await registry.status();
  const newer = await Promise.all(names.map((name) => dist(name, 'v3', `/${name}`)));
  expect(await fillRegistry(registry, [...old, ...newer])).toEqual([
    ...[{ area: 'mf-disabled', version: 'v1', live: undefined }],
    ...names.map((area) => ({ area, version: 'v3', live: area === 'mf-disabled' ? undefined : 'v1' })),
  ]);
  const live = ({ areas }: typeof before) =>
    areas.filter(({ name, stable }) => names.includes(name) && stable).map(({ name, stable, canary }) => [name, stable, canary]);
  expect(live(await registry.status())).toEqual(live(before));
  for (const name of ['mf-kept', 'mf-canaried']) await registry.disable(name, { who: 'somebody' });
});

test('a rollback that would take an address another area owns by now is refused by name, and nothing changes', async () => {
  await bringLive(first, aBuild('mf-old-owner', 'v1', [testRoute('/moved', 'page')]));
  await publish(first, aBuild('mf-old-owner', 'v2', [testRoute('/stays', 'page')]));
  await first('POST', 'areas/mf-old-owner/promote', {});
  await bringLive(first, aBuild('mf-new-owner', 'v1', [testRoute('/moved', 'page')]));
  const refused = await first('POST', 'areas/mf-old-owner/rollback', {});
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toMatch(/ROLLBACK_REFUSED.*\/moved.*mf-new-owner/);
  expect((await first('GET', 'status')).body.areas.find(({ name }: { name: string }) => name === 'mf-old-owner').stable.version).toBe('v2');
  await first('POST', 'areas/mf-new-owner/disable', {});
  expect((await first('POST', 'areas/mf-old-owner/rollback', {})).status).toBe(200);
});
