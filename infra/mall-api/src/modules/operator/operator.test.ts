import { afterAll, expect, test } from '@jest/globals';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

const password = 'Mall2026!';
const read = async (token = '') => (await app.inject({ url: '/api/operator/GetOperator', headers: token ? { token } : {} })).json();
const post = async (url: string, payload: object, token = '') =>
  (await app.inject({ method: 'POST', url, headers: token ? { token } : {}, payload })).json();
const enter = (account: string, more: object = {}) => post('/api/customer/LoginAsCustomer', { account, password, ...more });
const desk = { password, hasSecondStep: false };

test('an operator who signed in without a phone number is known by name, and nobody else is', async () => {
  const { id, account } = await anOperator(db, ['platform'], desk);
  const { token } = (await enter(account)).body;
  expect((await read(token)).body).toEqual({ id, account, name: '周琳', roles: ['platform'] });
  expect(await read()).toMatchObject({ code: 401, reason: 'NOT_SIGNED_IN' });
  expect(await read((await aCompany(db)).token)).toMatchObject({ code: 403, reason: 'FORBIDDEN' });
});

test('an act on the platform is one row of the audit log, with what it was done to', async () => {
  const { id, account } = await anOperator(db, ['platform'], desk);
  const { token } = (await enter(account)).body;
  const act = { act: 'override', subject: 'mf-search@3f2a', details: { minutes: 60 } };
  expect((await post('/api/operator/RecordAct', act, token)).body).toBe(true);
  const rows = await db.sql`select call, outcome, details from audit_log where operator_id = ${id}`;
  expect(rows).toEqual([{ call: 'platform/override', outcome: 0, details: { subject: 'mf-search@3f2a', minutes: 60 } }]);
});

test('an operator who was disabled is out at once', async () => {
  const { id, account } = await anOperator(db, ['platform'], desk);
  const { token } = (await enter(account)).body;
  await db.sql`update operator set is_enabled = false where id = ${id}`;
  expect((await read(token)).code).toBe(401);
});

test('entering a customer’s account needs a role for it, also while the session lives; the desk needs another (rules operator 9, 14)', async () => {
  const { phone } = await aCompany(db);
  const sales = await anOperator(db, ['sales'], desk);
  const finance = await anOperator(db, ['finance'], desk);
  expect(await enter(finance.account, { cellPhone: phone })).toMatchObject({ reason: 'FORBIDDEN' });
  expect(await enter(finance.account)).toMatchObject({ reason: 'FORBIDDEN' });
  expect(await enter(sales.account)).toMatchObject({ reason: 'FORBIDDEN' });
  const { token } = (await enter(sales.account, { cellPhone: phone })).body;
  const info = () => app.inject({ method: 'POST', url: '/api/order/GetOrderStatistics', headers: { token } });
  await db.sql`update operator set roles = '{finance}' where id = ${sales.id}`;
  expect((await info()).json().reason).toBe('NOT_SIGNED_IN');
});

test('where a second step is set up, these doors ask for its code, and each counts once (rule operator 15)', async () => {
  const { phone } = await aCompany(db);
  const operator = await anOperator(db, ['sales'], { password });
  const code = operator.code();
  expect(await enter(operator.account, { cellPhone: phone })).toMatchObject({ reason: 'SECOND_STEP_NEEDED' });
  expect(await enter(operator.account, { cellPhone: phone, password: 'wrong', code })).toMatchObject({ reason: 'LOGIN_PASSWORD_WRONG' });
  // Three, so that those that come after the one that counts don't ask for a captcha.
  const at = await Promise.all(Array.from({ length: 3 }, () => enter(operator.account, { cellPhone: phone, code })));
  expect(at.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(await enter(operator.account, { cellPhone: phone, code: operator.code(1), password })).toMatchObject({ code: 0 });
});

test('a one-time password opens none of these doors', async () => {
  const operator = await anOperator(db, ['sales', 'platform'], desk);
  await db.sql`update operator set password_expires_at = now() + interval '1 day' where id = ${operator.id}`;
  expect(await enter(operator.account)).toMatchObject({ reason: 'FIRST_SIGN_IN_NEEDED' });
});
