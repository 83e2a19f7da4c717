import { createHash } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { aColleague } from '../../testing/a-colleague.ts';
import { type ACompany, aCompany } from '../../testing/a-company.ts';
import {
  aKeptPaper,
  anApplication,
  submitsApplication,
  testingAccountNumber,
  testingIdNumber,
} from '../../testing/a-credit-application.ts';
import { aMall } from '../../testing/a-mall.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { textOfPdf } from '../../testing/text-of-pdf.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

let company: ACompany;
let [first, second] = ['', ''];
beforeEach(async () => {
  company = await aCompany(db);
  [first, second] = [(await anOperator(db, ['credit'])).token, (await anOperator(db, ['credit'])).token];
});
// biome-ignore lint/suspicious/noExplicitAny: an envelope of any call
type Told = any;
const post = async (path: string, payload: object = {}, token = company.token): Promise<Told> =>
  (await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { token } })).json();
const get = async (path: string, token = company.token): Promise<Told> =>
  (await app.inject({ url: `/api/${path}`, headers: { token } })).json();
const save = (payload: object, token = company.token) => post('customerCredit/SaveCreditApplicationData', payload, token);
const submit = () => submitsApplication(db, company.kp, (path, payload) => post(path, payload)) as Promise<Told>;
const staff = (call: string, more: object, token: string) => post(`staff/${call}`, { customerId: company.kp.customerId, ...more }, token);
const statusNow = async () => (await get('customerCredit/GetCurrentCustomerCreditAccount')).body.creditStatus;
const approve = async (limitFen = yuan(50_000)) => {
  await staff('ProposeCredit', { limitFen, why: '年报' }, first);
  return staff('ApproveCredit', { limitFen, why: '同意' }, second);
};
const signs = async () => {
  const [{ id }] = (await get('customer/GetCustomerContracts')).body;
  const { contentHash } = (await get(`customer/GetCustomerContract/${id}`)).body;
  return post('customer/SignCustomerContract', { id, contentHash });
};
const launch = () => post('customerCredit/CurrentKpLaunchFaceId');
const tokenOf = (url: string) => new URL(url).searchParams.get('face')!;
const plays = async (result: string) => post('console/PlayFaceCheck', { token: tokenOf((await launch()).body.faceidUrl), result });

