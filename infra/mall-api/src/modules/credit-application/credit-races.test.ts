import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { type ACompany, aCompany } from '../../testing/a-company.ts';
import { submitsApplication } from '../../testing/a-credit-application.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
let mall: AServedMall;
let company: ACompany;
let [first, second] = ['', ''];
beforeAll(async () => {
  mall = await aServedMall(db.url);
});
afterAll(() => mall.end());
beforeEach(async () => {
  company = await aCompany(db);
  [first, second] = [(await anOperator(db, ['credit'])).token, (await anOperator(db, ['credit'])).token];
});
// biome-ignore lint/suspicious/noExplicitAny: an envelope of any call
type Told = any;
/** What the mall had no time for is asked again, as a browser does. */
const post = async (path: string, payload: object, token = company.token): Promise<Told> => {
  for (;;) {
    const { answer } = await mall.ask(`/api/${path}`, { payload, token });
    if (answer.reason !== 'SERVICE_UNAVAILABLE' && answer.reason !== 'TOO_MANY_REQUESTS') return answer;
  }
};
const save = (payload: object) => post('customerCredit/SaveCreditApplicationData', payload);
const submit = () => submitsApplication(db, company.kp, (path, payload) => post(path, payload)) as Promise<Told>;
const staff = (call: string, more: object, token: string) => post(`staff/${call}`, { customerId: company.kp.customerId, ...more }, token);
const outcome = (answers: Told[]) => answers.map(({ code, reason }) => (code === 0 ? 'done' : reason)).sort();
const steps = async () =>
  (await db.sql<{ step: string }[]>`select step from credit_step where customer_id = ${company.kp.customerId} order by id`).map(
    ({ step }) => step,
  );
const limit = { limitFen: yuan(50_000), why: '年报' };

test('submitted fifty times at once it is submitted once', async () => {
  const parts = await submit();
  expect(parts.code).toBe(0);
  await staff('AskBackCreditApplication', { asked: [{ section: 'limit', words: '说明用途' }] }, first);
  const answers = await Promise.all(Array.from({ length: 50 }, () => save({ isSubmit: true })));
  expect(outcome(answers)).toEqual([...Array(49).fill('CREDIT_STEP_REFUSED'), 'done']);
  expect((await steps()).filter((step) => step === 'submit')).toHaveLength(2);
}, 180_000);

test('approved and rejected at once one of them is, whoever saves meanwhile', async () => {
  await submit();
  await staff('ProposeCredit', limit, first);
  const answers = await Promise.all([
    staff('ApproveCredit', limit, second),
    staff('RejectCreditApplication', { why: '不足一年' }, first),
    ...Array.from({ length: 6 }, () => save({ section: 'limit', version: 1, values: { requestedLimit: '70000' } })),
  ]);
  const [approved, rejected, ...saved] = answers;
  const isApproved = approved.code === 0;
  expect(isApproved === (rejected.code === 0)).toBe(false);
  const savedHow = outcome(saved);
  // Once it is rejected one of the six may save, on the version that it edited; approved or in review none.
  expect(savedHow.filter((how) => how === 'done').length).toBeLessThanOrEqual(isApproved ? 0 : 1);
  const [account] = await db.sql`select status, limit_amount from credit_account where customer_id = ${company.kp.customerId}`;
  expect(isApproved ? account : account!.limitAmount).toEqual(isApproved ? { status: 20, limitAmount: yuan(50_000) } : 0);
  const contracts = await db.sql`select 1 from credit_contract where customer_id = ${company.kp.customerId}`;
  expect(contracts).toHaveLength(isApproved ? 1 : 0);
}, 180_000);

test('one part saved by twenty pages at once is kept once; the others read that they are behind', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => save({ section: 'company', version: 0, values: { companyName: `公司${at}` } })),
  );
  expect(outcome(answers)).toEqual([...Array(19).fill('CREDIT_APPLICATION_CHANGED'), 'done']);
}, 180_000);

test('signed by ten pages at once there is one signature; a mall that is killed in between has done a whole step or none', async () => {
  await submit();
  await staff('ProposeCredit', limit, first);
  await staff('ApproveCredit', limit, second);
  const read = async (path: string) => (await mall.ask(`/api/${path}`, { token: company.token })).answer.body;
  const [{ id }] = await read('customer/GetCustomerContracts');
  const { contentHash } = await read(`customer/GetCustomerContract/${id}`);
  const sign = () => post('customer/SignCustomerContract', { id, contentHash });
  const killed = Promise.allSettled(
    Array.from({ length: 4 }, () => mall.ask('/api/customer/SignCustomerContract', { payload: { id, contentHash }, token: company.token })),
  );
  mall.child.kill('SIGKILL');
  await killed;
  mall.end();
  mall = await aServedMall(db.url);
  const before = (await steps()).filter((step) => step === 'sign').length;
  const [contract] = await db.sql<{ state: string }[]>`select state from credit_contract where id = ${id}`;
  expect(contract!.state).toBe(before === 1 ? 'signed' : 'waiting');
  const answers = await Promise.all(Array.from({ length: 10 }, sign));
  expect(outcome(answers).filter((how) => how === 'done')).toHaveLength(before === 1 ? 0 : 1);
  expect((await steps()).filter((step) => step === 'sign')).toHaveLength(1);
}, 180_000);

test('a passed face check told twenty times enables once', async () => {
  await submit();
  await staff('ProposeCredit', limit, first);
  await staff('ApproveCredit', limit, second);
  const read = async (path: string) => (await mall.ask(`/api/${path}`, { token: company.token })).answer.body;
  const [{ id }] = await read('customer/GetCustomerContracts');
  const { contentHash } = await read(`customer/GetCustomerContract/${id}`);
  await post('customer/SignCustomerContract', { id, contentHash });
  const links = await Promise.all(Array.from({ length: 8 }, () => post('customerCredit/CurrentKpLaunchFaceId', {})));
  expect(new Set(links.map(({ body }) => body.faceidUrl)).size).toBe(1);
  const token = new URL(links[0].body.faceidUrl).searchParams.get('face')!;
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('console/PlayFaceCheck', { token, result: 'passed' })));
  expect(new Set(outcome(answers))).toEqual(new Set(['done']));
  expect((await steps()).filter((step) => step === 'enable')).toHaveLength(1);
}, 180_000);
