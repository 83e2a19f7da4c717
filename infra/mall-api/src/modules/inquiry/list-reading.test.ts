import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { KeptFile } from '@mall/api-contract/file';
import type { ListReading, RecognisedList, SheetChange } from '@mall/api-contract/inquiry';
import sharp from 'sharp';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from '../search/index-build.ts';

const db = await testingDatabase();
const folder = mkdtempSync(join(tmpdir(), 'mall-files-'));
const told = (text: string, x: number, y: number, score = 0.98) => ({
  text,
  score,
  box: [
    [x, y],
    [x + text.length * 16, y],
    [x + text.length * 16, y + 30],
    [x, y + 30],
  ],
});
/** What stands on every picture: its second line isn't sure. */
const lines = [
  ...[told('型号', 10, 10), told('数量', 300, 10)],
  ...[told('QX0-770A', 10, 60), told('3', 300, 60)],
  ...[told('QX1-771A', 10, 110, 0.4), told('5', 300, 110)],
];
const asked: ServerResponse[] = [];
let isHeld = false;
const service = createServer((request, response) => {
  request.resume().on('end', () => {
    asked.push(response);
    service.emit('asked');
    if (!isHeld) response.end(JSON.stringify({ width: 400, height: 160, lines }));
  });
});
let env: NodeJS.ProcessEnv = {};
let mall: AServedMall;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  env = { MALL_FILES: folder, MALL_OCR: 'service', OCR_URL: url, OCR_SECRET: 's' };
  for (let i = 0; i < 2; i += 1) await aSku(db, { skuNumber: `PP${i}00`, partNumber: `QX${i}-77${i}A`, stock: { 1: 100 } });
  await buildSearchIndex(db);
  mall = await aServedMall(db.url, env);
  const create = { width: 400, height: 160, channels: 3 as const, background: '#fff' };
  photo = new Uint8Array(await sharp({ create }).png().toBuffer());
});
afterAll(() => {
  mall.end();
  service.closeAllConnections();
  service.close();
  rmSync(folder, { recursive: true, force: true });
});

const asker = ({ token }: Pick<ABuyer, 'token'>) => ({
  post: async (path: string, payload: object = {}) => (await mall.ask(`/api/${path}`, { payload, token, key: randomUUID() })).answer,
  async reading(): Promise<ListReading | null> {
    return (await mall.ask('/api/inquiryTableIdentify/GetListReading', { token })).answer.body.reading;
  },
  async upload(content: Uint8Array<ArrayBuffer> | string, name: string): Promise<KeptFile> {
    const form = new FormData();
    form.set('file', new File([content], name));
    const answer = await fetch(`${mall.address}/api/common/UploadFile`, { method: 'POST', headers: { token }, body: form });
    return ((await answer.json()) as { body: KeptFile }).body;
  },
  async untilRead(): Promise<ListReading> {
    let now = await this.reading();
    while (now?.state === 'reading') now = await this.reading();
    return now!;
  },
});
const aClerk = async () => asker(await aBuyer(db));

test('a photo is read in the background, shown as a sheet, and matched; what isn’t sure is never exact', async () => {
  const clerk = await aClerk();
  const { file } = await clerk.upload(photo, '清单.png');
  expect((await clerk.post('inquiryTableIdentify/IdentifyTable', { uploadFilePath: file })).reason).toBe('FILE_BEING_READ');
  expect(await clerk.reading()).toBeNull();
  const begun = await Promise.all([1, 2].map(() => clerk.post('inquiryTableIdentify/ReadListFile', { uploadFilePath: file })));
  expect(begun.map(({ code }) => code)).toEqual([0, 0]);
  expect(await clerk.untilRead()).toMatchObject({ file, name: '清单.png', state: 'read', pagesDone: 1, pagesTotal: 1 });
  expect(asked).toHaveLength(1);
  const shown = (await clerk.post('inquiryTableIdentify/IdentifyTable', { uploadFilePath: file })).body as RecognisedList;
  expect(shown).toMatchObject({ header: ['型号', '数量'], lineCount: 2, original: { isPicture: true } });
  expect(shown.lines.map(({ partNumber, faults }) => [partNumber, faults])).toEqual([
    ['QX0-770A', []],
    ['QX1-771A', ['图片识别不清，请核对：“QX1-771A”']],
  ]);
  const change = (await clerk.post('inquiry/MatchInquirySheet', { uploadFilePath: file })).body as SheetChange;
  expect(change.lines.map(({ product, quantity, matchState, matchWhy }) => [product?.sku, quantity, matchState, matchWhy])).toEqual([
    ['PP000', 3, 'exact', '型号或订货编码一致'],
    ['PP100', 5, 'similar', '图片识别不清，请核对：“QX1-771A”'],
  ]);
  expect(await clerk.reading()).toBeNull();
});

test('what is no picture, is broken, or is another company’s has its answer; what was put aside is gone', async () => {
  const [clerk, stranger] = [await aClerk(), await aClerk()];
  const begin = async (who: typeof clerk, file: string) =>
    (await who.post('inquiryTableIdentify/ReadListFile', { uploadFilePath: file })).reason;
  const sheet = await clerk.upload('型号,数量\nQX0-770A,3\n', 'a.csv');
  expect(await begin(clerk, sheet.file)).toBe('FILE_NO_PICTURE');
  const broken = await clerk.upload(photo.slice(0, 60), 'b.png');
  expect(await begin(stranger, broken.file)).toBe('FILE_NOT_FOUND');
  expect(await begin(clerk, broken.file)).toBeUndefined();
  const refused = await clerk.untilRead();
  expect(refused).toMatchObject({ state: 'refused', words: expect.stringContaining('已损坏') });
  const asked = await clerk.post('inquiry/MatchInquirySheet', { uploadFilePath: broken.file });
  expect([asked.reason, asked.message]).toEqual(['FILE_UNREADABLE', refused.words]);
  expect((await stranger.post('inquiryTableIdentify/PutListReadingAside', { uploadFilePath: broken.file })).body).toEqual({
    putAside: false,
  });
  expect((await clerk.post('inquiryTableIdentify/PutListReadingAside', { uploadFilePath: broken.file })).body).toEqual({ putAside: true });
  expect(await clerk.reading()).toBeNull();
});

test('a mall that is killed while a photo is read reads it when it is started again', async () => {
  const clerk = await aClerk();
  const { file } = await clerk.upload(photo, 'c.png');
  isHeld = true;
  const reached = once(service, 'asked');
  await clerk.post('inquiryTableIdentify/ReadListFile', { uploadFilePath: file });
  await reached;
  mall.child.kill('SIGKILL');
  mall.end();
  isHeld = false;
  expect(await db.sql`select state from inquiry_list_reading where file_id = ${file}`).toEqual([{ state: 'reading' }]);
  await db.sql`update inquiry_list_reading set lease_until = null where file_id = ${file}`;
  mall = await aServedMall(db.url, env);
  expect(await clerk.untilRead()).toMatchObject({ file, state: 'read' });
});
