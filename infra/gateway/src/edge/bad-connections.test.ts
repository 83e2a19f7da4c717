import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';

const areaCode = `module.exports = { widgets: {},
  load: async ({ pathname }) => ({ data: { values: {}, failures: {} }, head: { title: pathname } }),
  render: async ({ pathname }) => ({ html: '<h1>' + pathname + '</h1>', styles: '' }) };`;

let stand: EdgeStand;
const arrival = { limit: 2500, every: 100 };
beforeAll(async () => {
  stand = await edgeStand({ areaCode, paths: ['/', '/page'], arrival });
});
const open: Socket[] = [];
afterAll(() => {
  for (const socket of open) socket.destroy();
  return stand.close();
});

const evil = 'host: mall\r\nx-forwarded-for: 203.0.113.9\r\n';
/** What comes at first, and then a letter at a time. */
const beginnings = [
  '',
  'G',
  `GET / HTTP/1.1\r\n${evil}x-slow: `,
  `POST /api/product/CustomerSearchProducts HTTP/1.1\r\n${evil}content-type: application/json\r\ncontent-length: 200000\r\n\r\n{"keyword":"`,
  `POST /_telemetry HTTP/1.1\r\n${evil}content-type: application/json\r\ncontent-length: 20000\r\n\r\n[`,
  `POST /api/cart HTTP/1.1\r\n${evil}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n`,
];

async function connected(port: number, n: number): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1').resume();
  open.push(socket);
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.write(beginnings[n % beginnings.length]!);
  return { socket, closed };
}

const statusOf = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(stand.site + path, init);
  await answer.text();
  return answer.status;
};

test('a thousand connections that send nothing, or a letter at a time, keep nobody else waiting and are ended', async () => {
  await statusOf('/');
  const port = Number(new URL(stand.site).port);
  const sockets = await Promise.all(Array.from({ length: 1000 }, (_, n) => connected(port, n)));
  const dripping = setInterval(() => {
    for (const { socket } of sockets) if (socket.writable) socket.write('a');
  }, 300);
  const others: number[] = [];
  for (let n = 0; n < 20; n += 1)
    others.push(
      await statusOf('/'),
      await statusOf(`/page?n=${n}`),
      await statusOf('/api/product/GetDetail', { method: 'POST', body: '{}' }),
    );
  expect(new Set(others)).toEqual(new Set([200]));
  await Promise.all(sockets.map(({ closed }) => closed));
  clearInterval(dripping);
  expect(await statusOf('/api/product/GetDetail', { method: 'POST', body: '{}' })).toBe(200);
});
