import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { KeptFile } from '@mall/api-contract/file';
import type { ListReading, SheetChange } from '@mall/api-contract/inquiry';
import sharp from 'sharp';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from '../search/index-build.ts';

const db = await testingDatabase();
const folder = mkdtempSync(join(tmpdir(), 'mall-pictures-'));
let mall: AServedMall;
let buyer: ABuyer;
beforeAll(async () => {
  await aSku(db, { skuNumber: 'NP100', partNumber: 'QX1-771A', stock: { 1: 100 } });
  await buildSearchIndex(db);
  buyer = await aBuyer(db);
  mall = await aServedMall(db.url, { MALL_FILES: folder });
});
afterAll(() => {
  mall.end();
  rmSync(folder, { recursive: true, force: true });
});

const post = async (path: string, payload: object) =>
  (await mall.ask(`/api/${path}`, { payload, token: buyer.token, key: randomUUID() })).answer;
const readingNow = async () =>
  (await mall.ask('/api/inquiryTableIdentify/GetListReading', { token: buyer.token })).answer.body.reading as ListReading | null;

const [width, height] = [600, 450];
const white = () =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
/** Sky, hills, a sun and a meadow with some grain. */
const landscape = () => {
  const hill = (y: number, colour: string) =>
    `<path d="M0 ${y} C120 ${y - 100} 200 ${y + 40} 330 ${y - 60} S520 ${y - 90} ${width} ${y} V${height} H0 Z" fill="${colour}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#59c"/><stop offset="1" stop-color="#fed"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#s)"/><circle cx="450" cy="80" r="30" fill="#ffc"/>
    ${hill(250, '#789')}${hill(310, '#576')}${hill(370, '#354')}</svg>`;
  return sharp(Buffer.from(svg)).blur(1.5).jpeg({ quality: 60 }).toBuffer();
};
/** A lens that was covered: grain and nothing else. */
const grain = () => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, seed = 13; at < pixels.length; at += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    pixels[at] = 20 + (seed >>> 27);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer();
};

test.each([
  ['a white page', white, 'a.png'],
  ['a landscape', landscape, 'b.jpg'],
  ['a photo of the dark', grain, 'c.jpg'],
])('%s is answered in words soon, and the buyer goes on by typing', async (_, draw, name) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await draw())], name));
  const sent = await fetch(`${mall.address}/api/common/UploadFile`, { method: 'POST', headers: { token: buyer.token }, body: form });
  const { file } = ((await sent.json()) as { body: KeptFile }).body;
  await post('inquiryTableIdentify/ReadListFile', { uploadFilePath: file });
  let reading = await readingNow();
  while (reading?.state === 'reading') reading = await readingNow();
  expect(reading).toMatchObject({ file, state: 'refused', words: '没有在图片上识别到文字，请拍清楚些、拍正后重新上传' });
  const matched = await post('inquiry/MatchInquirySheet', { uploadFilePath: file });
  expect([matched.reason, matched.message]).toEqual(['FILE_UNREADABLE', reading!.words]);
  expect((await post('inquiryTableIdentify/PutListReadingAside', { uploadFilePath: file })).body).toEqual({ putAside: true });
  const typed = (await post('inquiry/MatchInquirySheet', { data: 'QX1-771A\t3', inquiryMatchType: 2 })).body as SheetChange;
  expect(typed.lines.map(({ product, quantity }) => [product?.sku, quantity])).toEqual([['NP100', 3]]);
});
