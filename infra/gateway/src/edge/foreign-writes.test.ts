import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';
import { isOfOwnScript, isOwn } from './foreign-writes.ts';

let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({ areaCode: 'module.exports = { widgets: {} };', paths: ['/page'] });
});
afterAll(() => stand.close());

const own = { host: 'mall.example', protocol: 'https' as const };
test.each([
  ['its own page', { origin: 'https://mall.example' }, true],
  ['another site', { origin: 'https://evil.example' }, false],
  ['a sibling', { origin: 'https://shop.mall.example' }, false],
  ['a sibling’s GET', { 'sec-fetch-site': 'same-site' }, false],
  ['another site’s picture', { 'sec-fetch-site': 'cross-site' }, false],
  ['another port', { origin: 'https://mall.example:8443' }, false],
  ['the same name without encryption', { origin: 'http://mall.example' }, false],
  ['a hidden origin', { origin: 'null' }, false],
  ['its own page that hides its address', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  ['its own page’s GET', { 'sec-fetch-site': 'same-origin' }, true],
  ['an old browser’s GET of another site', { referer: 'https://evil.example/x' }, false],
  ['no browser', {}, true],
])('%s', (_name, headers, isTrue) => expect(isOwn({ ...own, headers })).toBe(isTrue));

test.each([
  ['a script of its own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, true],
  ['an own page that doesn’t say for what', { 'sec-fetch-site': 'same-origin' }, true],
  ['a picture on its own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, false],
  ['a link on its own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }, false],
  ['an address that was typed, or opened from a mail', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, false],
  ['another site that lends our name', { 'sec-fetch-site': 'cross-site', origin: 'https://mall.example' }, false],
  ['an old browser on its own page', { referer: 'https://mall.example/mycart' }, true],
  ['an old browser on another site', { referer: 'https://evil.example/?https://mall.example/' }, false],
  ['an old browser that hides its page', {}, false],
])('what writes by GET: %s', (_name, headers, isTrue) => expect(isOfOwnScript({ ...own, headers })).toBe(isTrue));

const send = (method: string, path: string, headers: Record<string, string>) =>
  fetch(stand.site + path, { method, headers: { cookie: 'token=of-a-buyer', ...headers } });

test.each([
  ['POST', '/api/order/CancelOrder'],
  ['GET', '/api/shoppingCart/SelectedAll'],
  ['GET', '/api/CHECKOUT/confirm'],
  ['POST', '/_cashier/1'],
  ['POST', '/_telemetry'],
  ['POST', '/_platform/areas/mf-test/rollback'],
  ['DELETE', '/api/nothing'],
])('%s %s from a sibling never reaches what it would change', async (method, path) => {
  const before = stand.asked.length;
  const answer = await send(method, path, { origin: 'https://promo.mall.example', 'sec-fetch-site': 'same-site' });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject(
    path.startsWith('/_platform') ? { error: { code: 'CSRF' } } : { code: 403, reason: 'FORBIDDEN' },
  );
  expect(stand.asked.length).toBe(before);
});

test('what writes by GET is heard from a script of our own and from a program with a key, and refused in words to all others', async () => {
  const select = (headers: Record<string, string>) => send('GET', '/api/shoppingCart/SelectedAll', headers);
  expect((await select({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await select({ referer: `${stand.site}/mycart` })).status).toBe(200);
  expect((await select({ authorization: 'Bearer mk_1_key' })).status).toBe(200);
  for (const headers of [{}, { 'sec-fetch-site': 'none' }] as Record<string, string>[]) {
    const answer = await select(headers);
    expect([answer.status, (await answer.json()).message]).toEqual([403, '拒绝访问：该操作请在商城页面上进行，程序请改用 POST 请求']);
  }
  expect((await send('POST', '/api/shoppingCart/SelectedAll', {})).status).toBe(200);
});

test('the site’s own pages, payment notices and servers with a token are heard', async () => {
  expect((await send('POST', '/api/order/CancelOrder', { origin: stand.site })).status).toBe(200);
  expect((await send('POST', '/api/unionPay/notify', { origin: 'https://gateway.95516.com', 'sec-fetch-site': 'cross-site' })).status).toBe(
    200,
  );
  expect((await send('POST', '/api/wechatPay/notify', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  expect((await send('POST', '/api/unionPay/create/v2/charge', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send('POST', '/api/order/CancelOrder', {})).status).toBe(200);
  expect(
    (await send('POST', '/api/order/CancelOrder', { authorization: 'Bearer key-of-an-erp', origin: 'https://erp.example' })).status,
  ).toBe(200);
});

test('a program with a key is passed on with it, without anybody’s session, whether or not it says where it comes from', async () => {
  const authorization = `Bearer mk_1_${'k'.repeat(43)}`;
  for (const headers of [{}, { origin: 'https://erp.example' }] as Record<string, string>[]) {
    const answer = await send('POST', '/api/staff/ShipOrder', {
      authorization,
      'idempotency-key': 'key-of-an-erp',
      token: 'forged',
      ...headers,
    });
    expect(answer.status).toBe(200);
    expect(stand.asked.at(-1)!.headers).toMatchObject({ authorization, 'idempotency-key': 'key-of-an-erp' });
    expect(stand.asked.at(-1)!.headers).not.toHaveProperty('token');
    expect(stand.asked.at(-1)!.headers).not.toHaveProperty('cookie');
  }
  await send('POST', '/api/staff/ShipOrder', { origin: stand.site });
  expect(stand.asked.at(-1)!.headers.token).toBe('of-a-buyer');
});

test('over https browsers are told to stay there; over http nobody is told', async () => {
  const told = async (proto: string) =>
    (await fetch(`${stand.site}/page`, { headers: { 'x-forwarded-proto': proto } })).headers.get('strict-transport-security');
  expect(await told('https')).toBe('max-age=31536000');
  expect(await told('http')).toBeNull();
});
