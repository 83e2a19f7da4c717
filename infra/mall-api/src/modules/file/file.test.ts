import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { KeptFile } from '@mall/api-contract/file';
import { folderStorage } from '../../adapters/object-storage/folder-storage.ts';
import { type ACompany, aCompany } from '../../testing/a-company.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingInstallationKey } from '../../testing/embedded.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { fileService } from './file.service.ts';
import { fileLinks } from './file-links.ts';

const db = await testingDatabase();
const folder = mkdtempSync(join(tmpdir(), 'mall-files-'));
const storage = folderStorage(folder);
const files = fileService(db, { storage, installationKey: testingInstallationKey });
let mall: AServedMall;
let [own, other]: ACompany[] = [];
beforeAll(async () => {
  [own, other] = [await aCompany(db), await aCompany(db)];
  mall = await aServedMall(db.url, { MALL_FILES: folder });
});
afterAll(() => {
  mall.end();
  rmSync(folder, { recursive: true, force: true });
});

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200, 7)]);
const csv = Buffer.from('型号,数量\n6204,3\n');

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
const ask = (method: string, path: string, headers: Record<string, string>, content?: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(mall.address);
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    // Who is refused early may find the line closed while the rest is still on its way.
    asked.on('error', reject).end(content);
  });
const upload = async (content: Buffer, name: string, { token } = own!, field = 'file', query = '') => {
  const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')]);
  const headers = { token, 'content-type': 'multipart/form-data; boundary=edge', 'content-length': String(whole.length) };
  return JSON.parse((await ask('POST', `/api/common/UploadFile${query}`, headers, whole)).body.toString());
};
const kept = async (content: Buffer, name: string, company = own!): Promise<KeptFile> => (await upload(content, name, company)).body;
const download = (url: string, token = '') => ask('GET', url, token ? { token } : {});

test('a file is known by its content, called without a path, and comes back byte for byte, to be saved and nothing else', async () => {
  const file = await kept(png, '照片 (1).exe');
  expect(file).toMatchObject({ name: '照片 (1).exe.png', type: 'png', size: png.length, file: expect.stringMatching(/^[0-9a-z]{26}$/) });
  const back = await download(file.url, own!.token);
  expect(back.body.equals(png)).toBe(true);
  expect(back.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': expect.stringContaining('attachment; filename='),
  });
  expect(back.headers['content-disposition']).toContain(
    `filename*=UTF-8''${encodeURIComponent('照片 ').replaceAll('(', '%28')}%281%29.exe.png`,
  );
});

test.each([
  ['../../etc/passwd.csv', 'passwd.csv'],
  ['..\\..\\windows\\清单.csv', '清单.csv'],
  ['.csv', '文件.csv'],
  [`a\u202egnp.csv`, 'agnp.csv'],
  [`${'长'.repeat(300)}.csv`, `${'长'.repeat(80)}.csv`],
])('a name is never a path, nor longer or other than it looks: %s', async (name, shown) => {
  expect((await kept(csv, name)).name).toBe(shown);
  for (const one of readdirSync(folder, { recursive: true, encoding: 'utf8' })) expect(one).toMatch(/^[0-9a-z]{2}(?:\/[0-9a-z]{26})?$/);
});

test.each([
  ['a program', Buffer.from('MZ\x90\0\0'), 'list.xlsx'],
  ['a page', Buffer.from('<html><script>alert(1)</script>'), 'list.csv'],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'a.png'],
  ['a zip', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(50)]), 'list.xlsx'],
  [
    'a document',
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.from('WordDocument', 'utf16le')]),
    'list.xls',
  ],
  ['text of another name', csv, 'list.html'],
])('%s is refused, whatever it is called', async (_what, content, name) => {
  expect(await upload(content, name)).toMatchObject({ reason: 'FILE_TYPE_REFUSED', message: expect.stringContaining('只能上传') });
});

test('a table with a password is told so; an empty file, a missing one and more than 10 MB are refused in words', async () => {
  const sealed = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.from('EncryptedPackage', 'utf16le')]);
  expect((await upload(sealed, 'a.xlsx')).message).toContain('密码');
  expect((await upload(Buffer.alloc(0), 'a.csv')).reason).toBe('FILE_EMPTY');
  expect((await upload(csv, 'a.csv', own, 'other')).reason).toBe('BAD_REQUEST');
  const large = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024 - png.length)]);
  expect((await upload(large, 'large.png')).body.size).toBe(10 * 1024 * 1024);
  expect(await upload(Buffer.concat([large, Buffer.from('x')]), 'larger.png')).toMatchObject({
    reason: 'FILE_TOO_LARGE',
    message: '文件不能超过10 MB',
  });
  const told = await upload(Buffer.concat([large, Buffer.alloc(1024 * 1024)]), 'eleven.png').catch((error: { code: string }) => error);
  expect(told.reason ?? told.code).toMatch(/^(?:FILE_TOO_LARGE|EPIPE|ECONNRESET)$/);
  expect((await mall.ask('/api/common/UploadFile', { payload: {}, token: own!.token })).answer.reason).toBe('BAD_REQUEST');
  expect((await upload(csv, 'a.csv', { ...own!, token: '' })).reason).toBe('NOT_SIGNED_IN');
});

