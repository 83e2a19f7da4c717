import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createGateway } from '../gateway.ts';
import { readSettings } from '../settings.ts';
import { buildOf, plainShell } from '../testing/faulty-area.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { type OperatorsApi, operatorsApi } from '../testing/operators-api.ts';

const route = (path: string, screen: string) => ({ path, screen, access: 'public', layout: 'default', title: screen });
const areaCode = (version: string) => `
module.exports = { widgets: {},
  load: async () => ({ data: { values: {}, failures: {} }, head: { title: 'x' } }),
  render: async () => ({ html: '<h1>version ${version}</h1>', styles: '' }) };`;
const pageRoutes = [route('/page', 'page')];

let folder: string;
let api: OperatorsApi;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let site: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-operator-'));
  api = await operatorsApi();
  gateway = await createGateway({
    ...readSettings({ MALL_DATA: folder, MALL_API: api.url, MALL_CONSOLE: 'off', LOG_LEVEL: 'silent' }),
    registry: join(folder, 'registry'),
  });
  const { registry } = gateway;
  await registry.publishFolder(await buildOf(folder, 'shell', [route('/login', 'login'), route('/*', 'not-found')], plainShell));
  for (const version of ['v2', 'v1'])
    await registry.publishFolder(await buildOf(folder, 'mf-test', pageRoutes, areaCode(version), version));
  await registry.load();
  site = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await gateway.app.close();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const browser = () => openBrowser(site);

async function operator() {
  const one = browser();
  await one.login();
  return one;
}

test('an operator signs in with a cookie no script and no other site can use', async () => {
  const one = browser();
  const answer = await one.login();
  expect(answer.headers.getSetCookie()[0]).toMatch(/^operator=.*Max-Age=28800.*HttpOnly.*SameSite=Strict/);
  expect(await answer.json()).toEqual({ name: '周琳' });
  expect(await (await one.go('/_platform/me')).json()).toMatchObject({ operator: { account: 'zhou' } });
  expect(api.acts).toContain('login zhou');
});

test('a wrong password and a visitor are told why and what to do', async () => {
  const one = browser();
  const wrong = await one.login('wrong');
  expect(wrong.status).toBe(401);
  expect(await wrong.json()).toMatchObject({ error: { message: '账号或密码错误', details: { reason: 'LOGIN_PASSWORD_WRONG' } } });
  expect((await one.go('/_platform/me')).status).toBe(401);
  expect((await one.go('/_platform/login', { method: 'POST', body: { account: 'zhou', password: 'right' } })).status).toBe(403);
});

test('an operator’s ?mf= replaces one area on that operator’s pages only, says so, and leaves the address', async () => {
  const one = await operator();
  const answer = await one.go('/page?mf=mf-test@v2&page=3');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/page?page=3']);
  const replaced = await one.go('/page');
  expect(replaced.headers.get('cache-control')).toBe('no-store');
  const text = await replaced.text();
  expect(text).toContain('version v2');
  expect(text).toMatch(/仅 周琳 可见.*mf-test<\/code> 已替换为 <code>v2.*至 \d\d:\d\d 结束.*href="\?mf=off"/s);
  expect(await browser().page()).toContain('version v1');
  const ended = await one.go('/page?mf=off', { headers: { referer: `${site}/page?keyword=m8` } });
  expect(ended.headers.get('location')).toBe('/page?keyword=m8');
  const live = await one.page();
  expect(live).toContain('version v1');
  expect(live).not.toContain('operator-bar');
  expect(api.acts).toEqual(expect.arrayContaining(['override mf-test@v2', 'override-end *']));
});

test('a visitor’s ?mf= and ?snapshot= have no effect, nor has a cookie that was taken, changed or written by someone else', async () => {
  const one = await operator();
  await one.go('/page?mf=mf-test@v2');
  const taken = one.jar.get('mf')!;
  const visitor = browser();
  const answer = await visitor.go('/page?mf=mf-test@v2&snapshot=0123456789');
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  expect(await answer.text()).toContain('version v1');
  visitor.jar.set('mf', taken);
  expect(await visitor.page()).toContain('version v1');
  const other = await operator();
  const [text, mac] = taken.split('.');
  const longer = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(text!, 'base64url').toString()), until: 9e15 })).toString(
    'base64url',
  );
  for (const forged of [`${longer}.${mac}`, `${text}.${'A'.repeat(43)}`, 'nonsense', `${text}`, '.']) {
    other.jar.set('mf', forged);
    expect(await other.page()).toContain('version v1');
  }
});

