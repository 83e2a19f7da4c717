import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anyAnswer, type EdgeStand, edgeStand } from '../testing/edge-stand.ts';

let isHanging = false;
const areaCode = `module.exports = { widgets: {},
  load: async ({ sdk, signal, pathname }) => {
    const late = new Promise((resolve) => signal.addEventListener('abort', () => resolve('late')));
    const answer = await Promise.race([sdk.read('/api/read'), late]);
    const failures = answer === 'late' ? { read: { reason: 'TIMEOUT' } } : {};
    return { data: { values: {}, failures }, head: { title: pathname } };
  },
  render: async ({ pathname }) => ({ html: '<h1>' + pathname + '</h1>', styles: '' }) };`;

let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({ areaCode, paths: ['/', '/page'], api: (request, response) => isHanging || anyAnswer(request, response) });
});
afterAll(() => stand.close());

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(stand.site + path, init);
  const text = await answer.text();
  return { status: answer.status, text, headers: answer.headers };
};

test('while the API answers nothing, kept pages come without it, others unfilled, and every call ends with its refusal', async () => {
  await ask('/');
  isHanging = true;
  const calls = Array.from({ length: 140 }, (_, n) => ask(`/api/product/GetDetail?n=${n}`, n % 2 ? { method: 'POST', body: '{}' } : {}));
  // Sent first, so that they hang by now.
  await new Promise(setImmediate);
  const kept = await ask('/');
  expect(kept).toMatchObject({ status: 200 });
  expect(kept.text).toContain('<h1>/</h1>');
  const others = await Promise.all(Array.from({ length: 6 }, (_, n) => ask(`/page?n=${n}`)));
  for (const { status, text } of others) {
    expect(status).toBe(200);
    expect(text).toContain('id="mall-page"');
  }
  expect((await ask('/healthz')).status).toBe(200);
  for (const { status, text, headers } of await Promise.all(calls)) {
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('2');
    expect(JSON.parse(text)).toEqual({ code: 503, message: '服务不可用', body: null, reason: 'SERVICE_UNAVAILABLE' });
  }
  isHanging = false;
  expect((await ask('/api/product/GetDetail')).status).toBe(200);
});
