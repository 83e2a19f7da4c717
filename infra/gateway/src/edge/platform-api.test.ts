import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as rawRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aBuild, aShell, testRoute } from '../testing/built-release.ts';
import {
  adminTokenOf,
  bringLive,
  type CallPlatform,
  publish,
  type RunningGateway,
  startGateway,
  startPlainApi,
  tellSmoke,
  upload,
} from '../testing/running-gateway.ts';

let folder: string;
let api: Awaited<ReturnType<typeof startPlainApi>>;
let gateway: RunningGateway;
let admin: CallPlatform;
let search: CallPlatform;
let searchToken: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-platform-'));
  api = await startPlainApi();
  gateway = await startGateway(folder, api.url);
  admin = gateway.as(await adminTokenOf(folder));
  searchToken = (await admin('POST', 'tokens', { area: 'mf-search', name: 'search-ci' })).body.token;
  search = gateway.as(searchToken);
  expect((await bringLive(admin, aShell('s1'))).status).toBe(200);
});
afterAll(async () => {
  await gateway.close();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

test('nobody publishes or looks without a token, and an unknown one is told so', async () => {
  for (const [method, path] of [
    ['GET', 'status'],
    ['GET', 'history'],
    ['POST', 'areas/mf-search/rollback'],
    ['PUT', 'releases/mf-search/v1/files/client/main.js'],
  ] as const) {
    expect((await fetch(`${gateway.site}/_platform/${path}`, { method })).status).toBe(401);
    expect((await gateway.as('mall_aaaaaaaaaaaaaaaaaaaaaaaaaaaa')(method, path)).body.error).toMatchObject({
      code: 'NOT_SIGNED_IN',
      message: '令牌无效或已撤销。',
    });
  }
});

test('a search token can not publish, promote or roll back the cart, and the refusal names both', async () => {
  for (const [method, path, body] of [
    ['PUT', 'releases/mf-cart-checkout/v1/files/client/main.js', Buffer.from('x')],
    ['POST', 'releases/mf-cart-checkout/v1', aBuild('mf-cart-checkout', 'v1').release],
    ['POST', 'areas/mf-cart-checkout/promote', {}],
    ['POST', 'areas/mf-cart-checkout/rollback', {}],
    ['POST', 'areas/mf-cart-checkout/disable', {}],
  ] as const) {
    const { status, body: answer } = await search(method, path, body);
    expect(status).toBe(403);
    expect(answer.error).toMatchObject({ code: 'WRONG_AREA', details: { ours: 'mf-search', theirs: 'mf-cart-checkout' } });
    expect(answer.error.message).toMatch(/“search-ci”属于 mf-search，不能.+ mf-cart-checkout/);
    expect(answer.error.fix).toContain('mf-cart-checkout');
  }
});

test('only an administrator makes, sees and ends tokens; an ended one is worth nothing at once', async () => {
  expect((await search('POST', 'tokens', { area: '*', name: 'mine' })).body.error.code).toBe('ADMIN_ONLY');
  expect((await search('GET', 'tokens')).body.error.code).toBe('ADMIN_ONLY');
  const made = (await admin('POST', 'tokens', { area: 'mf-credit', name: 'credit-ci' })).body;
  const listed = (await admin('GET', 'tokens')).body.tokens;
  expect(listed.find((one: { id: string }) => one.id === made.id)).toMatchObject({
    area: 'mf-credit',
    name: 'credit-ci',
    createdBy: 'admin',
  });
  expect(JSON.stringify(listed)).not.toContain(made.token);
  expect((await gateway.as(made.token)('GET', 'status')).status).toBe(200);
  expect((await admin('DELETE', `tokens/${made.id}`)).body.revokedAt).toBeTruthy();
  expect((await gateway.as(made.token)('GET', 'status')).status).toBe(401);
});

test('a token ends after 90 days or when it was said, tells so for two weeks before, and is refused for that reason', async () => {
  const { tokens } = gateway.registry;
  const dayMs = 24 * 3600 * 1000;
  const made = (await admin('POST', 'tokens', { area: 'mf-credit', name: 'credit-usual' })).body;
  expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(90 * dayMs);
  expect((await admin('POST', 'tokens', { area: 'mf-credit', name: 'for-ever', days: 3660 })).status).toBe(400);
  const soon = (await admin('POST', 'tokens', { area: 'mf-credit', name: 'credit-soon', days: 3 })).body;
  const ask = (token: string) => fetch(`${gateway.site}/_platform/status`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask(made.token)).headers.get('x-token-ends')).toBeNull();
  const answer = await ask(soon.token);
  expect(answer.headers.get('x-token-ends')).toBe(soon.expiresAt);
  expect(((await answer.json()) as { endingTokens: object[] }).endingTokens).toMatchObject([{ name: 'credit-soon', area: 'mf-credit' }]);
  const old = await tokens.create('mf-credit', 'credit-old', 'admin', -1);
  const refused = await ask(old.token);
  expect(refused.status).toBe(401);
  expect(((await refused.json()) as { error: { message: string } }).error.message).toMatch(/^令牌已于 \d{4}-\d\d-\d\d 过期。$/);
});

test('a candidate is seen by nobody until it is promoted, then by everyone', async () => {
  const build = aBuild('mf-search', 'v1', [testRoute('/search', 'results')]);
  await upload(search, build);
  const asset = `${gateway.site}/assets/mf-search/v1/main.js`;
  expect((await fetch(asset)).status).toBe(404);
  expect((await search('GET', 'releases/mf-search/v1')).body).toMatchObject({ state: 'uploading' });
  expect((await search('POST', 'releases/mf-search/v1', build.release)).status).toBe(201);
  expect((await fetch(`${gateway.site}/search`)).status).toBe(404);
  expect((await search('GET', 'releases/mf-search/v1')).body).toMatchObject({
    state: 'published',
    publication: { who: 'search-ci', how: 'upload' },
  });
  const tooEarly = await search('POST', 'areas/mf-search/promote', {});
  expect(tooEarly.body.error).toMatchObject({ code: 'SMOKE_TEST_MISSING' });
  await tellSmoke(search, build.release, { passed: false, report: '1 failing' });
  expect((await search('POST', 'areas/mf-search/promote', {})).body.error).toMatchObject({
    code: 'SMOKE_TEST_FAILED',
    details: { report: '1 failing' },
  });
  await tellSmoke(search, build.release);
  expect((await search('POST', 'areas/mf-search/promote', { why: '第一版' })).body).toMatchObject({
    act: 'promote',
    version: 'v1',
    why: '第一版',
  });
  expect(await (await fetch(`${gateway.site}/search`)).text()).toContain('<h1>mf-search v1</h1>');
  expect((await fetch(asset)).headers.get('cache-control')).toContain('immutable');
  expect((await search('POST', 'areas/mf-search/promote', {})).body.error.code).toBe('NO_CANDIDATE');
});

test('only an administrator passes over the smoke test, and says why', async () => {
  const build = aBuild('mf-search', 'hot-fix', [testRoute('/search', 'results')]);
  await upload(search, build);
  await search('POST', 'releases/mf-search/hot-fix', build.release);
  expect((await search('POST', 'areas/mf-search/promote', { noSmoke: true, why: '急' })).body.error.code).toBe('ADMIN_ONLY');
  expect((await admin('POST', 'areas/mf-search/promote', { noSmoke: true })).body.error.message).toContain('必须说明原因');
  expect((await admin('POST', 'areas/mf-search/promote', { noSmoke: true, why: '浏览器农场停电' })).status).toBe(200);
});

test('an upload that was interrupted goes on, and is no release before it is whole', async () => {
  const build = aBuild('mf-search', 'v2', [testRoute('/search', 'results')]);
  const [first, ...rest] = build.files;
  await search('PUT', `releases/mf-search/v2/files/${first![0]}`, first![1]);
  const unfinished = await search('POST', 'releases/mf-search/v2', build.release);
  expect(unfinished.status).toBe(422);
  expect(unfinished.body.error).toMatchObject({ code: 'UPLOAD_INCOMPLETE', details: { missing: ['server.cjs'] } });
  expect((await search('GET', 'releases/mf-search/v2')).body.files).toEqual([
    { path: 'client/main.js', bytes: first![1].length, integrity: build.release.files['main.js']!.integrity },
  ]);
  for (const [path, content] of rest) await search('PUT', `releases/mf-search/v2/files/${path}`, content);
  expect((await search('POST', 'releases/mf-search/v2', build.release)).status).toBe(201);
  expect(
    await readdir(join(folder, 'uploads/mf-search/v2'), { recursive: true, withFileTypes: true }).then((all) =>
      all.filter((one) => one.isFile()),
    ),
  ).toEqual([]);
});

test.each([
  ['a script that was changed on the way', 'client/main.js', 'alert(1)', 'INTEGRITY'],
  ['a compressed copy that unpacks to something else', 'client/main.js.gz', 'no gzip', 'INTEGRITY'],
  ['a script that area.json does not name', 'client/extra.js', 'alert(1)', 'INTEGRITY'],
])('%s is refused', async (_what, path, content, code) => {
  const version = `bad-${path.replaceAll(/\W/g, '-')}`;
  const build = aBuild('mf-search', version);
  build.files.set(path, Buffer.from(content));
  await upload(search, build);
  const { status, body } = await search('POST', `releases/mf-search/${version}`, build.release);
  expect([status, body.error.code]).toEqual([422, code]);
  expect(body.error.message).toContain(path);
});

test('sizes that area.json makes smaller than they are do not pass the budget', async () => {
  const build = aBuild('mf-search', 'liar');
  build.release.files['main.js']!.brotli = 1;
  await upload(search, build);
  expect((await search('POST', 'releases/mf-search/liar', build.release)).body.error.message).toMatch(
    /写 main\.js 压缩后 1 字节，实际为 \d+ 字节/,
  );
});

test('what was published stays as it is', async () => {
  const changed = await search('PUT', 'releases/mf-search/v1/files/client/main.js', Buffer.from('alert(1)'));
  expect(changed.body.error.code).toBe('RELEASE_EXISTS');
  expect((await search('POST', 'releases/mf-search/v1', aBuild('mf-search', 'v1').release)).body.error.code).toBe('RELEASE_EXISTS');
});

test.each([
  'releases/mf-search/v9/files/..%2F..%2F..%2Flive%2F00000001.json',
  'releases/mf-search/v9/files/client/..%2f..%2fserver.cjs',
  'releases/mf-search/v9/files/client/%2e%2e/x.js',
  'releases/mf-search/v9/files/client/../../../../keys/signing',
  'releases/mf-search/v9/files/client/x.js.map',
  'releases/mf-search/v9/files/area.json',
  'releases/mf-search/v9/files/publication.json',
  'releases/mf-search/..%2f..%2fx/files/client/x.js',
  'releases/..%2fmf-search/v9/files/client/x.js',
])('a path that leads elsewhere is refused: %s', async (path) => {
  // fetch would tidy the path before it is sent.
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(gateway.site);
    rawRequest(
      {
        hostname,
        port,
        method: 'PUT',
        path: `/_platform/${path}`,
        headers: { authorization: `Bearer ${searchToken}`, 'content-type': 'application/octet-stream' },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    )
      .on('error', reject)
      .end('x');
  });
  expect([400, 403, 404]).toContain(status);
  expect((await readdir(join(folder, 'uploads'), { recursive: true })).filter((name) => /v9|signing/.test(name))).toEqual([]);
});

