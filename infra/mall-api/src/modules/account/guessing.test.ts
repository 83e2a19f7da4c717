import { afterAll, expect, test } from '@jest/globals';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { hashPassword } from './password.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

const addresses = Array.from({ length: 80 }, (_, index) => `198.18.0.${index + 1}`);
const anAddress = () => addresses.pop()!;
const post = async (name: string, payload: object, ip = anAddress()) =>
  (await app.inject({ method: 'POST', url: `/api/customer/${name}`, headers: { 'x-forwarded-for': ip }, payload })).json();
const read = async (url: string) => (await app.inject({ url })).json();
/** A picture that was read, where one is asked for. */
const picture = async (userName: string) => {
  const { isNeeded, ticket } = (await post('ValidCaptchaCount', { userName })).body;
  if (!isNeeded) return {};
  const [row] = await db.sql<{ answer: string }[]>`select answer from captcha where ticket = ${ticket}`;
  return { ticket, randomStr: row!.answer };
};
const codeOf = async (phone: string) => /(\d{6})/.exec((await read(`/api/console/GetSmsMessages?phone=${phone}`)).body[0].text)![1]!;

test('a code is void after five wrong guesses, from wherever they come, though the right one follows', async () => {
  const { phone } = await aCompany(db);
  await post('GetMobileCode', { cellPhone: phone });
  const right = await codeOf(phone);
  const wrong = right === '000000' ? '111111' : '000000';
  const guess = async (mobileCode: string) => post('LoginByCode', { userName: phone, mobileCode, ...(await picture(phone)) });
  for (let at = 0; at < 5; at += 1) expect((await guess(wrong)).reason).toBe('SMS_CODE_WRONG');
  expect((await guess(right)).reason).toBe('SMS_CODE_WRONG');
  const [row] = await db.sql<{ usedAt: string | null }[]>`select used_at from sms_code where phone = ${phone}`;
  expect(row!.usedAt).toBeNull();
});

test('guesses of a code count as those of a password do: ten pause the number', async () => {
  const { phone } = await aCompany(db, { password: 'Mall2026!' });
  for (let at = 0; at < 10; at += 1) {
    const answer =
      at % 2
        ? await post('Login', { username: phone, password: 'wrong', ...(await picture(phone)) })
        : await post('LoginByCode', { userName: phone, mobileCode: '000000', ...(await picture(phone)) });
    expect([50002, 50014]).toContain(answer.code);
  }
  expect((await post('Login', { username: phone, password: 'Mall2026!', ...(await picture(phone)) })).reason).toBe('LOGIN_PAUSED');
  expect((await post('GetMobileCode', { cellPhone: phone })).reason).toBe('LOGIN_PAUSED');
  await db.sql`update login_failure set paused_until = now() - interval '1 second' where subject = ${`phone:${phone}`}`;
  expect((await post('Login', { username: phone, password: 'Mall2026!' })).reason).toBe('CAPTCHA_REQUIRED');
  expect((await post('Login', { username: phone, password: 'Mall2026!', ...(await picture(phone)) })).code).toBe(0);
});

test('staff are guarded alike: an unknown account gets the answer of a wrong password, and three guesses ask for a picture', async () => {
  await db.sql`insert into operator (account, name, employee_no, password_hash) values ('op-guessed', '周琳', 'G-1', ${await hashPassword('Mall2026!')})`;
  const guess = async (account: string, password: string) => {
    const { requestId: _, ...answer } = await post('LoginAsCustomer', { account, password });
    return answer;
  };
  expect(await guess('op-guessed', 'wrong')).toEqual(await guess('op-nobody', 'wrong'));
  for (let at = 0; at < 2; at += 1) await guess('op-guessed', 'wrong');
  expect((await guess('op-guessed', 'Mall2026!')).reason).toBe('CAPTCHA_REQUIRED');
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

test('codes are no way to bother people: after thirty in an hour from one address a picture has to be read', async () => {
  const [mine, phone] = [anAddress(), '17611110000'];
  const sentBefore = (to: string, ip: string, minutes: number) => db.sql`
    insert into sms_code (phone, code_hash, ip, sent_at, expires_at) values (${to}, 'x', ${ip}, now() - make_interval(mins => ${minutes}), now())`;
  for (let at = 0; at < 30; at += 1) await sentBefore(`176000000${at + 10}`, mine, 2 + at);
  expect((await post('GetMobileCode', { cellPhone: phone }, mine)).reason).toBe('CAPTCHA_REQUIRED');
  const { ticket } = (await post('ValidCaptchaCount', { isForced: true })).body;
  const [row] = await db.sql<{ answer: string }[]>`select answer from captcha where ticket = ${ticket}`;
  expect((await post('GetMobileCode', { cellPhone: phone, ticket, randomStr: row!.answer }, mine)).code).toBe(0);
});