test('a version that was never published and an address elsewhere are refused in words', async () => {
  const one = await operator();
  for (const [wish, word] of [
    ['mf-test@v9', '没有发布 mf-test@v9'],
    ['mf-test@https://evil.example', '只有本机的开发服务器'],
    ['mf-test@http://10.0.0.1:3002', '只有本机的开发服务器'],
    ['mf-none@http://localhost:3999', '没有区域'],
    ['shell@http://localhost:3000', '外壳不能由开发服务器替换'],
  ]) {
    const answer = await one.go(`/page?mf=${encodeURIComponent(wish!)}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).toContain(word);
  }
  expect(await one.page()).not.toContain('operator-bar');
});

test('an area from a development server is loaded by this page alone; only its policy lets it', async () => {
  const server = createServer((_request, response) =>
    response.end(
      JSON.stringify({
        name: 'mf-test',
        version: 'dev',
        routes: [...pageRoutes, route('/new', 'new')],
        entry: ['remoteEntry.js'],
        screens: {},
        files: { 'remoteEntry.js': { integrity: 'sha384-test', bytes: 1, brotli: 1 } },
        platform: '^0.3',
        exposes: {},
        shared: {},
      }),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const one = await operator();
  expect((await one.go(`/page?mf=mf-test@${origin}`)).status).toBe(302);
  const page = await one.go('/new');
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy')!;
  expect(policy).toContain(`script-src 'self' 'nonce-`);
  expect(policy).toContain(origin);
  expect(policy).toContain(`connect-src 'self' ${origin} ${origin.replace('http', 'ws')}`);
  expect(policy).not.toContain('unsafe-eval');
  const text = await page.text();
  expect(text).toContain(`"base":"${origin}/"`);
  expect(text).not.toContain('version v1');
  expect((await browser().go('/page')).headers.get('content-security-policy')).not.toContain('localhost');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a past combination opens again for an operator, and ends', async () => {
  const { registry } = gateway;
  const past = registry.current.id;
  await registry.publishFolder(await buildOf(folder, 'mf-test', pageRoutes, areaCode('v3'), 'v3'));
  expect(await browser().page()).toContain('version v3');
  const one = await operator();
  await one.go(`/page?snapshot=${past}`);
  const text = await one.page();
  expect(text).toContain('version v1');
  expect(text).toContain(`data-snapshot="${past}"`);
  expect(text).toContain('回到线上版本');
  expect(await (await one.go('/_live')).json()).toMatchObject({ id: past });
  await one.go('/page?snapshot=off');
  expect(await one.page()).toContain('version v3');
  expect(api.acts).toEqual(expect.arrayContaining([`snapshot ${past}`, 'snapshot-end *']));
  expect((await one.go('/page?snapshot=ffffffffff')).status).toBe(404);
});

test('what can’t be written into the audit log isn’t done', async () => {
  const one = await operator();
  api.auditWorks = false;
  const answer = await one.go('/_platform/overrides', { method: 'POST', body: { area: 'mf-test', version: 'v2' }, headers: one.write });
  api.auditWorks = true;
  expect(answer.status).toBe(503);
  expect(one.jar.has('mf')).toBe(false);
});

test('the panel’s calls replace, list and end; a write without the header of its own is refused', async () => {
  const one = await operator();
  expect((await one.go('/_platform/overrides', { method: 'POST', body: { area: 'mf-test', version: 'v2' } })).status).toBe(403);
  await one.go('/_platform/overrides', { method: 'POST', body: { area: 'mf-test', version: 'v2' }, headers: one.write });
  expect(await (await one.go('/_platform/overrides')).json()).toMatchObject({ overrides: [{ area: 'mf-test', version: 'v2' }] });
  expect(await (await one.go('/_platform/versions?area=mf-test')).json()).toMatchObject({
    live: 'v3',
    versions: expect.arrayContaining([expect.objectContaining({ version: 'v2' })]),
  });
  await one.go('/_platform/overrides/mf-test', { method: 'DELETE', headers: one.write });
  expect(await one.page()).toContain('version v3');
  expect((await browser().go('/_platform/versions?area=mf-test')).status).toBe(401);
});

test('the host of one area is for operators and for the smoke test of that release; only the host may stand in a frame', async () => {
  const one = await operator();
  const host = await one.go('/_debug/host?area=mf-test&version=v2');
  expect(host.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(host.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(await host.text()).toMatch(/id="mall-debug".*"name":"mf-test","version":"v2"/);
  const { smokeTests, tokens } = gateway.registry;
  const { token } = await tokens.create('mf-test', 'team', 'test');
  const ask = async (version: string, headers: Record<string, string>) =>
    (await browser().go(`/_debug/host?area=mf-test&version=${version}`, { headers })).status;
  const { pass } = await smokeTests.begin('mf-test', 'v2');
  expect(await ask('v2', { 'x-mall-candidate': pass })).toBe(200);
  expect([
    await ask('v1', { 'x-mall-candidate': pass }),
    await ask('v2', { authorization: `Bearer ${token}` }),
    await ask('v2', {}),
  ]).toEqual([404, 404, 404]);
  expect((await one.go('/page')).headers.get('x-frame-options')).toBe('DENY');
});

test('in the debugging page’s frame an address is the host’s, for nobody but operators', async () => {
  const framed = { headers: { 'sec-fetch-dest': 'iframe' } };
  const one = await operator();
  expect(await (await one.go('/page?_debug=mf-test@v2', framed)).text()).toContain('"version":"v2"');
  const desk = await one.go('/_debug/mf-test@v1');
  expect(await desk.text()).toMatch(/"kind":"desk".*"start":"\/page"/);
  expect(await (await one.go('/page', framed)).text()).toContain('"kind":"host"');
  const visitor = browser();
  expect(await (await visitor.go('/page?_debug=mf-test@v2', framed)).text()).not.toContain('mall-debug');
  expect((await visitor.go('/_debug/mf-test')).headers.get('location')).toBe('/_platform/login?redirect=%2F_debug%2Fmf-test');
  expect(api.acts).toContain('debug mf-test@v1');
});

test('the debugged area calls as a visitor or as a contact person the operator entered; the buyer’s session of the browser stays', async () => {
  const one = await operator();
  const entered = await one.go('/_platform/contact', {
    method: 'POST',
    body: { cellPhone: '13800138000', password: 'right' },
    headers: one.write,
  });
  expect(entered.headers.getSetCookie()[0]).toMatch(/^debug-contact=.*Path=\/api; HttpOnly/);
  expect(await entered.json()).toEqual({ contactName: '王敏', companyName: '启衡' });
  expect(api.acts).toContain('simulate 13800138000');
  one.jar.set('token', 'buyer');
  api.tokens.length = 0;
  for (const session of ['visitor', 'contact', 'own']) await one.go('/api/read', { headers: { 'x-debug-session': session } });
  expect(api.tokens).toEqual([undefined, 'token-of-contact', 'buyer']);
});

test('signing out ends what was put in place', async () => {
  const one = await operator();
  await one.go('/page?mf=mf-test@v2');
  await one.go('/_platform/logout', { method: 'POST', headers: one.write });
  // The browser keeps its name, so that the next login knows it again.
  expect([...one.jar.keys()]).toEqual(['device']);
  expect(await one.page()).toContain('version v3');
});

test('tokens of teams are for operators with the role of an administrator, and the log names who made them', async () => {
  const { go, write } = await operator();
  const made = () => go('/_platform/tokens', { method: 'POST', body: { area: 'mf-test', name: 'ci' }, headers: write });
  const refused = await made();
  expect([refused.status, ((await refused.json()) as { error: { code: string } }).error.code]).toEqual([403, 'ADMIN_ONLY']);
  expect((await go('/_platform/tokens')).status).toBe(403);
  api.roles = ['administrator'];
  try {
    const admin = browser();
    // A role is asked for again after ten seconds; a new session at once.
    api.token = 'another-token-of-zhou-lin-0123456';
    await admin.login();
    const answer = await admin.go('/_platform/tokens', { method: 'POST', body: { area: 'mf-test', name: 'ci' }, headers: admin.write });
    expect(answer.status).toBe(201);
    const { id, token } = (await answer.json()) as { id: string; token: string };
    expect(token).toMatch(/^mall_/);
    const { tokens } = (await (await admin.go('/_platform/tokens')).json()) as { tokens: { id: string; createdBy: string }[] };
    expect(tokens.find((one) => one.id === id)).toMatchObject({ createdBy: '周琳' });
    expect((await admin.go(`/_platform/tokens/${id}`, { method: 'DELETE', headers: admin.write })).status).toBe(200);
    expect((await admin.go(`/_platform/tokens/${id}`, { method: 'DELETE' })).status).toBe(403);
    expect(api.acts.slice(-2)).toEqual(['platform POST /_platform/tokens', `platform DELETE /_platform/tokens/${id}`]);
  } finally {
    api.roles = ['platform'];
  }
});

test('staff without a role for the platform are nobody at the desk (rule operator 9)', async () => {
  api.roles = ['sales', 'finance'];
  api.token = 'a-third-token-of-zhou-lin-01234567';
  try {
    const sales = browser();
    await sales.login();
    expect((await sales.go('/_platform/me')).status).toBe(401);
  } finally {
    api.roles = ['platform'];
  }
});
