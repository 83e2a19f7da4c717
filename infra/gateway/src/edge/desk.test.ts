import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createGateway } from '../gateway.ts';

let folder: string;
let api: Server;
let isApiAway = false;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let site: string;

/** A mall API that knows one operator. */
const startApi = () =>
  createServer((request, response) => {
    if (isApiAway) return void request.socket.destroy();
    const isOperator = request.headers.token === 'known';
    response.setHeader('content-type', 'application/json');
    if (request.url === '/readyz') return void response.end('{"ok":true}');
    response.end(
      JSON.stringify(
        isOperator
          ? { code: 0, body: { id: 1, name: '周琳', account: 'operator', roles: ['platform'] } }
          : { code: 401, message: '', body: null },
      ),
    );
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-desk-'));
  const deskFolder = join(folder, 'desk');
  await mkdir(deskFolder);
  await writeFile(
    join(deskFolder, 'index.html'),
    '<!doctype html><script defer src="/_platform/main.1a2b.js"></script><div id="root"></div>',
  );
  await writeFile(join(deskFolder, 'main.1a2b.js'), 'start()');
  await writeFile(join(folder, 'secret.js'), 'secret');
  api = startApi();
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  gateway = await createGateway({
    port: 0,
    host: '127.0.0.1',
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    registry: join(folder, 'registry'),
    adminToken: undefined,
    consoleFolder: undefined,
    deskFolder,
    devServers: undefined,
    logLevel: 'silent',
  });
  site = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway.app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const known = { cookie: 'operator=known' };
const get = (path: string, headers: Record<string, string> = {}) => fetch(site + path, { headers, redirect: 'manual' });

test.each(['/_platform/', '/_platform/login?redirect=%2F_debug%2F', '/_platform/desk/releases'])(
  '%s is the desk, with a strict policy',
  async (path) => {
    const answer = await get(path);
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(answer.status).toBe(200);
    expect(html).toContain(`<script nonce="${nonce}" defer src="/_platform/main.1a2b.js">`);
    for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/(script-src|style-src) [^;]*unsafe/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  },
);

test('every answer has a nonce of its own', async () => {
  const policies = await Promise.all([1, 2].map(async () => (await get('/_platform/')).headers.get('content-security-policy')));
  expect(policies[0]).not.toBe(policies[1]);
});

test('its scripts are served for ever, and nothing beside them', async () => {
  const script = await get('/_platform/main.1a2b.js');
  expect([script.status, await script.text()]).toEqual([200, 'start()']);
  expect(script.headers.get('cache-control')).toContain('immutable');
  for (const path of ['/_platform/none.js', '/_platform/..%2Fsecret.js', '/_platform/%2e%2e/secret.js', '/_platform/main.1a2b.js.map'])
    expect(await (await get(path)).text()).not.toContain('secret');
  expect((await get('/_platform/none.js')).status).toBe(404);
  expect((await get('/_platform')).headers.get('location')).toBe('/_platform/');
});

test('the page is no way in: what it asks for still wants an operator', async () => {
  for (const path of ['status', 'history', 'errors', 'health', 'me', 'tokens']) expect((await get(`/_platform/${path}`)).status).toBe(401);
  expect((await get('/_platform/status', known)).status).toBe(200);
  expect(await (await get('/_platform/health', known)).json()).toMatchObject({ api: { ready: true } });
});

test('while the API is away an operator who was known still looks, but what can not be kept is not done', async () => {
  let later = 0;
  const realNow = Date.now;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => realNow.call(Date) + later);
  isApiAway = true;
  try {
    later = 60_000;
    expect(await (await get('/_platform/health', known)).json()).toMatchObject({ api: { ready: false } });
    expect((await get('/_platform/status', { cookie: 'operator=unknown' })).status).toBe(401);
    const act = await fetch(`${site}/_platform/areas/mf-search/rollback`, { method: 'POST', headers: { ...known, 'x-platform': '1' } });
    expect((await act.json()) as object).toMatchObject({
      error: { code: 'API_UNREACHABLE', fix: expect.stringContaining('mall rollback') },
    });
    later = 20 * 60_000;
    expect((await get('/_platform/status', known)).status).toBe(401);
  } finally {
    isApiAway = false;
    clock.mockRestore();
  }
});
