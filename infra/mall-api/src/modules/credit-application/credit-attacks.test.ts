import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { aColleague } from '../../testing/a-colleague.ts';
import { type ACompany, aCompany } from '../../testing/a-company.ts';
import { aKeptPaper, anApplication, submitsApplication, testingIdNumber } from '../../testing/a-credit-application.ts';
import { aMall } from '../../testing/a-mall.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { sessionService } from '../account/session.service.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());
let [own, other]: ACompany[] = [];
beforeEach(async () => {
  [own, other] = [await aCompany(db), await aCompany(db)];
});
// biome-ignore lint/suspicious/noExplicitAny: an envelope of any call
type Told = any;
const post = async (path: string, payload: object = {}, token = own!.token): Promise<Told> =>
  (await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { token } })).json();
const get = async (path: string, token = own!.token): Promise<Told> =>
  (await app.inject({ url: `/api/${path}`, headers: { token } })).json();
const save = (payload: object, token = own!.token) => post('customerCredit/SaveCreditApplicationData', payload, token);
const submits = (company: ACompany) => submitsApplication(db, company.kp, (path, payload) => post(path, payload, company.token));

test('a forged licence number, another company’s photo, a photo of another purpose, a field of another part: refused, nothing is kept', async () => {
  const { licence, legalPerson } = await anApplication(db, own!.kp);
  expect(await save({ section: 'licence', version: 0, values: { ...licence, creditCode: '91350100M000100Y44' } })).toMatchObject({
    reason: 'CREDIT_APPLICATION_INVALID',
    details: { faults: [{ section: 'licence', field: 'creditCode', words: '统一社会信用代码不正确，请对照营业执照核对' }] },
  });
  for (const licenceFile of [await aKeptPaper(db, other!.kp), await aKeptPaper(db, own!.kp, 'trade'), 'x'.repeat(26)])
    expect(await save({ section: 'licence', version: 0, values: { ...licence, licenceFile } })).toMatchObject({ reason: 'FILE_NOT_FOUND' });
  expect(await save({ section: 'licence', version: 0, values: { requestedLimit: '99' } })).toMatchObject({
    reason: 'CREDIT_APPLICATION_INVALID',
  });
  expect(await save({ section: 'licence', version: 0, values: { creditStatus: '25' } })).toMatchObject({ reason: 'BAD_REQUEST' });
  expect(await save({ section: 'licence', version: 0, values: { licenceName: '长'.repeat(301) } })).toMatchObject({
    reason: 'BAD_REQUEST',
  });
  expect(await save({ section: 'legalPerson', version: 0, values: { ...legalPerson, legalName: '王不符' } })).toMatchObject({
    reason: 'ID_CARD_DIFFERS',
  });
  expect((await get('customerCredit/GetCustomerCreditApplicationDataDesensitization')).body).toMatchObject({
    creditApplyWorkflowId: 0,
    creditStatus: 0,
  });
});

