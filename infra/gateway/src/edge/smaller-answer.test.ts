import { get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';

const cart = JSON.stringify({
  code: 0,
  message: '',
  body: Array.from({ length: 200 }, (_, n) => ({ skuNumber: `AC${n}`, name: '内六角圆柱头螺钉' })),
});
const small = JSON.stringify({ code: 0, message: '', body: ['内六角'] });
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="m33.7 48.6l0-14.7l-5 0z"/>'.repeat(200)}</svg>`;
let isFirstWordHeard = () => {};
const json = { 'content-type': 'application/json; charset=utf-8' };

/** An API of a cart, a small answer, words one by one, a login, a file and an answer that breaks off. */
function api({ url }: IncomingMessage, response: ServerResponse) {
  const whole = (headers: object, body: string) =>
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) } as never).end(body);
  if (url === '/api/small') return void whole(json, small);
  if (url === '/api/words') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 您好\n\n');
    isFirstWordHeard = () => void response.end('data: [DONE]\n\n');
    return undefined;
  }
  if (url === '/api/download/file') return void whole({ 'content-type': 'application/pdf' }, cart);
  if (url === '/img/banner/1.svg') return void whole({ 'content-type': 'image/svg+xml; charset=utf-8' }, drawing);
  if (url === '/img/photo.webp') return void whole({ 'content-type': 'image/webp' }, drawing);
  if (url === '/api/customer/GetWXScanCodeStatus')
    return void whole(json, JSON.stringify({ ...JSON.parse(cart), body: { token: 'secret', more: cart } }));
  if (url === '/api/breaks') {
    response.writeHead(200, { ...json, 'content-length': Buffer.byteLength(cart) }).write(cart.slice(0, 4000));
    return void setImmediate(() => response.destroy());
  }
  return void whole(json, cart);
}

let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({ areaCode: 'module.exports = { widgets: {} };', paths: [], api });
});
afterAll(() => stand.close());

/** What came over the wire, as it came. */
const asked = (path: string, headers: Record<string, string>, onData?: () => void) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(stand.site + path, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => {
          parts.push(part);
          onData?.();
        })
        .on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }))
        .on('error', reject);
    }).on('error', reject);
  });

test('a long answer travels in brotli or gzip, whichever its asker takes, and says so', async () => {
  const inBrotli = await asked('/api/cart', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect([inBrotli.headers['content-encoding'], inBrotli.headers.vary, brotliDecompressSync(inBrotli.body).toString()]).toEqual([
    'br',
    'accept-encoding',
    cart,
  ]);
  expect(inBrotli.body.length * 5).toBeLessThan(Buffer.byteLength(cart));
  const inGzip = await asked('/api/cart', { 'accept-encoding': 'br;q=0, gzip' });
  expect([inGzip.headers['content-encoding'], gunzipSync(inGzip.body).toString()]).toEqual(['gzip', cart]);
  const plain = await asked('/api/cart', {});
  expect([plain.headers['content-encoding'], plain.headers.vary, plain.body.toString()]).toEqual([undefined, 'accept-encoding', cart]);
});

test('a drawing travels compressed too, a photograph as it is', async () => {
  const { headers, body } = await asked('/img/banner/1.svg', { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], headers.vary, brotliDecompressSync(body).toString()]).toEqual(['br', 'accept-encoding', drawing]);
  const photograph = await asked('/img/photo.webp', { 'accept-encoding': 'br' });
  expect([photograph.headers['content-encoding'], photograph.body.toString()]).toEqual([undefined, drawing]);
});

test('what is short, a file or a sign-in comes as it was', async () => {
  for (const path of ['/api/small', '/api/download/file', '/api/customer/GetWXScanCodeStatus']) {
    const { headers, body } = await asked(path, { 'accept-encoding': 'br' });
    expect([path, headers['content-encoding'], body.length > 0]).toEqual([path, undefined, true]);
  }
});

test('words that come one by one are heard before the last is said', async () => {
  const { headers, body } = await asked('/api/words', { 'accept-encoding': 'br, gzip' }, () => isFirstWordHeard());
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'data: 您好\n\ndata: [DONE]\n\n']);
});

test('no other site that makes the browser ask learns from lengths what the answer holds', async () => {
  const coding = async (headers: Record<string, string>) =>
    (await asked('/api/cart', { 'accept-encoding': 'br', cookie: 'token=t', ...headers })).headers['content-encoding'];
  expect(await coding({ 'sec-fetch-site': 'same-origin' })).toBe('br');
  expect(await coding({ 'sec-fetch-site': 'same-site' })).toBeUndefined();
  expect(await coding({ origin: 'https://other.example' })).toBeUndefined();
  expect(await coding({ referer: 'https://other.example/page' })).toBeUndefined();
});

test('an answer that breaks off is refused, and says nothing of being compressed', async () => {
  const { headers, body } = await asked('/api/breaks', { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], JSON.parse(body.toString())]).toEqual([
    undefined,
    { code: 503, message: '服务不可用', body: null, reason: 'SERVICE_UNAVAILABLE' },
  ]);
});
