import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';

let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({ areaCode: 'module.exports = { widgets: {} };', paths: [], arrival: { limit: 400, every: 50 } });
});
afterAll(() => stand.close());

/** All that comes back for a text until the gateway ends the connection. */
const answerTo = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let told = '';
    const socket = connect(Number(new URL(stand.site).port), '127.0.0.1', () => socket.write(text));
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => {
        told += part;
      })
      .on('error', reject)
      .on('end', () => socket.end())
      .on('close', () => resolve(told));
  });

test('ten thousand letters in an address are told to be too many, in words, whatever still comes behind them', async () => {
  const told = await answerTo(`GET /search?keyword=${encodeURIComponent('螺'.repeat(10_000))} HTTP/1.1\r\nhost: mall\r\n\r\n`);
  expect(told).toMatch(/^HTTP\/1\.1 431 .*content-type: text\/html.*网址或请求头太长，请缩短搜索词后重试。.*返回首页/s);
  expect(told.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('nonsense and what never arrives whole are answered in words, too', async () => {
  expect(await answerTo('螺丝 M8\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*请求无法识别/s);
  expect(await answerTo('GET / HTTP/1.1\r\nhost: ma')).toMatch(/^HTTP\/1\.1 408 .*请求超时/s);
});
