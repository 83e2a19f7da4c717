import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RecognisedList, SheetChange } from '@mall/api-contract/inquiry';
import { aBook, aZip, withPart } from '../../testing/a-book.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from '../search/index-build.ts';

const db = await testingDatabase();
const folder = mkdtempSync(join(tmpdir(), 'mall-lists-'));
let mall: AServedMall;
let buyer: ABuyer;
beforeAll(async () => {
  await aSku(db, { skuNumber: 'BL100', partNumber: 'QX1-771A', stock: { 1: 100 } });
  await buildSearchIndex(db);
  buyer = await aBuyer(db);
  mall = await aServedMall(db.url, { MALL_FILES: folder });
});
afterAll(() => {
  mall.end();
  rmSync(folder, { recursive: true, force: true });
});

const post = async (path: string, payload: object) => (await mall.ask(`/api/${path}`, { payload, token: buyer.token })).answer;
const upload = async (content: Buffer, name: string) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(content)], name));
  const answer = await fetch(`${mall.address}/api/common/UploadFile`, { method: 'POST', headers: { token: buyer.token }, body: form });
  return (await answer.json()) as { reason?: string; message: string; body: { file: string } };
};
/** What the mall says of a file: of it as such, else of what is in it. */
const toldOf = async (content: Buffer, name: string) => {
  const kept = await upload(content, name);
  if (kept.reason) return kept;
  return post('inquiryTableIdentify/IdentifyTable', { uploadFilePath: kept.body.file });
};
const parts = (content: string | Buffer) => ({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': content });
const wide = (text: string) => Buffer.from(text, 'utf16le');
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const book = aBook({
  采购: [
    ['型号', '数量'],
    ['QX1-771A', 3],
  ],
});

test.each<[string, Buffer, string, RegExp]>([
  ['a zip bomb', aZip(parts(Buffer.alloc(130 * 1024 * 1024, ' '))), 'a.xlsx', /展开后过大|异常|过大/],
  ['a workbook with a password', Buffer.concat([ole, Buffer.alloc(600), wide('EncryptedPackage')]), 'a.xlsx', /密码/],
  ['a zip with a password', aZip({ 'xl/workbook.xml': '<workbook/>' }, 1), 'a.xlsx', /密码/],
  ['half a workbook', book.subarray(0, book.length - 300), 'a.xlsx', /损坏|无法读取|打不开/],
  ['100,000 rows', Buffer.from(`型号,数量\n${'QX1-771A,1\n'.repeat(100_000)}`), 'a.csv', /行/],
  ['another kind of file by a table’s name', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1]), 'a.xlsx', /只能上传/],
])('%s has an answer in words, and the mall goes on', async (_, content, name, words) => {
  const told = await toldOf(content, name);
  expect(told.reason).toMatch(/^FILE_|^INQUIRY_LIST_UNREADABLE$/);
  expect(told.message).toMatch(words);
  expect((await toldOf(book, 'b.xlsx')).body).toMatchObject({ lineCount: 1 });
});

test('200 MB are refused in words before they are sent, and the mall goes on', async () => {
  const { hostname, port } = new URL(mall.address);
  const asked = (headers: Record<string, string | number>) =>
    request({
      ...{ hostname, port, path: '/api/common/UploadFile', method: 'POST' },
      headers: { token: buyer.token, 'content-type': 'multipart/form-data; boundary=edge', ...headers },
    });
  const answerOf = (sent: ReturnType<typeof asked>) =>
    new Promise<{ reason: string; message: string }>((resolve, reject) => {
      sent.on('error', reject).on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve(JSON.parse(text)));
      });
    });
  const declared = asked({ 'content-length': 200 * 1024 * 1024 });
  declared.flushHeaders();
  expect(await answerOf(declared)).toMatchObject({ reason: 'FILE_TOO_LARGE', message: '文件不能超过10 MB' });
  declared.destroy();

  expect((await toldOf(book, 'b.xlsx')).body).toMatchObject({ lineCount: 1 });
});

test('macros, formulas, merged cells and quantities that are none: what is good stays, the rest is told', async () => {
  const sheet = aBook(
    {
      采购: [
        ['车间采购申请', null, null],
        ['型号', '品名', '数量'],
        ['QX1-771A', '接头', 3],
        ['QX1-771A', '接头', '若干'],
        ['QX1-771A', null, '10-20'],
        ['QX1-771A', null, '2打'],
        ['=HYPERLINK("http://evil")', null, 1],
      ],
    },
    'xlsx',
    (cells) => {
      cells['!merges'] = [
        { s: { r: 0, c: 0 }, e: { r: 0, c: 2 } },
        { s: { r: 3, c: 1 }, e: { r: 5, c: 1 } },
      ];
      cells.C3 = { t: 'n', v: 3, f: 'SUM(A1:A2)+3' };
    },
  );
  const { body: kept } = await upload(withPart(sheet, '/xl/vbaProject.bin', 'macro'), '清单.xlsm');
  const { body: picture } = (await post('inquiryTableIdentify/IdentifyTable', { uploadFilePath: kept.file })) as { body: RecognisedList };
  expect(picture.notes).toContain('文件中的宏没有运行，只读取了单元格');
  const { body: change } = (await post('inquiry/MatchInquirySheet', { uploadFilePath: kept.file })) as { body: SheetChange };
  expect(change.lines.slice(0, 4).map(({ quantity, quantitySaid, product }) => [quantity, quantitySaid, product?.sku])).toEqual([
    [3, '', 'BL100'],
    [null, '若干', 'BL100'],
    [null, '10-20', 'BL100'],
    [24, '2打', 'BL100'],
  ]);
  expect(change.lines.slice(1, 3).map(({ quantityFault }) => quantityFault)).toEqual([
    '“若干”不是明确的数量，请填写',
    '“10-20”不是明确的数量，请填写',
  ]);
  expect(change.lines.slice(1, 4).map(({ customer }) => customer.name)).toEqual(['接头', '接头', '接头']);
  const refused = await post(`inquiry/SubmitQuotation/${change.inquiryId}`, {});
  expect(refused.details.faults.map(({ itemId }: { itemId: number }) => itemId)).toEqual(change.lines.slice(1, 3).map(({ id }) => id));
});