test('a file that is too large is refused before it is kept', async () => {
  const { status, body } = await search('PUT', 'releases/mf-search/v9/files/client/big.js', Buffer.alloc(8 * 1024 * 1024 + 1));
  expect([status, body.error.code]).toEqual([413, 'TOO_LARGE']);
});

test.each([
  [{ name: 'mf-cart-checkout' }, '地址写的是 mf-search'],
  [{ entry: [] }, 'entry is missing'],
  [{ routes: [{ path: '/a', screen: 'a', access: 'everyone', layout: 'default' }] }, 'routes is missing or has another shape'],
  [{ routes: [testRoute('/:code([)', 'a')] }, 'routes is missing or has another shape'],
  [{ routes: [testRoute('/:code(a+a+a+b)', 'a')] }, 'routes is missing or has another shape'],
  [{ routes: [testRoute('/:code([z-a]{2})', 'a')] }, "a route can't be read"],
  [{ calls: { 'cart.get': { method: 'GET' } } }, 'calls is missing or has another shape'],
  [{ files: { 'main.js': null } }, 'files is missing or has another shape'],
  [{ screens: { page: ['gone.js'] } }, 'gone.js is not among its files'],
])('an area.json that could not be served is refused: %j', async (wrong, reason) => {
  const build = aBuild('mf-search', 'v10');
  const { status, body } = await search('POST', 'releases/mf-search/v10', { ...build.release, ...wrong });
  expect([status, body.error.code]).toEqual([422, 'INVALID_RELEASE']);
  expect(body.error.message).toContain(reason);
});

