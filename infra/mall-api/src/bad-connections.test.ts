import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { type AServedMall, aServedMall } from './testing/a-served-mall.ts';
import { testingDatabase } from './testing/testing-database.ts';

const db = await testingDatabase();
let mall: AServedMall;
afterAll(() => mall?.end());

/** Twice as many as the gateway passes on of one address. */
const atOnce = 256;
/** MB. What is under way at once, three times over: as bytes, as text, as values. */
const mostGrown = 256;

const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${mall.child.pid}/status`, 'utf8'))![1]) / 1024;
const nest = (depth: number) => `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`;
const kilobytes = (size: number) => 'x'.repeat(size * 1024);
const bodies: Record<string, string> = {
  'a megabyte of text': `{"keyword":"${kilobytes(1024)}"}`,
  'a megabyte of fields': `{${Array.from({ length: 80_000 }, (_, n) => `"f${n}":1`).join()}}`,
  'as much as is taken, nested': nest(12_000),
  'broad instead of deep': `[${Array(25_000).fill('[[]]').join()}]`,
  'as much as is taken, in one field': `{"keyword":"${kilobytes(120)}"}`,
  'as much as is taken, in fields': `{${Array.from({ length: 8000 }, (_, n) => `"f${n}":1`).join()}}`,
  'the same field very often': `{${Array(9000).fill('"keyword":1').join()}}`,
  'no JSON': '{"keyword":'.repeat(1000),
  'a prototype': '{"__proto__":{"isAdmin":true},"keyword":"M8"}',
};

/** Sends it as it is and waits for the first line of the answer, or for the connection's end. */
const send = (body: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(mall.address).port), '127.0.0.1');
    let told = '';
    socket
      .setEncoding('utf8')
      .on('data', (text: string) => {
        told += text;
        if (told.includes('\r\n')) socket.destroy();
      })
      .on('error', () => {})
      .once('close', () => resolve(told.split('\r\n')[0]!));
    socket.write(
      `POST /api/product/CustomerSearchProducts HTTP/1.1\r\nhost: mall\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
    );
    socket.write(body);
  });

test('hundreds of huge and odd bodies at once are refused, memory stays bounded, and the mall goes on', async () => {
  mall = await aServedMall(db.url);
  await mall.ask('/readyz');
  const atRest = megabytes();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 50);
  for (const [what, body] of Object.entries(bodies)) {
    const lines = await Promise.all(Array.from({ length: atOnce }, () => send(body)));
    // Who is still sending when it is refused may lose the answer with the connection.
    for (const line of lines) expect([what, line]).toEqual([what, expect.stringMatching(/^(HTTP\/1\.1 4\d\d .*)?$/)]);
    expect([what, lines.some(Boolean)]).toEqual([what, true]);
  }
  clearInterval(watch);
  expect(most - atRest).toBeLessThan(mostGrown);
  expect((await mall.ask('/readyz')).status).toBe(200);
});
