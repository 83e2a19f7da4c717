import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { creditCodeCheckSign, solveWork } from '@mall/domain/account';
import type { FastifyInstance } from 'fastify';
import { folderStorage } from '../../adapters/object-storage/folder-storage.ts';
import { smsOutbox } from '../../adapters/sms.ts';
import { buildApp } from '../../app.ts';
import { recordedJobs } from '../../jobs/jobs.ts';
import { readSettings } from '../../settings.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { embedded, testingInstallationKey } from '../../testing/embedded.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { supplierFiles } from './supplier-files.ts';

const db = await testingDatabase();
const folder = mkdtempSync(join(tmpdir(), 'mall-suppliers-'));
const jobs = recordedJobs();
const category = 990_001;
let app: FastifyInstance;
let address = '';
beforeAll(async () => {
  await db.sql`insert into category (id, parent_id, name, level, sort) values (${category}, null, '测试紧固件', 1, 1) on conflict do nothing`;
  const settings = readSettings({ ...embedded, MALL_FILES: folder });
  app = await buildApp({ db, settings, jobs, sms: smsOutbox(), installationKey: testingInstallationKey });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: the answer of any call
type Told = { code: number; reason?: string; message: string; body: any };
let last = 0;
/** Another address each time: what one address may do a minute is another test's. */
const elsewhere = () => {
  last += 1;
  return `198.18.${last >> 8}.${last & 255}`;
};
const post = async (path: string, payload: object, headers: Record<string, string> = {}): Promise<Told> => {
  const head = { 'content-type': 'application/json', 'x-forwarded-for': elsewhere(), ...headers };
  return (await fetch(`${address}${path}`, { method: 'POST', headers: head, body: JSON.stringify(payload) })).json() as Promise<Told>;
};
const get = async (path: string): Promise<Told> => (await fetch(`${address}${path}`)).json() as Promise<Told>;
const begin = async (ip = elsewhere()): Promise<Told> => {
  const from = { 'x-forwarded-for': ip };
  const { body } = await post('/api/customer/ValidCaptchaCount', { scope: 'apply', isForced: true }, from);
  return post('/api/supplier/BeginSupplierApply', { ticket: body.ticket, randomStr: await solveWork(body.ticket) }, from);
};
const aPass = async (): Promise<string> => (await begin()).body.pass;
const pdf = Buffer.from('%PDF-1.4\n% a paper\n');
const upload = async (pass: string, content: Uint8Array = pdf, name = '营业执照.pdf'): Promise<Told> => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(content)], name));
  const init = { method: 'POST', body: form, headers: { 'x-forwarded-for': elsewhere() } };
  return (await fetch(`${address}/api/supplier/UploadSupplierFile?pass=${pass}`, init)).json() as Promise<Told>;
};
const aCode = (no: number) => {
  const first = `91310000MA1${String(no).padStart(6, '0')}`;
  return `${first}${creditCodeCheckSign(first)}`;
};
const fieldsOf = (licenceFile: string, no: number) => ({
  ...{ companyName: '<b>常州</b>标准件"厂', creditCode: aCode(no), legalPerson: '王建国', address: '常州市新北区', kind: 'manufacturer' },
  ...{ categoryIds: [category], brands: '固力信', products: '螺钉', contact: '李工', phone: '13700001111', email: 'li@example.com' },
  ...{ licenceFile, files: [] },
});
const submit = (pass: string, fields: object) => post('/api/supplier/AddSupplierApply', { pass, ...fields });
const handedIn = async (no: number) => {
  const pass = await aPass();
  const { body } = await upload(pass);
  return { pass, file: body.file as string, told: await submit(pass, fieldsOf(body.file, no)) };
};

test('a company applies without an account, staff ask back, accept and are told in the log; the link shows how it goes (rules supplier 1–10)', async () => {
  const { pass, file, told } = await handedIn(1);
  expect(told.body).toMatchObject({ state: 'submitted', stateName: '审核中', number: expect.stringMatching(/^GYS\d{6}$/) });
  expect((await submit(pass, fieldsOf(file, 1))).reason).toBe('SUPPLIER_NOT_OPEN');
  const staff = await anOperator(db, ['content']);
  const stranger = await anOperator(db, ['warehouse']);
  const as = (token: string) => ({ token });
  expect((await post('/api/staff/ListSuppliers', {}, as(stranger.token))).reason).toBe('FORBIDDEN');
  const listed = (await post('/api/staff/ListSuppliers', {}, as(staff.token))).body;
  const own = listed.items.find((one: { number: string }) => one.number === told.body.number);
  expect(own).toMatchObject({
    categoryNames: ['测试紧固件'],
    uploaded: [{ file, type: 'pdf' }],
    fields: { companyName: '<b>常州</b>标准件"厂' },
  });
  const queue = (await post('/api/staff/ListQueues', {}, as(staff.token))).body.find((one: { queue: string }) => one.queue === 'suppliers');
  expect(queue).toMatchObject({ name: '供应商申请', count: listed.total });

  const answer = (decision: string, words: string) =>
    post('/api/staff/AnswerSupplier', { id: own.id, decision, answer: words }, as(staff.token));
  const both = await Promise.all([answer('ask', '请补充商标注册证'), answer('reject', '品类已满')]);
  expect(both.map(({ reason }) => reason ?? 'done').sort()).toEqual(['SUPPLIER_NOT_WAITING', 'done']);
  if ((await get(`/api/supplier/GetSupplierApply?pass=${pass}`)).body.state === 'asked') {
    expect((await submit(pass, fieldsOf(file, 1))).body.state).toBe('submitted');
    await answer('accept', '欢迎合作');
    await jobs.runAll();
    expect((await get(`/api/supplier/GetSupplierApply?pass=${pass}`)).body).toMatchObject({ state: 'accepted', answer: '欢迎合作' });
  } else await jobs.runAll();
  const sent = await db.sql<{ text: string }[]>`select text from sms_message where phone = '13700001111' order by id`;
  expect(sent.at(-1)!.text).toContain(`/supplier/apply?pass=${pass}`);
  const acts = await db.sql`select 1 from staff_act where act = 'answerSupplier' and subject = ${`supplier:${own.id}`}`;
  expect(acts.length).toBeGreaterThan(0);

  const saved = await fetch(`${address}/api/staff/DownloadSupplierFile?file=${file}`, { headers: as(staff.token) });
  expect([
    saved.status,
    saved.headers.get('content-disposition')?.startsWith('attachment'),
    saved.headers.get('x-content-type-options'),
  ]).toEqual([200, true, 'nosniff']);
  const refused = await fetch(`${address}/api/staff/DownloadSupplierFile?file=${file}`, { headers: as(stranger.token) });
  expect([refused.status, (await fetch(`${address}/api/staff/DownloadSupplierFile?file=../../etc`)).status]).toEqual([403, 401]);
});