test('a release that the gate refuses is not kept, and the refusal carries both sides', async () => {
  const { status, body } = await publish(admin, aBuild('mf-thief', 'v1', [testRoute('/search', 'mine')]));
  expect([status, body.error.code]).toEqual([422, 'GATE_REFUSED']);
  expect(body.error.details.refusals[0]).toMatchObject({
    rule: 'routes',
    ours: expect.stringContaining('mf-thief@v1'),
    theirs: expect.stringContaining('mf-search'),
  });
  expect((await admin('GET', 'releases/mf-thief/v1')).body.state).toBe('uploading');
});

test('the gate is asked again when a candidate gets live: what passed yesterday may collide today', async () => {
  expect((await publish(admin, aBuild('mf-late', 'v1', [testRoute('/late', 'page')]))).status).toBe(201);
  expect((await bringLive(admin, aBuild('mf-early', 'v1', [testRoute('/late', 'page')]))).status).toBe(200);
  expect((await admin('POST', 'areas/mf-late/promote', {})).body.error.code).toBe('GATE_REFUSED');
});

test('a body of another shape is refused in words, not with a stack', async () => {
  for (const [path, body] of [
    ['areas/mf-search/promote', { canary: 100 }],
    ['areas/mf-search/promote', { canary: '10%' }],
    ['areas/mf-search/promote', { versions: 'v1' }],
    ['areas/Search/promote', {}],
    ['tokens', { area: 'cart', name: 'x' }],
  ] as const) {
    const { status, body: answer } = await admin('POST', path, body);
    expect([status, answer.error.code]).toEqual([400, 'INVALID_REQUEST']);
  }
});

test('who did what, when and why is kept, the latest first', async () => {
  const { entries } = (await search('GET', 'history?area=mf-search&limit=100')).body;
  expect(entries.map(({ act, version }: { act: string; version: string }) => `${act} ${version ?? ''}`.trim())).toEqual([
    'publish v2',
    'promote hot-fix',
    'publish hot-fix',
    'promote v1',
    'smoke v1',
    'smoke v1',
    'publish v1',
    'token',
  ]);
  expect(entries[1]).toMatchObject({ who: 'admin', from: 'v1', why: '浏览器农场停电' });
  expect(Date.parse(entries[1].at)).toBeGreaterThan(Date.now() - 120_000);
});
