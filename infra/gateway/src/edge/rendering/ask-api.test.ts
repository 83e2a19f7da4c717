import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askApi } from './ask-api.ts';

let server: Server;
let connections = 0;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    if (request.url === '/silent') return undefined;
    if (request.url === '/half') return response.writeHead(200, { 'content-length': 100 }).write('half', () => request.socket.destroy());
    if (request.url === '/elsewhere') return response.writeHead(302, { location: '/echo' }).end();
    if (request.url === '/long') return response.end('长'.repeat(50_000));
    return response.writeHead(418, { 'x-request-id': 'r1' }).end(JSON.stringify([request.method, request.headers.region, body]));
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, method = 'POST', timeoutMs = 15_000) =>
  askApi(new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`), {
    ...{ method, timeoutMs, headers: { region: '10011' }, body: '{"词":"螺钉"}', atMost: 100_000 },
  });

test('an answer comes as it was sent, with its status, and the next one over the same connection', async () => {
  for (let time = 0; time < 5; time += 1) {
    const { status, requestId, body } = await ask('/echo');
    expect([status, requestId, JSON.parse(body.toString())]).toEqual([418, 'r1', ['POST', '10011', '{"词":"螺钉"}']]);
  }
  expect(JSON.parse((await ask('/echo', 'GET')).body.toString())).toEqual(['GET', '10011', '']);
  expect(connections).toBe(1);
});

test.each([
  ['/silent', 300, 'did not answer within 300 ms'],
  ['/half', 15_000, ''],
  ['/elsewhere', 15_000, 'answered with an address elsewhere'],
  ['/long', 15_000, 'answered with more than 100000 bytes'],
])('%s is an error, and nobody waits for it', async (path, timeoutMs, why) => {
  await expect(ask(path, 'POST', timeoutMs)).rejects.toThrow(why);
});