test('a file is what its content says, has no path, and an application holds eight of them, whoever sends at once (rules supplier 3, 4)', async () => {
  const pass = await aPass();
  const script = await upload(pass, Buffer.from('<script>alert(1)</script>'), '执照.pdf');
  expect([script.reason, script.message]).toEqual(['FILE_TYPE_REFUSED', '证照只能是 jpg、png、webp 图片或 pdf 文件']);
  expect((await upload(pass, Buffer.from('PK\u0003\u0004'), 'a.pdf')).reason).toBe('FILE_TYPE_REFUSED');
  expect((await upload(pass, new Uint8Array(0))).reason).toBe('FILE_EMPTY');
  expect((await upload(pass, pdf, '../../etc/passwd‮fdp.exe')).body.name).toBe('passwdfdp.exe.pdf');
  const sent = await Promise.all(Array.from({ length: 12 }, () => upload(pass)));
  expect(sent.filter(({ code }) => code === 0)).toHaveLength(7);
  expect(new Set(sent.filter(({ code }) => code !== 0).map(({ reason }) => reason))).toEqual(new Set(['SUPPLIER_FILES_FULL']));
  const other = await aPass();
  const stolen = sent.find(({ code }) => code === 0)!.body.file;
  expect((await submit(other, fieldsOf(stolen, 2))).reason).toBe('SUPPLIER_FILE_UNKNOWN');
  expect((await post('/api/supplier/ReadSupplierLicence', { pass: other, file: stolen })).reason).toBe('SUPPLIER_FILE_UNKNOWN');
});

test('one company has one application, of fifty at once too; what is wrong says so; a forged, ended or unknown pass is none (rules supplier 5, 6)', async () => {
  const drafts = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const pass = await aPass();
      return { pass, file: (await upload(pass)).body.file as string };
    }),
  );
  const all = await Promise.all(drafts.map(({ pass, file }) => submit(pass, fieldsOf(file, 3))));
  expect(all.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(new Set(all.filter(({ code }) => code !== 0).map(({ reason }) => reason))).toEqual(new Set(['SUPPLIER_ALREADY_APPLIED']));

  const { pass, file } = drafts[all.findIndex(({ code }) => code !== 0)]!;
  expect((await submit(pass, { ...fieldsOf(file, 4), creditCode: '913100000000000000' })).reason).toBe('SUPPLIER_CODE_INVALID');
  expect((await submit(pass, { ...fieldsOf(file, 4), categoryIds: [1] })).reason).toBe('SUPPLIER_CATEGORY_UNKNOWN');
  expect((await submit(`${pass.slice(0, -4)}AAAA`, fieldsOf(file, 4))).reason).toBe('SUPPLIER_NOT_FOUND');
  await db.sql`update supplier_application set ends_at = now() - interval '1 second' where id = ${pass.slice(0, 26)}`;
  expect((await get(`/api/supplier/GetSupplierApply?pass=${pass}`)).reason).toBe('SUPPLIER_NOT_FOUND');
  const before = readdirSync(folder, { recursive: true, encoding: 'utf8' }).includes(join(file.slice(0, 2), file));
  await supplierFiles(db, folderStorage(folder)).removeOver();
  const after = readdirSync(folder, { recursive: true, encoding: 'utf8' }).includes(join(file.slice(0, 2), file));
  const left = await db.sql`select 1 from supplier_application where id = ${pass.slice(0, 26)}`;
  expect([before, after, left.length]).toEqual([true, false, 0]);
});

test('who begins solves a captcha, which counts once; an address begins six a minute (rules supplier 2)', async () => {
  expect((await post('/api/supplier/BeginSupplierApply', {})).reason).toBe('CAPTCHA_REQUIRED');
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const { body } = await post('/api/customer/ValidCaptchaCount', { scope: 'apply', isForced: true }, from);
  const proof = { ticket: body.ticket, randomStr: await solveWork(body.ticket) };
  const twice = await Promise.all([
    post('/api/supplier/BeginSupplierApply', proof, from),
    post('/api/supplier/BeginSupplierApply', proof, from),
  ]);
  expect(twice.map(({ reason }) => reason ?? 'begun').sort()).toEqual(['CAPTCHA_WRONG', 'begun']);
  const more: Told[] = [];
  for (let at = 0; at < 6; at += 1) more.push(await begin('203.0.113.9'));
  expect(more.map(({ reason }) => reason ?? 'begun')).toEqual([...Array(4).fill('begun'), 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
});
