import { afterAll, expect, test } from '@jest/globals';
import { aMall } from '../../testing/a-mall.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingInstallationKey } from '../../testing/embedded.ts';
import { hashesOf } from '../../testing/hashes-of.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { operatorRepository } from './operator.repository.ts';
import { operatorAccounts } from './operator-accounts.service.ts';
import { tickets } from './tickets.ts';
import { codeOf, stepAt } from './totp.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

const password = 'Mall2026!';
let addresses = 0;
/** From an address of its own each: guesses of tests count for nobody else. */
const post = async (call: string, payload: object, token = '', from = `10.9.${++addresses >> 8}.${addresses & 255}`) =>
  (
    await app.inject({
      method: 'POST',
      url: `/api/operator/${call}`,
      payload,
      remoteAddress: from,
      ...(token ? { headers: { token } } : {}),
    })
  ).json();
const signIn = (account: string, word = password, from?: string) => post('SignIn', { account, password: word }, '', from);
const fifty = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, index) => work(index)));
const worked = (answers: { code: number }[]) => answers.filter(({ code }) => code === 0);
const by = { requestId: 'test', ip: '127.0.0.1' };
const decoded = (secret: string) => {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const sessionsOf = async (id: number) => (await db.sql`select is_staff from session where operator_id = ${id}`).length;

test('a password opens nothing by itself: the second step does, and what the ticket was good for is over', async () => {
  const operator = await anOperator(db, ['finance'], { password });
  const { body: step } = await signIn(operator.account);
  expect(step).toEqual({ ticket: expect.any(String), next: 'secondStep' });
  for (const url of ['/api/operator/GetOperator'])
    expect((await app.inject({ url, headers: { token: step.ticket } })).json().reason).toBe('NOT_SIGNED_IN');
  const code = operator.code();
  const { body } = await post('VerifySecondStep', { ticket: step.ticket, code });
  expect(body.operator).toMatchObject({ account: operator.account, roles: ['finance'] });
  expect((await app.inject({ url: '/api/operator/GetOperator', headers: { token: body.token } })).json().code).toBe(0);
  expect(await post('VerifySecondStep', { ticket: step.ticket, code: operator.code(1) })).toMatchObject({ reason: 'SIGN_IN_EXPIRED' });
  expect((await post('SignOut', {}, body.token)).body).toBe(true);
  expect((await app.inject({ url: '/api/operator/GetOperator', headers: { token: body.token } })).json().code).toBe(401);
});

test('the first sign-in: a one-time password is replaced, a second step set up, and ten recovery codes count once each', async () => {
  const account = 'li.na';
  const made = await operatorAccounts(db).add({ account, name: '李娜', employeeNo: 'E-1', roles: ['sales'] }, by);
  const { body: first } = await signIn(account, made.password);
  const { body: other } = await signIn(account, made.password);
  expect(first.next).toBe('newPassword');
  expect(await post('BeginEnrolment', { ticket: first.ticket })).toMatchObject({ reason: 'SIGN_IN_EXPIRED' });
  expect(await post('SetNewPassword', { ticket: first.ticket, password: made.password })).toMatchObject({ reason: 'PASSWORD_WEAK' });
  expect(await post('SetNewPassword', { ticket: first.ticket, password: 'schrauben' })).toMatchObject({ reason: 'PASSWORD_WEAK' });
  const { body: second } = await post('SetNewPassword', { ticket: first.ticket, password: 'Schrauben8' });
  expect(second.next).toBe('enrolment');
  expect(await post('SetNewPassword', { ticket: other.ticket, password: 'Muttern99' })).toMatchObject({ reason: 'SIGN_IN_EXPIRED' });
  expect(await signIn(account, made.password)).toMatchObject({ reason: 'LOGIN_PASSWORD_WRONG' });

  const begun = await Promise.all([post('BeginEnrolment', { ticket: second.ticket }), post('BeginEnrolment', { ticket: second.ticket })]);
  const { secret, url, image } = begun[0].body;
  expect(begun[1].body.secret).toBe(secret);
  expect(url).toContain(`secret=${secret}`);
  expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
  const wrong = await post('FinishEnrolment', { ticket: second.ticket, code: '000000' });
  expect(wrong).toMatchObject({ reason: 'SECOND_STEP_WRONG', details: { triesLeft: 4 } });
  const code = codeOf(decoded(secret), stepAt(Date.now()));
  const ends = await fifty(() => post('FinishEnrolment', { ticket: second.ticket, code }));
  expect(worked(ends)).toHaveLength(1);
  const [{ body }] = worked(ends) as [{ code: number; body: { token: string; recoveryCodes: string[] } }];
  expect(new Set(body.recoveryCodes).size).toBe(10);

  const [kept] = await db.sql`select second_step, password_hash from operator where account = ${account}`;
  expect(kept!.secondStep.toString('latin1')).not.toContain(decoded(secret).toString('latin1'));
  const recovery = body.recoveryCodes[3]!;
  const { id } = (await operatorRepository(db).byAccount(account))!;
  const held = await fifty(async () => (await tickets(db).give((await operatorRepository(db).byId(id))!)).ticket);
  expect(worked(await Promise.all(held.map((ticket) => post('VerifySecondStep', { ticket, code: recovery }))))).toHaveLength(1);
});

test('fifty tickets and one code are one session', async () => {
  const operator = await anOperator(db, ['finance'], { password });
  const row = (await operatorRepository(db).byId(operator.id))!;
  const held = await fifty(async () => (await tickets(db).give(row)).ticket);
  const code = operator.code();
  const before = await sessionsOf(operator.id);
  expect(worked(await Promise.all(held.map((ticket) => post('VerifySecondStep', { ticket, code }))))).toHaveLength(1);
  expect((await sessionsOf(operator.id)) - before).toBe(1);
  // And what was used is not used again with a code from before it.
  const { ticket } = await tickets(db).give(row);
  expect(await post('VerifySecondStep', { ticket, code: operator.code(-1) })).toMatchObject({ reason: 'SECOND_STEP_WRONG' });
});

test('a ticket ends with its fifth wrong code, however many are tried at once', async () => {
  const operator = await anOperator(db, ['finance'], { password });
  const { body: step } = await signIn(operator.account);
  const answers = await fifty((index) => post('VerifySecondStep', { ticket: step.ticket, code: String(index).padStart(6, '9') }));
  expect(answers.filter(({ reason }) => reason === 'SECOND_STEP_WRONG')).toHaveLength(5);
  expect(await post('VerifySecondStep', { ticket: step.ticket, code: operator.code() })).toMatchObject({ reason: 'SIGN_IN_EXPIRED' });
});

test('who knows a password guesses codes no faster than passwords: the tenth sign-in that comes to nothing is a pause', async () => {
  const operator = await anOperator(db, ['finance'], { password });
  await db.sql`insert into login_failure (number, source, failures, last_at) values (${`operator:${operator.account}`}, 'ip:10.77.0.1', 9, now())`;
  const answer = await signIn(operator.account, password, '10.77.0.1');
  expect(answer.reason).toBe('CAPTCHA_REQUIRED');
  await db.sql`delete from login_failure where number = ${`operator:${operator.account}`}`;
  await signIn(operator.account, password, '10.77.0.1');
  const [row] = await db.sql`select failures from login_failure where number = ${`operator:${operator.account}`}`;
  expect(row).toEqual({ failures: 1 });
  const { body: step } = await signIn(operator.account, password, '10.77.0.1');
  expect((await post('VerifySecondStep', { ticket: step.ticket, code: operator.code() }, '', '10.77.0.1')).code).toBe(0);
  expect(await db.sql`select 1 from login_failure where number = ${`operator:${operator.account}`}`).toHaveLength(0);
});

test('a ticket is for one operator, ten minutes, and ends with a change of what it was given for', async () => {
  const [one, other] = [await anOperator(db, ['finance'], { password }), await anOperator(db, ['finance'], { password })];
  const { body: step } = await signIn(one.account);
  expect(await post('VerifySecondStep', { ticket: step.ticket, code: other.code() })).toMatchObject({ reason: 'SECOND_STEP_WRONG' });
  await db.sql`update sign_in_ticket set expires_at = now()`;
  expect(await post('VerifySecondStep', { ticket: step.ticket, code: one.code() })).toMatchObject({ reason: 'SIGN_IN_EXPIRED' });
  const { body: again } = await signIn(one.account);
  await operatorAccounts(db).change(one.id, { isEnabled: false }, by);
  await operatorAccounts(db).change(one.id, { isEnabled: true }, by);
  expect(await post('VerifySecondStep', { ticket: again.ticket, code: one.code() })).toMatchObject({ reason: 'SIGN_IN_EXPIRED' });
  const [kept] = await db.sql`select token_hash from sign_in_ticket limit 1`;
  expect(kept!.tokenHash).toHaveLength(32);
});

test('an account that is not there, one that is disabled and a one-time password that is over are answered alike', async () => {
  const gone = await anOperator(db, ['finance'], { password });
  await operatorAccounts(db).change(gone.id, { isEnabled: false }, by);
  const late = await anOperator(db, ['finance'], { password });
  await db.sql`update operator set password_expires_at = now() where id = ${late.id}`;
  const answers = await Promise.all([signIn('nobody'), signIn(gone.account), signIn(late.account), signIn(late.account, 'wrong')]);
  for (const answer of answers) expect(answer).toMatchObject({ reason: 'LOGIN_PASSWORD_WRONG', message: '密码错误' });
});

test('a secret of one operator opens for no other, nor under another key', async () => {
  const { sealedSteps } = await import('./second-step.ts');
  const kept = sealedSteps(testingInstallationKey).seal(Buffer.from('secret'), 'operator 1');
  expect(sealedSteps(testingInstallationKey).open(kept, 'operator 1').toString()).toBe('secret');
  expect(() => sealedSteps(testingInstallationKey).open(kept, 'operator 2')).toThrow('MALL_KEY');
  expect(() => sealedSteps(Buffer.alloc(32)).open(kept, 'operator 1')).toThrow('MALL_KEY');
});

test('whether there is an account is not told by the time either', async () => {
  const { account } = await anOperator(db, ['finance'], { password });
  for (const name of [account, 'nobody']) expect(await hashesOf(() => signIn(name, 'wrong'))).toBe(1);
});
