import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { KeptFile } from '@mall/api-contract/file';
import sharp from 'sharp';
import { type ACompany, aCompany } from '../../testing/a-company.ts';
import { aPicture } from '../../testing/a-picture.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const folder = mkdtempSync(join(tmpdir(), 'mall-ocr-'));
let mall: AServedMall;
let [own, other]: ACompany[] = [];
let license: Buffer;
beforeAll(async () => {
  [own, other] = [await aCompany(db), await aCompany(db)];
  mall = await aServedMall(db.url, { MALL_FILES: folder });
  license = await aPicture(
    [
      ['营业执照', ''],
      ['统一社会信用代码', '91350100M000100Y43'],
      ['名称', '苏州拓维机械有限公司'],
      ['法定代表人', '王建国'],
      ['成立日期', '2019年03月05日'],
    ],
    [60, 400, 1000],
  );
});
afterAll(() => {
  mall.end();
  rmSync(folder, { recursive: true, force: true });
});

type Asked = { code: number; message: string; reason?: string; body: Record<string, { value: string; doubt: string }> };
const send = async <T = Asked>(path: string, content?: Buffer | Uint8Array, { token } = own!): Promise<T> => {
  const form = new FormData();
  if (content) form.set('file', new File([new Uint8Array(content)], 'a.jpg'));
  const init = content ? { body: form } : { body: '{}', headers: { 'content-type': 'application/json' } };
  const headers = { token, ...('headers' in init ? init.headers : {}) };
  return (await fetch(`${mall.address}${path}`, { method: 'POST', ...init, headers })).json() as Promise<T>;
};
const keep = async (content: Buffer) => (await send<{ body: KeptFile }>('/api/common/UploadFile', content)).body;
const read = (fileUrl: string, who = own!, call = 'OcrBusinessLicenseByFileUrl') =>
  send(`/api/ocr/${call}?fileUrl=${encodeURIComponent(fileUrl)}`, undefined, who);

test('a licence that a company uploaded is read by its link and by its id, for this company only; no address is fetched (rules ocr 3, 4, 6)', async () => {
  const { url, file } = await keep(license);
  const { body } = await read(url);
  expect([body.creditCode, body.name!.value, body.legalPerson!.value, body.foundedOn!.value, body.scope]).toEqual([
    { value: '91350100M000100Y43', sureness: 1, doubt: '' },
    ...['苏州拓维机械有限公司', '王建国', '2019-03-05'],
    { value: '', sureness: 0, doubt: '' },
  ]);
  const wrongKind = await read(file, own, 'OcrIdCardByFileUrl');
  expect([wrongKind.reason, wrongKind.message]).toEqual(['OCR_OTHER_DOCUMENT', '这是营业执照，不是身份证，请换一张图片']);

  const asked: string[] = [];
  const outside = createServer((request, response) => {
    asked.push(request.url!);
    response.end(license);
  });
  await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  for (const fileUrl of [`${address}/a.jpg`, `${address}${url}x`, 'file:///etc/passwd', '../../etc/passwd', ''])
    expect([fileUrl, (await read(fileUrl)).reason]).toEqual([fileUrl, 'FILE_NOT_FOUND']);
  for (const theirs of [url, file]) expect((await read(theirs, other)).reason).toBe('FILE_NOT_FOUND');
  expect((await send('/api/ocr/OcrBusinessLicenseByFileUrl?fileUrl=x', undefined, { ...own!, token: '' })).reason).toBe('NOT_SIGNED_IN');
  expect(asked).toEqual([]);
  outside.close();
}, 180_000);

test('what is sent is read and not kept; a picture of something else, a broken one and one of 40 MB are refused in words (rules ocr 1, 5)', async () => {
  const person = await aCompany(db);
  const note = await aPicture(
    [
      ['收货人', '王建国'],
      ['电话', '13812345678'],
      ['地址', '上海市浦东新区张江路500号'],
    ],
    [60, 240, 900],
  );
  const { body } = await send('/api/ocr/OcrAddress', note, person);
  expect([body.consignee!.value, body.mobile!.value, body.districtId, body.detail!.value]).toEqual([
    '王建国',
    '13812345678',
    310115,
    '张江路500号',
  ]);
  const weather = await aPicture([['今天天气很好']], [60, 600]);
  const cases: [string, Buffer][] = [
    ['OCR_OTHER_DOCUMENT', weather],
    [
      'OCR_UNREADABLE',
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ],
    ['OCR_UNREADABLE', license.subarray(0, license.length / 2)],
    ['OCR_UNREADABLE', Buffer.from('<svg onload=alert(1)>')],
    ['FILE_TOO_LARGE', Buffer.alloc(40 * 1024 * 1024)],
  ];
  for (const [reason, content] of cases) {
    const answer = await send('/api/ocr/OcrInvoice', content, person);
    expect([answer.reason, answer.message]).toEqual([reason, expect.stringMatching(/\p{Script=Han}{4,}/u)]);
  }
  const [{ n }] = (await db.sql`select count(*)::int as n from kept_file where customer_id = ${person.kp.customerId}`) as [{ n: number }];
  expect(n).toBe(0);
}, 180_000);

test('a pasted line is split into the mall’s own regions; text that looks like markup stays text (rules ocr 9, 10)', async () => {
  const split = async (text: string) => (await mall.ask('/api/ocr/SplitAddress', { payload: { text }, token: own!.token })).answer;
  const { body } = await split('江苏省苏州市虎丘区<b>科技城</b>88号，张三，13812345678');
  expect([body.cityId, body.districtId, body.consignee.value, body.detail.value]).toEqual([320500, 320505, '张三', '<b>科技城</b>88号']);
  expect((await split('鼓楼区中山北路1号')).body).toMatchObject({
    stateProvinceId: 0,
    districtId: 0,
    region: { value: '' },
    detail: { value: '鼓楼区中山北路1号' },
  });
  expect((await split('你好')).reason).toBe('OCR_OTHER_DOCUMENT');
});

test('a person has ten readings a minute, tried at once (rule ocr 7)', async () => {
  const busy = await aCompany(db);
  const answers = await Promise.all(Array.from({ length: 14 }, () => send('/api/ocr/OcrInvoice', Buffer.from('no picture'), busy)));
  const count = (reason: string) => answers.filter((one) => one.reason === reason).length;
  expect(count('TOO_MANY_REQUESTS')).toBeGreaterThanOrEqual(4);
  expect(count('OCR_UNREADABLE') + count('TOO_MANY_REQUESTS') + count('SERVICE_UNAVAILABLE')).toBe(14);
  expect((await send('/api/ocr/OcrInvoice', Buffer.from('no picture'), other)).reason).toBe('OCR_UNREADABLE');
}, 180_000);
