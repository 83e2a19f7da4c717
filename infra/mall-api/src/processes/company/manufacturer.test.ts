import { afterAll, expect, test } from '@jest/globals';
import { aColleague } from '../../testing/a-colleague.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aKeptPaper } from '../../testing/a-credit-application.ts';
import { aMall } from '../../testing/a-mall.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { httpAsker } from '../../testing/http-asker.ts';
import { insist } from '../../testing/insist.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());
const limit = 120_000;

const post = (path: string, payload: object, token: string) => insist(() => mall.post(`/api/${path}`, payload, token));
const apply = (token: string, fields: object) => post('customer/ApplyAsManufacturer', fields, token);
const answer = (id: string, isApproved: boolean, said: string, token: string) =>
  post('staff/AnswerManufacturer', { id, isApproved, answer: said, why: '核对材料' }, token);
const list = async (token: string) => (await mall.get('/api/customer/GetManufacturerApplications', token)).body;
const aMaker = async () => {
  const company = await aCompany(db);
  const fields = {
    ...{ companyName: '测试机械有限公司', licenceNumber: '91350100M000100Y43', brands: '启衡', products: '直线导轨' },
    ...{ contact: '王工', phone: '021-58880500', proofs: [await aKeptPaper(db, company.kp, 'proof')] },
  };
  return { ...company, fields };
};

test(
  'a company applies, is rejected with a reason it reads, applies again and is certified (rules account 47–49)',
  async () => {
    const { kp, token, fields } = await aMaker();
    const sales = await anOperator(db, ['sales']);
    const first = (await apply(token, fields)).body;
    expect(first).toMatchObject({ status: 'submitted', statusName: '审核中', proofs: [{ name: '照片.jpg' }] });
    const waiting = (await post('staff/ListManufacturers', {}, sales.token)).body;
    expect(waiting.items).toEqual(expect.arrayContaining([expect.objectContaining({ id: first.id, customerName: '测试机械有限公司' })]));
    expect((await answer(first.id, false, ' ', sales.token)).reason).toBe('MANUFACTURER_ANSWER_MISSING');
    expect((await answer(first.id, false, '商标注册证看不清', sales.token)).code).toBe(0);
    expect(await list(token)).toMatchObject([{ statusName: '已驳回', answer: '商标注册证看不清' }]);
    const second = (await apply(token, { ...fields, proofs: [await aKeptPaper(db, kp, 'proof')] })).body;
    expect((await answer(second.id, true, '', sales.token)).body).toMatchObject({ statusName: '已通过' });
    expect(await list(token)).toMatchObject([{ status: 'approved' }, { status: 'rejected' }]);
    expect((await apply(token, fields)).reason).toBe('MANUFACTURER_ALREADY_APPLIED');
    const told = await db.sql<{ title: string }[]>`select title from notification where kp_id = ${kp.kpId} order by id`;
    expect(told.map(({ title }) => title)).toEqual(['厂家认证未通过', '厂家认证已通过']);
    const acts = await db.sql<{ act: string; why: string }[]>`select act, why from staff_act where subject = ${second.id}`;
    expect([...acts]).toEqual([{ act: 'answerManufacturer', why: '核对材料' }]);
  },
  limit,
);

test(
  'of ten applications at once one waits; of an approval, a rejection and a withdrawal at once one counts',
  async () => {
    const { token, fields } = await aMaker();
    const sales = await anOperator(db, ['sales']);
    const applied = await Promise.all(Array.from({ length: 10 }, () => apply(token, fields)));
    expect(applied.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(new Set(applied.map(({ reason }) => reason))).toEqual(new Set([undefined, 'MANUFACTURER_ALREADY_APPLIED']));
    const { id } = applied.find(({ code }) => code === 0)!.body;
    const ended = await Promise.all([
      answer(id, true, '', sales.token),
      answer(id, false, '资料不全', sales.token),
      post('customer/WithdrawManufacturerApplication', { id }, token),
    ]);
    expect(ended.map(({ reason }) => reason ?? 'done').toSorted()).toEqual([
      'MANUFACTURER_NOT_WAITING',
      'MANUFACTURER_NOT_WAITING',
      'done',
    ]);
    expect(await list(token)).toHaveLength(1);
  },
  limit,
);

test(
  'a forged 统一社会信用代码, a stranger’s paper, another company’s application and who may not manage are refused; nothing is kept',
  async () => {
    const { kp, token, fields } = await aMaker();
    const other = await aMaker();
    const finance = await anOperator(db, ['finance']);
    expect((await apply(token, { ...fields, licenceNumber: '91350100M000100Y44' })).reason).toBe('LICENCE_NUMBER_INVALID');
    expect((await apply(token, { ...fields, proofs: other.fields.proofs })).reason).toBe('FILE_NOT_FOUND');
    expect((await apply(token, { ...fields, proofs: [] })).reason).toBe('BAD_REQUEST');
    const colleague = await aColleague(db, kp);
    expect((await apply(colleague.token, fields)).reason).toBe('RIGHT_TO_MANAGE_MISSING');
    expect(await list(token)).toEqual([]);
    const { id } = (await apply(token, fields)).body;
    expect(await list(other.token)).toEqual([]);
    expect((await post('customer/WithdrawManufacturerApplication', { id }, other.token)).reason).toBe('MANUFACTURER_NOT_WAITING');
    expect((await answer(id, true, '', finance.token)).reason).toBe('FORBIDDEN');
    expect((await answer(id, true, '', token)).reason).toBe('FORBIDDEN');
    expect((await post('customer/WithdrawManufacturerApplication', { id }, token)).body).toMatchObject({ statusName: '已撤回' });
    expect((await apply(token, { ...fields, proofs: [await aKeptPaper(db, kp, 'proof')] })).code).toBe(0);
  },
  limit,
);
