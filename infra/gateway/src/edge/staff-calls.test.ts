import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createGateway } from '../gateway.ts';

let folder: string;
let api: Server;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let site: string;
/** What the API was asked. */
let asked: IncomingMessage[] = [];

const operator = { id: 1, account: 'zhou', name: '周琳', roles: ['warehouse'] };
const answers: Record<string, object> = {
  '/api/operator/VerifySecondStep': { code: 0, message: '', body: { token: 'token-of-zhou', operator } },
  '/api/operator/FinishEnrolment': { code: 0, message: '', body: { token: 'token-of-zhou', operator, recoveryCodes: ['abcd-2345'] } },
  '/api/customer/Login': { code: 0, message: '', body: { token: 'token-of-buyer', kpId: 3 } },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-staff-'));
  api = createServer((request, response) => {
    asked.push(request);
    response.setHeader('content-type', 'application/json');
    if (request.headers.token === 'ended') response.statusCode = 401;
    response.end(JSON.stringify(answers[request.url!] ?? { code: response.statusCode === 401 ? 401 : 0, message: '', body: true }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  gateway = await createGateway({
    port: 0,
    host: '127.0.0.1',
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    registry: join(folder, 'registry'),
    adminToken: undefined,
    consoleFolder: undefined,
    devServers: undefined,
    logLevel: 'silent',
  });
  site = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await gateway.app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const post = (path: string, headers: Record<string, string> = {}) =>
  fetch(site + path, { method: 'POST', headers: { 'content-type': 'application/json', origin: site, ...headers }, body: '{}' });
const cookiesOf = (answer: Response) => answer.headers.getSetCookie();
/** The cookies that a browser would send back to a path. */
const sentTo = (path: string, cookies: string[]) =>
  cookies
    .filter((cookie) => path.startsWith(/Path=([^;]+)/.exec(cookie)![1]!))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

test.each(['VerifySecondStep', 'FinishEnrolment'])('%s: the session goes into a cookie that no script reads', async (call) => {
  const answer = await post(`/_staff/api/operator/${call}`);
  const text = await answer.text();
  expect(text).not.toContain('token-of-zhou');
  expect(JSON.parse(text)).toMatchObject({ code: 0, body: { token: '', operator } });
  const session = cookiesOf(answer).find((cookie) => cookie.startsWith('staff='))!;
  expect(session).toContain('staff=token-of-zhou; Max-Age=28800; Path=/_staff/api; HttpOnly; SameSite=Strict');
  const readable = cookiesOf(answer).filter((cookie) => !cookie.includes('HttpOnly'));
  expect(readable.map((cookie) => cookie.split('=')[0])).toEqual(['staff-until']);
  expect(readable[0]).toMatch(/staff-until=\d{13}; Max-Age=28800; Path=\/_staff;/);
});

test('on https the cookies are sent over https only', async () => {
  const answer = await post('/_staff/api/operator/VerifySecondStep', {
    'x-forwarded-proto': 'https',
    origin: site.replace('http:', 'https:'),
  });
  expect(cookiesOf(answer).map((cookie) => cookie.includes('; Secure'))).toEqual([true, true, true]);
  const names = cookiesOf(answer).map((cookie) => cookie.split('=')[0]!);
  expect(names.toSorted()).toEqual(['__Host-device', '__Secure-staff', 'staff-until']);
  asked = [];
  const overHttps = { 'x-forwarded-proto': 'https', origin: site.replace('http:', 'https:') };
  await post('/_staff/api/staff/ListQueues', { ...overHttps, cookie: 'staff=planted; __Host-staff=planted' });
  await post('/_staff/api/staff/ListQueues', { ...overHttps, cookie: sentTo('/_staff/api', cookiesOf(answer)) });
  expect(asked.map(({ headers }) => headers.token)).toEqual([undefined, 'token-of-zhou']);
});

test.each([
  '/api/operator/VerifySecondStep',
  '/api/operator/FinishEnrolment',
  '/api/operator/verify%53econdStep',
  '/API/operator/FinishEnrolment',
])('%s beside the workplace opens nothing that a script could keep', async (path) => {
  const answer = await post(path);
  expect(await answer.text()).not.toContain('token-of-zhou');
  expect(cookiesOf(answer).join()).not.toContain('staff=');
});

test('one browser is a buyer in the mall and staff in the workplace; neither session is sent with the other’s calls', async () => {
  const jar = [...cookiesOf(await post('/api/customer/Login')), ...cookiesOf(await post('/_staff/api/operator/VerifySecondStep'))];
  asked = [];
  await post('/_staff/api/staff/ListQueues', { cookie: sentTo('/_staff/api/staff/ListQueues', jar) });
  await post('/api/cart/Any', { cookie: sentTo('/api/cart/Any', jar) });
  expect(asked.map(({ url, headers }) => [url, headers.token, headers.cookie])).toEqual([
    ['/api/staff/ListQueues', 'token-of-zhou', undefined],
    ['/api/cart/Any', 'token-of-buyer', undefined],
  ]);
  expect(sentTo('/api/cart/Any', jar)).not.toContain('staff');
});

test('a page can forge neither the session nor a program’s key', async () => {
  await post('/_staff/api/staff/ListQueues', { token: 'forged', authorization: 'Bearer mk_forged', cookie: 'token=token-of-buyer' });
  expect(asked[0]!.headers).not.toHaveProperty('token');
  expect(asked[0]!.headers).not.toHaveProperty('authorization');
});

test('a program with a key asks the API’s own address', async () => {
  await post('/api/staff/ListQueues', { authorization: 'Bearer mk_of_erp' });
  expect(asked[0]!.headers.authorization).toBe('Bearer mk_of_erp');
});

test('categories and brands that campaigns name are read here too', async () => {
  for (const call of ['SearchCategoryTree', 'GetAllManufacturer']) await fetch(`${site}/_staff/api/product/${call}`);
  expect(asked.map(({ url }) => url)).toEqual(['/api/product/SearchCategoryTree', '/api/product/GetAllManufacturer']);
});

test('the agreements that content staff write on are read here too', async () => {
  for (const call of ['GetAgreement?type=0', 'GetAgreementsInForce']) await fetch(`${site}/_staff/api/agreement/${call}`);
  expect(asked.map(({ url }) => url)).toEqual(['/api/agreement/GetAgreement?type=0', '/api/agreement/GetAgreementsInForce']);
});

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://other.localhost', 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', authorization: 'Bearer mk_forged' },
])('a call from elsewhere is refused, whatever it brings: %j', async (headers) => {
  const answer = await post('/_staff/api/staff/ShipOrder', { cookie: 'staff=token-of-zhou', ...headers });
  expect(answer.status).toBe(403);
  const read = await fetch(`${site}/_staff/api/operator/GetOperator`, {
    headers: { cookie: 'staff=token-of-zhou', ...headers },
  });
  expect(read.status).toBe(403);
  expect(asked).toEqual([]);
});

test.each([
  '/_staff/api/customer/Login',
  '/_staff/api/console/GetSmsMessages',
  '/_staff/api/agreement/AcceptAgreements',
  '/_staff/api/staff/../customer/Login',
  '/_staff/api/staff%2fListQueues',
])('%s is no call of the workplace', async (path) => {
  expect((await post(path)).status).not.toBe(200);
  expect(asked).toEqual([]);
});

test('signing out, and a session that is over, take the cookies away', async () => {
  for (const [path, cookie] of [
    ['/_staff/api/operator/SignOut', 'staff=token-of-zhou'],
    ['/_staff/api/staff/ListQueues', 'staff=ended'],
  ] as const) {
    const dropped = cookiesOf(await post(path, { cookie }));
    expect(dropped.map((one) => one.split(';')[0])).toEqual(['staff=', 'staff-until=']);
    expect(dropped.every((one) => one.includes('Max-Age=0'))).toBe(true);
  }
  expect(cookiesOf(await post('/_staff/api/staff/ListQueues', { cookie: 'staff=token-of-zhou' }))).toEqual([]);
});