test('a forged workflow id, another company’s contract and account aren’t there', async () => {
  await submits(own!);
  await submits(other!);
  const { creditApplyWorkflowId } = (await get('customerCredit/GetCustomerCreditApplicationDataDesensitization', other!.token)).body;
  expect(await post('customerCredit/SearchCustomerCreditHistory', { creditApplyWorkflowId })).toMatchObject({
    reason: 'CREDIT_APPLICATION_NOT_FOUND',
  });
  const [first, second] = [(await anOperator(db, ['credit'])).token, (await anOperator(db, ['credit'])).token];
  const limit = { customerId: other!.kp.customerId, limitFen: yuan(50_000), why: '年报' };
  await post('staff/ProposeCredit', limit, first);
  await post('staff/ApproveCredit', limit, second);
  const [{ id, pdfUrl }] = (await get('customer/GetCustomerContracts', other!.token)).body;
  const { contentHash } = (await get(`customer/GetCustomerContract/${id}`, other!.token)).body;
  expect(await get(`customer/GetCustomerContract/${id}`)).toMatchObject({ reason: 'CREDIT_CONTRACT_NOT_FOUND' });
  expect(await post('customer/SignCustomerContract', { id, contentHash })).toMatchObject({ reason: 'CREDIT_CONTRACT_NOT_FOUND' });
  expect((await app.inject({ url: pdfUrl.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')) })).statusCode).toBe(403);
  expect(await post('customerCredit/CurrentKpLaunchFaceId')).toMatchObject({ reason: 'FACE_CHECK_REFUSED' });
});

test('a colleague sees how it stands without what identifies a person; staff in the account see, sign and begin nothing', async () => {
  await submits(own!);
  const colleague = await aColleague(db, own!.kp);
  const seen = (await get('customerCredit/GetCustomerCreditApplicationDataDesensitization', colleague.token)).body;
  expect(seen).toMatchObject({ canEdit: false, files: [] });
  expect(seen.sections[2].values).toMatchObject({ legalName: '王**', idNumber: '1101**********002X' });
  expect(seen.sections[4].values).toMatchObject({ contactPhone: '138****8000', contactEmail: 'c***@qiheng.example' });
  for (const call of [
    save({ section: 'company', version: 1, values: {} }, colleague.token),
    get('customerCredit/GetCustomerCreditApplicationData', colleague.token),
  ])
    expect(await call).toMatchObject({ reason: 'CREDIT_APPLICATION_NOT_MANAGER' });
  const operator = await anOperator(db, ['sales']);
  const simulated = await sessionService(db).open({ kpId: own!.kp.kpId, operatorId: operator.id }, { ip: '127.0.0.1', userAgent: 'test' });
  expect(await get('customerCredit/GetCustomerCreditApplicationData', simulated)).toMatchObject({ reason: 'NOT_IN_SIMULATION' });
  expect(await post('customerCredit/CurrentKpLaunchFaceId', {}, simulated)).toMatchObject({ reason: 'NOT_IN_SIMULATION' });
  expect(await save({ isSubmit: true }, simulated)).toMatchObject({ reason: 'NOT_IN_SIMULATION' });
});

test('papers of persons are for credit staff, who say why; sales don’t find them', async () => {
  await submits(own!);
  const { files } = (await get('customerCredit/GetCustomerCreditApplicationDataDesensitization')).body;
  const [sales, credit] = [await anOperator(db, ['sales']), await anOperator(db, ['credit'])];
  const ask = async (path: string, token: string) => (await app.inject({ url: `/api/staff/${path}`, headers: { token } })).statusCode;
  const { file } = files[0];
  expect(await ask(`DownloadOssFile?file=${file}`, sales.token)).toBe(404);
  const of = `customerId=${own!.kp.customerId}&file=${file}`;
  expect(await ask(`DownloadCreditFile?${of}&why=x`, sales.token)).toBe(403);
  expect(await ask(`DownloadCreditFile?${of}`, credit.token)).toBe(400);
  expect(await ask(`DownloadCreditFile?customerId=${other!.kp.customerId}&file=${file}&why=x`, credit.token)).toBe(404);
  expect(await post('staff/GetCreditApplication', { customerId: own!.kp.customerId }, sales.token)).toMatchObject({ reason: 'FORBIDDEN' });
  await ask(`DownloadCreditFile?${of}&why=x`, credit.token);
  const acts = await db.sql<{ act: string }[]>`select act from staff_act where subject = ${String(own!.kp.customerId)}`;
  expect(acts).toEqual([{ act: 'viewCreditFile' }]);
});

test('the register is asked ten times a minute at most, and its answer tells nothing but yes or no', async () => {
  const ask = () => post(`customercredit/VerifyIdCard?name=${encodeURIComponent('王建国')}&idCard=${testingIdNumber}`);
  expect((await ask()).body).toEqual({ isSame: true, message: '姓名与身份证号一致' });
  const answers = await Promise.all(Array.from({ length: 12 }, ask));
  expect(answers.some(({ reason }) => reason === 'TOO_MANY_REQUESTS')).toBe(true);
});
