import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { KeptFile } from '@mall/api-contract/file';
import type { InquiryAttachment, RecognisedList, SheetChange } from '@mall/api-contract/inquiry';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from '../search/index-build.ts';

const db = await testingDatabase();
const folder = mkdtempSync(join(tmpdir(), 'mall-files-'));
let mall: AServedMall;
beforeAll(async () => {
  for (let i = 0; i < 3; i += 1) await aSku(db, { skuNumber: `AA${i}00`, partNumber: `QX${i}-77${i}A`, stock: { 1: 100 } });
  await buildSearchIndex(db);
  mall = await aServedMall(db.url, { MALL_FILES: folder });
});
afterAll(() => {
  mall.end();
  rmSync(folder, { recursive: true, force: true });
});

const asker = ({ token }: Pick<ABuyer, 'token'>) => ({
  post: async (path: string, payload: object = {}) => (await mall.ask(`/api/${path}`, { payload, token, key: randomUUID() })).answer,
  get: async (path: string) => (await mall.ask(`/api/${path}`, { token })).answer,
  async upload(content: string | Uint8Array<ArrayBuffer>, name: string): Promise<KeptFile> {
    const form = new FormData();
    form.set('file', new File([content], name));
    const told = await fetch(`${mall.address}/api/common/UploadFile`, { method: 'POST', headers: { token }, body: form });
    return ((await told.json()) as { body: KeptFile }).body;
  },
});
const aClerk = async () => asker(await aBuyer(db));

const list = '采购清单,,\n序号,型号,数量\n1,QX0-770A,3\n2,QX1-771A,2打\n3,看不懂,若干\n合计,,5\n';

test('an uploaded list is shown, matched, and stays with the inquiry until it is deleted; the file goes when nothing refers to it', async () => {
  const clerk = await aClerk();
  const file = await clerk.upload(list, '车间清单.csv');
  const shown = (await clerk.post('inquiryTableIdentify/IdentifyTable', { uploadFilePath: file.file })).body as RecognisedList;
  expect(shown).toMatchObject({ kind: 'table', header: ['序号', '型号', '数量'], lineCount: 3, notes: ['1行未读取：合计行'] });
  const change = (await clerk.post('inquiry/MatchInquirySheet', { uploadFilePath: file.file })).body as SheetChange;
  expect(
    change.lines.map(({ product, quantity, quantitySaid, matchState, source }) => [
      product?.sku,
      quantity,
      quantitySaid,
      matchState,
      source,
    ]),
  ).toEqual([
    ['AA000', 3, '', 'exact', 'file'],
    ['AA100', 24, '2打', 'exact', 'file'],
    [undefined, null, '若干', 'unmatched', 'file'],
  ]);
  const [kept] = (await clerk.get(`inquiry/GetInquiryAttachmentListByInquirId/${change.inquiryId}`)).body as InquiryAttachment[];
  expect(kept).toMatchObject({ name: '车间清单.csv', size: Buffer.byteLength(list) });
  expect((await clerk.post(`inquiryTableIdentify/deleteInquiryAttachmentById?id=${kept!.id}`)).body).toEqual({ removed: true });
  expect((await clerk.post(`inquiryTableIdentify/deleteInquiryAttachmentById?id=${kept!.id}`)).body).toEqual({ removed: false });
  expect(await db.sql`select used_at from kept_file where id = ${file.file}`).toEqual([{ usedAt: null }]);
});

test('a file that is no list has its answer in words, and nothing is written', async () => {
  const clerk = await aClerk();
  const bomb = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from('xl/workbook.xml'), Buffer.alloc(500)]);
  const broken = await clerk.upload(new Uint8Array(bomb), 'a.xlsx');
  const told = await clerk.post('inquiry/MatchInquirySheet', { uploadFilePath: broken.file });
  expect([told.reason, told.message]).toEqual(['FILE_UNREADABLE', expect.stringContaining('文件')]);
  expect((await clerk.post('inquiry/GetUnSubmittedInquirySheet')).body.id).toBe(0);
});

test('another company’s file is not read, attached or asked with, and its attachment not deleted', async () => {
  const [clerk, stranger] = [await aClerk(), await aClerk()];
  const file = await clerk.upload(list, 'a.csv');
  const change = (await clerk.post('inquiry/MatchInquirySheet', { uploadFilePath: file.file })).body as SheetChange;
  for (const [path, payload] of [
    ['inquiryTableIdentify/IdentifyTable', { uploadFilePath: file.file }],
    ['inquiry/MatchInquirySheet', { uploadFilePath: file.file }],
    ['inquiry/UpdateInquirySheet', { uploadFilePaths: [file.file] }],
    ['inquiry/CreateQuotationWithCustomerFile', { uploadFilePath: file.file }],
  ] as const)
    expect([path, (await stranger.post(path, payload)).reason]).toEqual([path, 'FILE_NOT_FOUND']);
  const [kept] = (await clerk.get(`inquiry/GetInquiryAttachmentListByInquirId/${change.inquiryId}`)).body as InquiryAttachment[];
  expect((await stranger.post(`inquiryTableIdentify/deleteInquiryAttachmentById?id=${kept!.id}`)).body).toEqual({ removed: false });
});

test('by a file alone an inquiry is submitted at once, beside the draft', async () => {
  const clerk = await aClerk();
  await clerk.post('inquiry/addInquiryItemIntoDraft', { sku: 'AA000', quantity: 1 });
  const file = await clerk.upload(list, '清单.csv');
  const { body } = await clerk.post('inquiry/CreateQuotationWithCustomerFile', { uploadFilePath: file.file, remark: '见附件' });
  expect(body.inquiryNumber).toMatch(/^XJ\d{8}-\d{6}$/);
  expect((await clerk.get(`inquiry/GetInquiryAttachmentListByInquirId/${body.inquiryId}`)).body).toHaveLength(1);
  expect((await clerk.get('inquiry/getDraftInquiryItemCount')).body.count).toBe(1);
  const [row] = await db.sql`select status, remark from inquiry where id = ${body.inquiryId}`;
  expect(row).toEqual({ status: 'submitted', remark: '见附件' });
});

test('an inquiry keeps twenty files at most, each once', async () => {
  const clerk = await aClerk();
  const files: string[] = [];
  for (let i = 0; i < 20; i += 1) files.push((await clerk.upload(`型号,数量\nA${i},1\n`, `${i}.csv`)).file);
  const attach = (uploadFilePaths: string[]) => clerk.post('inquiry/UpdateInquirySheet', { uploadFilePaths });
  expect((await attach(files)).code).toBe(0);
  expect((await attach(files.slice(0, 2))).code).toBe(0);
  const more = (await clerk.upload('型号,数量\nB,1\n', 'more.csv')).file;
  expect((await attach([more])).reason).toBe('ATTACHMENTS_FULL');
});
