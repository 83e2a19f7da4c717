import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { brotliPieces } from './brotli-pieces.ts';
import { pageBody } from './page-body.ts';
import { nonceMark } from './page-text.ts';
import { sharedText } from './shared-text.ts';

const nonceOf = () => randomBytes(16).toString('base64');
const whole = (html: string, nonce: string) => html.replaceAll(nonceMark, nonce);
const rows = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, at) => `<tr><td>内六角圆柱头螺钉 M${from + at}×30</td><td nonce="${'='.repeat(at % 5)}">当日发货</td></tr>`,
  ).join('');

test.each([
  ['a page', `<style nonce="${nonceMark}">a{}</style>${rows(1, 900)}<script nonce="${nonceMark}">1</script>${rows(400, 900)}`],
  ['one without a nonce', rows(1, 20)],
  ['one that begins and ends with it', `${nonceMark}<p>螺</p>${nonceMark}`],
  ['nonces side by side', `<p>${nonceMark}${nonceMark}${nonceMark}</p>`],
  [
    'bytes that text should not have',
    `\u0000\u0000\u0000\u0000<p>${nonceMark}\u0000\u0000\u0000\u00ff\u00ff\u00ff</p>${nonceMark}\u0000\u0000\u0000`,
  ],
  ['nothing', ''],
])('%s is the same plain and compressed, with a nonce of its own every time', async (_, html) => {
  const body = pageBody([html]);
  for (const nonce of [nonceOf(), nonceOf(), nonceOf()]) {
    expect(body.plain(nonce).toString()).toBe(whole(html, nonce));
    expect(gunzipSync(await body.gzip(nonce)).toString()).toBe(whole(html, nonce));
    const small = await body.brotli(nonce);
    if (small) expect(brotliDecompressSync(small).toString()).toBe(whole(html, nonce));
  }
  expect(await body.brotli(nonceOf())).toBeInstanceOf(Buffer);
});

test('a page that takes the place of one that was asked for is compressed for good at once', async () => {
  const body = pageBody([rows(1, 20)]);
  body.expectMore();
  expect(await body.brotli(nonceOf())).toBeInstanceOf(Buffer);
});

/** Numbers that look like chance and are the same every time (Lehmer). */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

test('three hundred pages of odd pieces, with a hundred nonces and more, come out as they went in', async () => {
  const next = chance(20261122);
  const words = ['螺钉', '==', '=">', '</script>', 'nonce="', '\u00ff\u00f8', 'M8×30 ', rows(1, 3), '', '=', '\u{1f529}'];
  for (let page = 0; page < 300; page += 1) {
    const html = Array.from({ length: next(page % 50 ? 60 : 600) }, () => (next(4) ? words[next(words.length)] : nonceMark)).join('');
    const body = pageBody([html]);
    await body.brotli(nonceOf());
    const nonce = nonceOf();
    const small = await body.brotli(nonce);
    if (small) expect(brotliDecompressSync(small).toString()).toBe(whole(html, nonce));
  }
});

test('a page with forty nonces is kept in pieces; one with more is sent in gzip', async () => {
  const pieces = (nonces: number) => Array.from({ length: nonces + 1 }, (_, at) => Buffer.from(`<p>==</p>${rows(at, 2)}==`));
  expect(await brotliPieces(pieces(40))).toHaveLength(41);
  expect(await brotliPieces(pieces(600))).toBeUndefined();
});

test('cutting costs next to nothing in size', async () => {
  const html = `${rows(1, 300)}<script nonce="${nonceMark}">1</script>${rows(1, 300)}<script nonce="${nonceMark}">1</script>${rows(1, 300)}`;
  const nonce = nonceOf();
  const atOnce = brotliCompressSync(whole(html, nonce), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
  const body = pageBody([html]);
  expect(await body.brotli(nonce)).toBeUndefined();
  expect((await body.brotli(nonce))!.length).toBeLessThan(atOnce * 1.02 + 100);
});

test('what stands on many pages is compressed once for all of them, and each page reads as it was written', async () => {
  const [frame, foot] = [`<style nonce="${nonceMark}">${rows(1, 400)}</style>`, `<script nonce="${nonceMark}">${rows(500, 400)}</script>`];
  const pages = Array.from({ length: 20 }, (_, at) => [
    `<p>${at}</p>`,
    sharedText(frame),
    rows(at, at * 80),
    sharedText(foot),
    `${nonceMark}<p>`,
  ]);
  const packed = new Set<Buffer | undefined>();
  const names = new Set<string>();
  for (const texts of pages) {
    const body = pageBody(texts);
    const html = texts.map((one) => (typeof one === 'string' ? one : one.text)).join('');
    for (const nonce of [nonceOf(), nonceOf()]) {
      expect(gunzipSync(await body.gzip(nonce)).toString()).toBe(whole(html, nonce));
      expect(body.plain(nonce).toString()).toBe(whole(html, nonce));
    }
    await body.brotli(nonceOf());
    const nonce = nonceOf();
    expect(brotliDecompressSync((await body.brotli(nonce))!).toString()).toBe(whole(html, nonce));
    for (const text of texts) if (typeof text !== 'string') for (const chunk of text.chunks) if (chunk) packed.add(chunk.packed);
    names.add(body.name);
  }
  expect(packed.size).toBe(4);
  expect(names.size).toBe(pages.length);
  // Memory for the frame is counted with the first of them.
  expect(pageBody(pages[0]!).size).toBeLessThan(frame.length);
});

test('a page of many megabytes comes out as it went in', async () => {
  const html = `${rows(1, 20_000)}${nonceMark}${rows(1, 900)}`;
  const nonce = nonceOf();
  expect(gunzipSync(await pageBody(['<p>', html]).gzip(nonce)).toString()).toBe(`<p>${whole(html, nonce)}`);
});
