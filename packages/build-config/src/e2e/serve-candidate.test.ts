import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readCandidate, serveCandidate } from './serve-candidate.ts';

let gateway: Server;
let address: string;

beforeAll(async () => {
  gateway = createServer(({ url, headers }, response) => {
    response.setHeader('set-cookie', ['uuid=7; Path=/; Secure; Domain=mall.example.com', '__Host-token=x; Path=/; Secure; HttpOnly']);
    response.end(
      JSON.stringify({
        url,
        candidate: headers['x-mall-candidate'],
        host: headers.host,
        origin: headers.origin,
        cookie: headers.cookie,
      }),
    );
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  address = `127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => gateway.close(resolve)));

async function serving(release: string, ask: (url: string) => Promise<void>, trading?: string) {
  const server = await serveCandidate(readCandidate(`http://${address}/|${release}`), { pass: 'pass', trading });
  await ask(server.url).finally(() => server.close());
}
const read = async (url: string, headers = {}) => (await fetch(url, { headers })).json();

test('every page of an area’s candidate is the gateway’s host page for that release', () =>
  serving('mf-a@v2', async (url) => {
    for (const path of ['/', '/search?q=1', '/p/AB12'])
      expect(await read(`${url}${path}`)).toMatchObject({
        url: '/_debug/host?area=mf-a&version=v2',
        candidate: 'pass',
        host: address,
      });
  }));

test('a shell’s candidate is the whole site, named to the gateway', () =>
  serving('shell@v2', async (url) => {
    expect(await read(`${url}/search`)).toMatchObject({ url: '/search', candidate: 'pass' });
  }));

test('assets and calls go to the gateway as they are, without the pass, from its own origin', () =>
  serving('mf-a@v2', async (url) => {
    for (const path of ['/assets/mf-a/v2/x.js', '/api/order/List?a=1', '/img/a.svg']) {
      const seen = await read(`${url}${path}`, { origin: url });
      expect(seen).toEqual({ url: path, host: address, origin: `http://${address}` });
    }
  }));

test('a session’s cookie holds on plain localhost, and no visit is counted', () =>
  serving('mf-a@v2', async (url) => {
    expect((await fetch(`${url}/api/a`)).headers.getSetCookie()).toEqual(['uuid=7; Path=/', 'token=x; Path=/; HttpOnly']);
    expect((await read(`${url}/api/a`, { cookie: 'uuid=7; token=x; token-of=y' })).cookie).toBe('uuid=7; __Host-token=x; token-of=y');
    expect((await fetch(`${url}/_telemetry`, { method: 'POST', body: '{}' })).status).toBe(204);
  }));

test('a candidate that is written otherwise is refused', () => {
  expect(() => readCandidate('mf-a@v2')).toThrow('<gateway>|<area>@<version>');
});

const trading = [
  '/api/checkout/ConfirmOrder',
  '/api/order/PayByBalance',
  '/api/order/payByUseCreditBalancePassword',
  '/api/unionPay/create/v2/charge',
  '/api/staff/ShipOrder',
];

test('a spec that only looks can’t order, pay or act as staff in the mall that visitors use', () =>
  serving('mf-a@v2', async (url) => {
    for (const path of trading) {
      const answer = await fetch(url + path, { method: 'POST', body: '{}' });
      expect([answer.status, await answer.json()]).toMatchObject([403, { message: expect.stringContaining('*.trading.smoke.ts') }]);
    }
    expect(await read(`${url}/api/order/GetOrderPagedList`)).toMatchObject({ url: '/api/order/GetOrderPagedList' });
  }));

test('one that trades does so in a mall of its own; pages and scripts stay the candidate’s', async () => {
  const own = createServer(({ url }, response) => response.end(JSON.stringify({ own: url })));
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const mall = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
  await serving(
    'mf-a@v2',
    async (url) => {
      for (const path of [...trading, '/_cashier/1/', '/img/a.svg']) expect(await read(url + path)).toEqual({ own: path });
      expect(await read(`${url}/mycart`)).toMatchObject({ url: '/_debug/host?area=mf-a&version=v2', candidate: 'pass' });
      expect(await read(`${url}/assets/mf-a/v2/x.js`)).toMatchObject({ url: '/assets/mf-a/v2/x.js' });
    },
    mall,
  );
  own.closeAllConnections();
  await new Promise((resolve) => own.close(resolve));
});