test('a link opens for its company, for its time and for its file alone', async () => {
  const file = await kept(csv, '清单.csv');
  const links = fileLinks(testingInstallationKey);
  const { customerId } = own!.kp;
  expect((await download(file.url)).status).toBe(401);
  expect((await download(file.url, other!.token)).status).toBe(404);
  const old = links.of(file.file, customerId, Date.now() - 3_601_000);
  const elsewhere = fileLinks(Buffer.from('another installation')).of(file.file, customerId);
  const moved = file.url.replace(file.file, (await kept(csv, 'b.csv')).file);
  const later = file.url.replace(/\.(\d{10})\./, (_, until) => `.${Number(until) + 9}.`);
  for (const url of [old, elsewhere, moved, later, '/api/download/DownloadOssFile?file=../x', '/api/download/DownloadOssFile'])
    expect([url, (await download(url, own!.token)).status]).toEqual([url, 404]);
  expect((await download(file.url, own!.token)).status).toBe(200);
});

test('staff open a file by its id, with the role for it', async () => {
  const file = await kept(csv, '清单.csv');
  const [sales, warehouse] = [await anOperator(db, ['sales']), await anOperator(db, ['warehouse'])];
  const path = `/api/staff/DownloadOssFile?file=${file.file}`;
  expect((await download(path, sales.token)).status).toBe(200);
  expect((await download(path, warehouse.token)).status).toBe(403);
  expect((await download(path, own!.token)).status).toBe(403);
});

test('what nothing refers to is gone after a day, what is used stays, and what is released goes', async () => {
  const [unused, used, released] = [await kept(csv, 'a.csv', other), await kept(csv, 'b.csv', other), await kept(csv, 'c.csv', other)];
  const { customerId } = other!.kp;
  await db.transaction((tx) => files.use(tx, [used.file, released.file], customerId));
  await expect(db.transaction((tx) => files.use(tx, [used.file], own!.kp.customerId))).rejects.toMatchObject({ reason: 'FILE_NOT_FOUND' });
  await db.transaction((tx) => files.release(tx, [released.file]));
  expect(await files.removeUnused()).toBe(0);
  await db.sql`update kept_file set created_at = now() - interval '25 hours' where customer_id = ${customerId}`;
  expect(await files.removeUnused()).toBe(2);
  expect(await storage.read(unused.file)).toBeUndefined();
  expect((await storage.read(used.file))?.equals(csv)).toBe(true);
});

test('twenty people at once keep no more than their company may', async () => {
  const full = await aCompany(db);
  await db.sql`
    insert into kept_file (id, customer_id, kp_id, name, type, size, used_at)
    select 'x' || lpad(i::text, 25, '0'), ${full.kp.customerId}, ${full.kp.kpId}, 'a.csv', 'csv', 10, now() from generate_series(1, 995) i`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      files.keep(full.kp, { name: 'a.csv', content: csv }).catch((error: { reason: string }) => error.reason),
    ),
  );
  expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'FILE_QUOTA')).toHaveLength(15);
});

test('proof may be a video or a doc, known by its content too; lists of trade may not (rule file 9)', async () => {
  const box = (kind: string, brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(kind + brand), Buffer.alloc(40, 1)]);
  const zip = (entry: string) => Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.from(entry), Buffer.alloc(40)]);
  const ole = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.from('WordDocument', 'utf16le')]);
  const avi = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('AVI LIST')]);
  const proofs: [string, Buffer][] = [
    ...([
      ['mp4', box('ftyp', 'isom')],
      ['3gp', box('ftyp', '3gp5')],
      ['mov', box('ftyp', 'qt  ')],
      ['mov', box('moov', '    ')],
    ] as const),
    ...([
      ['avi', avi],
      ['rm', Buffer.concat([Buffer.from('.RMF'), Buffer.alloc(20)])],
      ['docx', zip('word/document.xml')],
    ] as const),
    ...([
      ['doc', ole],
      ['png', png],
    ] as const),
  ].map(([type, content]) => [type, content]);
  for (const [type, content] of proofs) {
    const { body } = await upload(content, '凭证.jpg', own, 'file', '?purpose=proof');
    expect([type, body?.type]).toEqual([type, type]);
    if (type !== 'png') expect([type, (await upload(content, `清单.${type}`)).reason]).toEqual([type, 'FILE_TYPE_REFUSED']);
  }
  for (const [content, name] of [
    [csv, '清单.csv'],
    [Buffer.from('<html></html>'), '照片.jpg'],
    [Buffer.from('MZ\u0000\u0000'), '视频.mp4'],
  ] as const) {
    const refused = await upload(content, name, own, 'file', '?purpose=proof');
    expect([refused.reason, refused.message]).toEqual(['FILE_TYPE_REFUSED', expect.stringContaining('凭证只能是')]);
  }
});