test('from the first part to the day it may be used: saved, submitted, approved by two, signed, and a face check', async () => {
  expect((await submit()).body).toMatchObject({ creditStatus: 10, canEdit: false });
  const { body: seen } = await staff('GetCreditApplication', {}, first);
  expect(seen).toMatchObject({ requestedFen: yuan(50_000), isVerified: true, steps: ['askBack', 'reject', 'propose'], proposal: null });
  expect((await approve()).body).toMatchObject({ creditStatus: 20, proposal: null, limitFen: yuan(50_000) });
  expect((await get('customerCredit/CheckCurrentKpCanCertified')).body).toEqual({ isCanCertified: true });
  expect(await launch()).toMatchObject({ reason: 'CREDIT_CONTRACT_UNSIGNED' });
  const signed = await signs();
  expect(signed).toMatchObject({ code: 0, body: { state: 'signed', signedBy: '王工', limitCapitals: '伍万元整', canSign: false } });
  const pdf = (await app.inject({ url: signed.body.pdfUrl })).rawPayload;
  expect(createHash('sha256').update(pdf).digest('hex')).toBe(signed.body.fileHash);
  expect(await statusNow()).toBe(20);
  const launched = (await launch()).body;
  const { qrCode, ...check } = launched;
  expect(qrCode).toMatch(/^data:image\//);
  expect(launched).toMatchObject({ state: 'waiting', faceidUrl: expect.stringContaining('/_console/?face=') });
  expect((await launch()).body.faceidUrl).toBe(launched.faceidUrl);
  expect((await get('customerCredit/GetCustomerCreditInfo')).body.customerCreditLaunchFaceIdInfo).toEqual(check);
  expect((await plays('passed')).body).toMatchObject({ state: 'passed', personName: '王**' });
  expect((await get('customerCredit/GetCustomerCreditInfo')).body).toMatchObject({ isCertified: true });
  expect(await statusNow()).toBe(25);
  const { body: history } = await post('customerCredit/SearchCustomerCreditHistory');
  expect(history.items.map((one: Told) => one.stepName)).toEqual(['启用账期', '签署合同', '批准额度', '提交申请', '保存申请']);
  const told = await db.sql<
    { title: string; sms: string }[]
  >`select title, sms from notification where kp_id = ${company.kp.kpId} order by id`;
  expect(told.map(({ title, sms }) => `${title} ${sms}`)).toEqual([
    '账期额度已批准 waiting',
    '账期合同已签署 waiting',
    '账期已启用 waiting',
  ]);
});

test('every part is kept as it is saved; a page that is behind overwrites nothing, and nobody is asked for a secret twice', async () => {
  const parts = await anApplication(db, company.kp);
  const begun = (await get('customerCredit/GetCustomerCreditApplicationDataDesensitization')).body;
  expect(begun).toMatchObject({ creditApplyWorkflowId: 0, creditStatus: 0, canEdit: true });
  expect(begun.sections[0]).toMatchObject({ version: 0, values: { companyName: '测试机械有限公司' } });
  const one = await save({ section: 'legalPerson', version: 0, values: parts.legalPerson, read: ['legalName', 'idUntil'] });
  expect(one.body).toMatchObject({ creditStatus: 5 });
  expect(one.body.sections[2]).toMatchObject({ version: 1, isComplete: true, read: ['legalName', 'idUntil'], savedBy: '王工' });
  expect(one.body.sections[2].values.idNumber).toBe('1101**********002X');
  expect(await save({ section: 'legalPerson', version: 0, values: { legalName: '张三' } })).toMatchObject({
    ...{ reason: 'CREDIT_APPLICATION_CHANGED', details: { section: 'legalPerson', version: 1 } },
  });
  // What was read and is corrected isn't marked any more; the number that isn't sent again stays.
  const two = await save({ section: 'legalPerson', version: 1, values: { legalName: '李建国' } });
  expect(two.body.sections[2]).toMatchObject({
    version: 2,
    read: ['idUntil'],
    values: { legalName: '李建国', idNumber: '1101**********002X' },
  });
  expect((await get('customerCredit/GetCustomerCreditApplicationData')).body.sections[2].values.idNumber).toBe(testingIdNumber);
  expect((await save({ section: 'company', version: 0, values: { industry: '机械' } })).body.sections[0].version).toBe(1);
});

test('numbers lie sealed, each look at them is kept with who and why; a key that was replaced still opens, and is replaced by the clock', async () => {
  await submit();
  const lying =
    await db.sql`select to_jsonb(s) || jsonb_build_object('sealed', encode(s.sealed, 'escape')) as row from credit_application_section s`;
  const text = JSON.stringify([lying, await db.sql`select * from idempotent_answer`]);
  expect(text.includes(testingIdNumber) || text.includes(testingAccountNumber)).toBe(false);
  const views = async () =>
    (await db.sql<{ why: string }[]>`select why from credit_application_view where customer_id = ${company.kp.customerId} order by id`).map(
      ({ why }) => why,
    );
  await get('customerCredit/GetCustomerCreditApplicationDataDesensitization');
  expect(await views()).toEqual([]);
  await get(`customerCredit/GetCustomerCreditApplicationData?why=${encodeURIComponent('核对账号')}`);
  const revealed = await staff('RevealCreditApplication', { why: '电话核实' }, first);
  expect(revealed.body.sections[2].values.idNumber).toBe(testingIdNumber);
  expect(revealed.body.sections[3].values.accountNumber).toBe(testingAccountNumber);
  expect((await staff('GetCreditApplication', {}, first)).body.sections[3].values.accountNumber).toBe('**** **** 0123');
  expect(await views()).toEqual(['核对账号', '电话核实']);
  const [act] = await db.sql`select act, why from staff_act where subject = ${String(company.kp.customerId)}`;
  expect(act).toEqual({ act: 'viewCreditData', why: '电话核实' });
});

test('staff ask back what lacks, part by part; rejected, the company goes on from what it had', async () => {
  await submit();
  const asked = [{ section: 'bank', words: '开户许可证不清楚' }];
  expect((await staff('AskBackCreditApplication', { asked }, first)).body).toMatchObject({ creditStatus: 5 });
  const back = (await get('customerCredit/GetCustomerCreditApplicationDataDesensitization')).body;
  expect(back).toMatchObject({ canEdit: true, note: '银行账户：开户许可证不清楚' });
  expect(back.sections[3]).toMatchObject({ asked: '开户许可证不清楚', version: 1 });
  const again = await save({ section: 'bank', version: 1, values: { bankFile: await aKeptPaper(db, company.kp) }, isSubmit: true });
  expect(again.body).toMatchObject({ creditStatus: 10, note: '' });
  expect((await staff('RejectCreditApplication', { why: '经营未满一年' }, first)).body).toMatchObject({ creditStatus: 15 });
  expect(await staff('RejectCreditApplication', { why: '经营未满一年' }, first)).toMatchObject({ reason: 'CREDIT_STEP_REFUSED' });
  expect((await save({ section: 'limit', version: 1, values: { requestedLimit: '20000' } })).body).toMatchObject({
    creditStatus: 5,
    note: '经营未满一年',
  });
});

test('nobody approves their own proposal, nor what differs from it; a changed limit takes two as well', async () => {
  await submit();
  const limit = { limitFen: yuan(50_000), why: '年报' };
  expect(await staff('ApproveCredit', limit, second)).toMatchObject({ reason: 'CREDIT_LIMIT_NOT_PROPOSED' });
  expect((await staff('ProposeCredit', limit, first)).body.proposal).toMatchObject({ limitFen: yuan(50_000), by: '周琳', isOwn: true });
  expect(await staff('ApproveCredit', limit, first)).toMatchObject({ reason: 'CREDIT_LIMIT_OWN_PROPOSAL' });
  expect(await staff('ApproveCredit', { ...limit, limitFen: yuan(60_000) }, second)).toMatchObject({
    reason: 'CREDIT_LIMIT_PROPOSAL_CHANGED',
  });
  expect((await staff('ApproveCredit', limit, second)).body).toMatchObject({ creditStatus: 20 });
  await signs();
  await plays('passed');
  const raised = { limitFen: yuan(80_000), why: '旺季' };
  await staff('ProposeCredit', raised, second);
  expect(await staff('ApproveCredit', raised, second)).toMatchObject({ reason: 'CREDIT_LIMIT_OWN_PROPOSAL' });
  expect((await staff('ApproveCredit', raised, first)).body).toMatchObject({ creditStatus: 25, limitFen: yuan(80_000) });
});

test('frozen, thawed, closed: each by staff with why; closed is the end', async () => {
  await submit();
  await approve();
  await signs();
  await plays('passed');
  expect((await staff('FreezeCredit', { why: '涉诉' }, first)).body).toMatchObject({ creditStatus: 40, steps: ['unfreeze', 'close'] });
  expect((await staff('UnfreezeCredit', { why: '已撤诉' }, first)).body).toMatchObject({ creditStatus: 25 });
  expect((await staff('CloseCredit', { why: '客户注销' }, first)).body).toMatchObject({ creditStatus: 50, steps: [] });
  expect(await staff('ProposeCredit', { limitFen: yuan(10), why: 'x' }, first)).toMatchObject({ reason: 'CREDIT_NOT_APPROVABLE' });
});

test('a contract is read, and says the limit in figures and capitals before it is signed; a new limit makes a new one', async () => {
  await submit();
  await approve();
  const [waiting] = (await get('customer/GetCustomerContracts')).body;
  expect(waiting).toMatchObject({ state: 'waiting', canSign: true, contractNumber: expect.stringMatching(/^HT\d{8}-\d{6}$/) });
  const { text } = await textOfPdf(new Uint8Array((await app.inject({ url: waiting.pdfUrl })).rawPayload));
  expect(text).toContain('¥50,000.00（大写：伍万元整）');
  expect(text).toContain('本合同尚未签署');
  expect(await post('customer/SignCustomerContract', { id: waiting.id, contentHash: 'a'.repeat(64) })).toMatchObject({
    reason: 'CREDIT_CONTRACT_DIFFERS',
  });
  await approve(yuan(60_000));
  const all = (await get('customer/GetCustomerContracts')).body;
  expect(all.map(({ state, limitFen }: Told) => [state, limitFen])).toEqual([
    ['waiting', yuan(60_000)],
    ['void', yuan(50_000)],
  ]);
  const colleague = await aColleague(db, company.kp);
  const { contentHash } = (await get(`customer/GetCustomerContract/${all[0].id}`)).body;
  expect(await post('customer/SignCustomerContract', { id: all[0].id, contentHash }, colleague.token)).toMatchObject({
    reason: 'CREDIT_APPLICATION_NOT_MANAGER',
  });
});

test('a face that is another person’s, or a link that is over or was used, enables nothing and a new one is made', async () => {
  await submit();
  await approve();
  await signs();
  expect((await plays('other')).body).toMatchObject({ state: 'other', message: expect.stringContaining('法定代表人本人') });
  expect((await get('customerCredit/GetCustomerCreditInfo')).body.customerCreditLaunchFaceIdInfo).toMatchObject({
    state: 'other',
    faceidUrl: '',
  });
  const token = tokenOf((await launch()).body.faceidUrl);
  await post('console/PlayFaceCheck', { token, result: 'expire' });
  expect(await post('console/PlayFaceCheck', { token, result: 'passed' })).toMatchObject({ reason: 'FACE_CHECK_EXPIRED' });
  const next = tokenOf((await launch()).body.faceidUrl);
  expect(next).not.toBe(token);
  await post('console/PlayFaceCheck', { token: next, result: 'failed' });
  expect(await post('console/PlayFaceCheck', { token: next, result: 'passed' })).toMatchObject({ reason: 'FACE_CHECK_USED' });
  const id = tokenOf((await launch()).body.faceidUrl).split('.')[0]!;
  expect(await post('customerCredit/FaceCheckNotice', { id, result: 'passed', signature: '0'.repeat(64) })).toMatchObject({
    reason: 'FACE_CHECK_REFUSED',
  });
  expect(await post('console/PlayFaceCheck', { token: `${id}.${'x'.repeat(43)}`, result: 'passed' })).toMatchObject({
    reason: 'FACE_CHECK_EXPIRED',
  });
  expect(await statusNow()).toBe(20);
});
