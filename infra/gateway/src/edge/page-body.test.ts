import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { pageBody } from './page-body.ts';
import { nonceMark } from './page-text.ts';

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
  const body = pageBody(html);
  for (const nonce of [nonceOf(), nonceOf(), nonceOf()]) {
    expect(body.plain(nonce).toString()).toBe(whole(html, nonce));
    expect(gunzipSync(await body.gzip(nonce)).toString()).toBe(whole(html, nonce));
  }
});

test('cutting costs next to nothing in size', async () => {
  const html = `${rows(1, 300)}<script nonce="${nonceMark}">1</script>${rows(1, 300)}<script nonce="${nonceMark}">1</script>${rows(1, 300)}`;
  const nonce = nonceOf();
  const atOnce = gzipSync(whole(html, nonce), { level: 9 }).length;
  const body = pageBody(html);
  await body.gzip(nonce);
  expect((await body.gzip(nonce)).length).toBeLessThan(atOnce * 1.02 + 60);
});
