import { afterAll, expect, test } from '@jest/globals';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { keepOperator } from '../account/operator-account.ts';
import { hashPassword } from '../account/password.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

const read = async (token = '') => (await app.inject({ url: '/api/operator/GetOperator', headers: token ? { token } : {} })).json();
const post = async (url: string, payload: object, token = '') =>
  (await app.inject({ method: 'POST', url, headers: token ? { token } : {}, payload })).json();

const anOperator = async (account: string) => {
  const [row] = await db.sql<{ id: number }[]>`insert into operator (account, name, employee_no, password_hash)
    values (${account}, '周琳', ${account}, ${await hashPassword('Mall2026!')}) returning id`;
  return row!.id;
};
const signIn = async (account: string) => (await post('/api/customer/LoginAsCustomer', { account, password: 'Mall2026!' })).body.token;

test('an operator who signed in without a phone number is known by name, and nobody else is', async () => {
  const id = await anOperator('zhou');
  expect((await read(await signIn('zhou'))).body).toEqual({ id, account: 'zhou', name: '周琳', role: 'operator' });
  await db.sql`update operator set role = 'admin' where id = ${id}`;
  expect((await read(await signIn('zhou'))).body.role).toBe('admin');
  expect(await read()).toMatchObject({ code: 401, reason: 'NOT_SIGNED_IN' });
  const { phone } = await aCompany(db, { password: 'Mall2026!' });
  const buyer = (await post('/api/customer/Login', { username: phone, password: 'Mall2026!' })).body.token;
  expect(await read(buyer)).toMatchObject({ code: 403, reason: 'FORBIDDEN' });
});

test('an act on the platform is one row of the audit log, with what it was done to', async () => {
  const id = await anOperator('lin');
  const token = await signIn('lin');
  const act = { act: 'override', subject: 'mf-search@3f2a', details: { minutes: 60 } };
  expect((await post('/api/operator/RecordAct', act, token)).body).toBe(true);
  const rows = await db.sql`select call, outcome, details from audit_log where operator_id = ${id}`;
  expect(rows).toEqual([{ call: 'platform/override', outcome: 0, details: { subject: 'mf-search@3f2a', minutes: 60 } }]);
});

test('an operator who was disabled is out at once', async () => {
  const id = await anOperator('wu');
  const token = await signIn('wu');
  await db.sql`update operator set is_enabled = false where id = ${id}`;
  expect((await read(token)).code).toBe(401);
});

test('an operator gets an account of their own, and what is changed of it counts at once', async () => {
  const made = { account: 'he.jun', name: '何军', employeeNo: 'E-77', password: 'Schrauben8' };
  expect(await keepOperator(db, made)).toBe(true);
  const signInWith = async (password: string) =>
    (await post('/api/customer/LoginAsCustomer', { account: 'he.jun', password })).body as { token: string } | null;
  const first = (await signInWith('Schrauben8'))!;
  expect((await read(first.token)).body).toMatchObject({ account: 'he.jun', name: '何军', role: 'operator' });
  const [row] = await db.sql`select password_hash from operator where account = 'he.jun'`;
  expect(row!.passwordHash).toMatch(/^\$argon2id\$/);
  expect(await keepOperator(db, { account: 'he.jun', role: 'admin', password: 'Muttern99' })).toBe(false);
  expect((await read(first.token)).body).toMatchObject({ name: '何军', role: 'admin' });
  expect(await signInWith('Schrauben8')).toBeNull();
  await keepOperator(db, { account: 'he.jun', isEnabled: false });
  expect((await read(first.token)).code).toBe(401);
  expect(await signInWith('Muttern99')).toBeNull();
});

test.each([
  [{ account: 'Zhou!' }, 'an account is'],
  [{ account: 'nobody' }, 'a new one needs'],
  [{ account: 'nobody', name: '周', employeeNo: 'E-1', password: '12345678' }, 'a password needs'],
])('an operator’s account is not made of %j', async (given, reason) => {
  await expect(keepOperator(db, given)).rejects.toThrow(reason);
});
