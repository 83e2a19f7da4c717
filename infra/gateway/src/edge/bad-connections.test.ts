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

const timed = async (path: string, init: RequestInit = {}) => {
  const began = performance.now();
  const answer = await fetch(stand.site + path, init);
  await answer.text();
  return { status: answer.status, ms: performance.now() - began };
};

test('a thousand connections that send nothing, or a letter at a time, keep nobody else waiting and are ended', async () => {
  await timed('/');
  const port = Number(new URL(stand.site).port);
  const sockets = await Promise.all(Array.from({ length: 1000 }, (_, n) => connected(port, n)));
  const dripping = setInterval(() => {
    for (const { socket } of sockets) if (socket.writable) socket.write('a');
  }, 300);
  const began = performance.now();
  const others = [];
  while (performance.now() - began < arrival.limit / 2)
    others.push(
      await timed('/'),
      await timed(`/page?n=${others.length}`),
      await timed('/api/product/GetDetail', { method: 'POST', body: '{}' }),
    );
  expect(others.filter(({ status }) => status !== 200)).toEqual([]);
  const times = others.map(({ ms }) => ms).sort((a, b) => a - b);
  expect(times[times.length >> 1]).toBeLessThan(arrival.limit / 2);
  expect(times.at(-1)).toBeLessThan(arrival.limit * 4);
  await Promise.all(sockets.map(({ closed }) => closed));
  clearInterval(dripping);
  expect(performance.now() - began).toBeLessThan(arrival.limit * 6);
  expect((await timed('/api/product/GetDetail', { method: 'POST', body: '{}' })).status).toBe(200);
}, 30_000);
