import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';

let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({
    areaCode: 'module.exports = { widgets: {} };',
    paths: [],
    api: async (asked, response) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ code: 0, message: '', body: asked.method === 'POST' ? await json(asked) : null })),
  });
});
afterAll(() => stand.close());

test.each(['/api/shoppingCart/AddSkuToCart', '/_staff/api/staff/ShipOrder'])(
  'who asks before the body is sent is told to go on, and answered: %s',
  async (path) => {
    const asking = request(stand.site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue', 'content-length': 15 },
    });
    asking.flushHeaders();
    await once(asking, 'continue');
    asking.end('{"quantity":12}');
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await json(answer)]).toEqual([200, { code: 0, message: '', body: { quantity: 12 } }]);
  },
);

test('what is said of the connection goes no further than this one', async () => {
  const own = {
    upgrade: 'h2c',
    te: 'trailers',
    'keep-alive': 'timeout=9',
    'proxy-authorization': 'Basic eDp5',
    connection: 'x-mine',
    'x-mine': '1',
  };
  const asking = request(`${stand.site}/api/setting/GetMallLayOut`, { headers: { ...own, region: '10009' } }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await json(answer)]).toMatchObject([200, { code: 0 }]);
  const { headers } = stand.asked.at(-1)!;
  expect(headers.region).toBe('10009');
  for (const name of ['upgrade', 'te', 'keep-alive', 'proxy-authorization', 'x-mine']) expect(headers).not.toHaveProperty(name);
});
