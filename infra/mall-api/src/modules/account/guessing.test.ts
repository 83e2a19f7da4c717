import { afterAll, expect, test } from '@jest/globals';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { everyAgreement } from '../../testing/agreed.ts';
import { solvedCaptcha } from '../../testing/solve-captcha.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { loginFailureRepository } from './login-failure.repository.ts';
import { loginGate } from './login-gate.ts';
import { hashPassword } from './password.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());
const agreements = await everyAgreement(db);

const addresses = Array.from({ length: 80 }, (_, index) => `198.18.0.${index + 1}`);
const anAddress = () => addresses.pop()!;
const post = async (name: string, payload: object, ip = anAddress()) =>
  (await app.inject({ method: 'POST', url: `/api/customer/${name}`, headers: { 'x-forwarded-for': ip }, payload })).json();
const read = async (url: string) => (await app.inject({ url })).json();
const solved = (userName: string, ip: string, scope: 'login' | 'sms' = 'sms') =>
  solvedCaptcha((name, payload) => post(name, payload, ip), { userName, scope });
const codeOf = async (phone: string) => /(\d{6})/.exec((await read(`/api/console/GetSmsMessages?phone=${phone}`)).body[0].text)![1]!;

test('a code is void after five wrong guesses, from wherever they come, though the right one follows', async () => {
  const { phone } = await aCompany(db);
  await post('GetMobileCode', { cellPhone: phone });
  const right = await codeOf(phone);
  const wrong = right === '000000' ? '111111' : '000000';
  const guess = async (mobileCode: string, ip = anAddress()) =>
    post('LoginByCode', { userName: phone, mobileCode, agreements, ...(await solved(phone, ip)) }, ip);
  for (let at = 0; at < 5; at += 1) expect((await guess(wrong)).reason).toBe('SMS_CODE_WRONG');
  expect((await guess(right)).reason).toBe('SMS_CODE_WRONG');
  const [row] = await db.sql<{ usedAt: string | null }[]>`select used_at from sms_code where phone = ${phone}`;
  expect(row!.usedAt).toBeNull();
});

test('guesses of a code count as those of a password do: ten pause the password there, and never the way by SMS', async () => {
  const { phone } = await aCompany(db, { password: 'Mall2026!' });
  const ip = anAddress();
  const login = async (password: string) => post('Login', { username: phone, password, ...(await solved(phone, ip, 'login')) }, ip);
  const byCode = async (mobileCode: string) =>
    post('LoginByCode', { userName: phone, mobileCode, agreements, ...(await solved(phone, ip)) }, ip);
  for (let at = 0; at < 10; at += 1) expect([50002, 50014]).toContain((await (at % 2 ? login('wrong') : byCode('000000'))).code);
  expect((await login('Mall2026!')).reason).toBe('LOGIN_PAUSED');
  expect((await post('GetMobileCode', { cellPhone: phone, ...(await solved(phone, ip)) }, ip)).code).toBe(0);
  expect((await byCode(await codeOf(phone))).code).toBe(0);
  expect((await login('Mall2026!')).code).toBe(0);
});

test('after a pause that ran out a captcha is asked for again, not the next pause', async () => {
  const { phone } = await aCompany(db, { password: 'Mall2026!' });
  const ip = anAddress();
  const login = async (password: string, captcha = {}) => post('Login', { username: phone, password, ...captcha }, ip);
  for (let at = 0; at < 10; at += 1) await login('wrong', await solved(phone, ip, 'login'));
  expect((await login('Mall2026!')).reason).toBe('LOGIN_PAUSED');
  await db.sql`update login_failure set paused_until = now() - interval '1 second' where number = ${`phone:${phone}`}`;
  expect((await login('Mall2026!')).reason).toBe('CAPTCHA_REQUIRED');
  expect((await login('Mall2026!', await solved(phone, ip, 'login'))).code).toBe(0);
});

test('staff are guarded alike: an unknown account gets the answer of a wrong password, and three guesses ask for a captcha', async () => {
  await db.sql`insert into operator (account, name, employee_no, password_hash, roles)
    values ('op-guessed', '周琳', 'G-1', ${await hashPassword('Mall2026!')}, '{platform}')`;
  const guess = async (account: string, password: string, ip = anAddress(), captcha = {}) => {
    const { requestId: _, ...answer } = await post('LoginAsCustomer', { account, password, ...captcha }, ip);
    return answer;
  };
  expect(await guess('op-guessed', 'wrong')).toEqual(await guess('op-nobody', 'wrong'));
  for (let at = 0; at < 2; at += 1) await guess('op-guessed', 'wrong');
  const ip = anAddress();
  expect((await guess('op-guessed', 'Mall2026!', ip)).reason).toBe('CAPTCHA_REQUIRED');
  const captcha = await solvedCaptcha((name, payload) => post(name, payload, ip), { account: 'op-guessed' });
  expect((await guess('op-guessed', 'Mall2026!', ip, captcha)).code).toBe(0);
});

test('where a phone that scanned is sent to is a path of the mall or nowhere', async () => {
  const { kp } = await aCompany(db);
  for (const [asked, given] of [
    ['/mycart?r=7', '/mycart?r=7'],
    ['https://evil.example/', ''],
    ['//evil.example', ''],
    ['/\\evil.example', ''],
    ['/\t/evil.example', ''],
    ['javascript:alert(1)', ''],
  ] as const) {
    const { token } = (await read(`/api/customer/GetWxScanQrCodeForPC?${new URLSearchParams({ url: asked })}`)).body;
    await app.inject({ method: 'POST', url: '/api/console/ConfirmWechatScan', payload: { token, kpId: kp.kpId } });
    expect((await read(`/api/customer/GetWXScanCodeStatus?token=${token}`)).body.url).toBe(given);
  }
});

test('an attempt that began while somebody got in does not bring back what was forgotten by that', async () => {
  const number = `phone:${(await aCompany(db)).phone}`;
  const ip = anAddress();
  const from = { ip, device: '' };
  const never = { task: () => Promise.reject(new Error('asked')), check: () => Promise.reject(new Error('asked')) };
  const gate = loginGate(db, never);
  const failed = await gate.admit(number, 'login', {}, from);
  await failed.failed();
  for (const ends of ['succeeded', 'takenBack'] as const) {
    const attempt = await gate.admit(number, 'login', {}, from);
    const pair = { number, source: `ip:${ip}` };
    const before = (await loginFailureRepository(db).find(pair)).failures;
    let ended: Promise<void> | undefined;
    // What an attempt does that is admitted at the same moment.
    await db.transaction(async (tx) => {
      const failures = loginFailureRepository(tx);
      await failures.lock(number);
      const state = await failures.find(pair);
      ended = attempt[ends]();
      await Promise.race([ended, untilBlocked(db)]);
      await failures.begin(pair, { ...state, failures: state.failures + 1 });
    });
    await ended;
    expect((await loginFailureRepository(db).find(pair)).failures).toBe(ends === 'succeeded' ? 0 : before);
  }
});

test('an outside captcha service that does not answer lets nobody in', async () => {
  const away = loginGate(db, {
    task: async () => ({ kind: 'service', ticket: 'mall', script: '' }),
    check: () => Promise.reject(new Error('the captcha service answered 500')),
  });
  const proof = away.prove({ ticket: 't', randomStr: 'r' }, 'login', { ip: anAddress(), device: '' });
  await expect(proof).rejects.toMatchObject({ reason: 'SERVICE_UNAVAILABLE' });
});
