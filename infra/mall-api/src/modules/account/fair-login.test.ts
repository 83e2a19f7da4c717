import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readWork } from '@mall/domain/account';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { everyAgreement } from '../../testing/agreed.ts';
import { solvedCaptcha } from '../../testing/solve-captcha.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
const agreements = await everyAgreement(db);
let mall = '';
beforeAll(async () => {
  mall = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

interface Answer {
  code: number;
  reason?: string;
  body: { isNeeded: boolean; ticket: string };
}

let last = 0;
const anAddress = () => {
  last += 1;
  return `198.18.${last >> 8}.${last & 255}`;
};
const post = async (name: string, payload: object, ip: string, device = '') => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip, ...(device ? { 'x-device': device } : {}) };
  const answer = await fetch(`${mall}/api/customer/${name}`, { method: 'POST', headers, body: JSON.stringify(payload) });
  return answer.json() as Promise<Answer>;
};
const aBuyer = () => aCompany(db, { password: 'Mall2026!' });
const login = (phone: string, password: string, ip: string, { device = '', captcha = {} } = {}) =>
  post('Login', { username: phone, password, ...captcha }, ip, device);
const solved = (userName: string, ip: string, scope: 'login' | 'sms' = 'login') =>
  solvedCaptcha((name, payload) => post(name, payload, ip), { userName, scope });
const together = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const codeOf = async (phone: string) => {
  const messages = (await (await fetch(`${mall}/api/console/GetSmsMessages?phone=${phone}`)).json()) as { body: { text: string }[] };
  return /(\d{6})/.exec(messages.body[0]!.text)![1]!;
};

test('a hundred guesses at once, each with a captcha of its own, get no further than ten in a row', async () => {
  const { phone } = await aBuyer();
  const ip = anAddress();
  // Solved beforehand, while the work is light.
  const captchas = await together(100, () =>
    solvedCaptcha((name, payload) => post(name, payload, ip), { userName: phone, isForced: true }),
  );
  const answers = await together(100, (index) => login(phone, 'guess', ip, { captcha: captchas[index] }));
  const tried = answers.filter(({ reason }) => reason === 'LOGIN_PASSWORD_WRONG');
  expect(tried.length).toBeGreaterThanOrEqual(3);
  expect(tried.length).toBeLessThanOrEqual(10);
  expect(new Set(answers.map(({ reason }) => reason))).not.toContain(undefined);
});

test('who guesses ten times elsewhere locks nobody out: neither a device of the account, nor the way by SMS, nor a new device that works for it', async () => {
  const { phone } = await aBuyer();
  const [home, thief, hotel] = [anAddress(), anAddress(), anAddress()];
  const device = 'a-device-of-the-owner-000001';
  expect((await login(phone, 'Mall2026!', home, { device })).code).toBe(0);
  for (let guess = 0; guess < 10; guess += 1)
    expect((await login(phone, 'guess', thief, { captcha: await solved(phone, thief) })).reason).toBe('LOGIN_PASSWORD_WRONG');
  expect((await login(phone, 'guess', thief, { captcha: await solved(phone, thief) })).reason).toBe('LOGIN_PAUSED');
  // On the known device wherever it is, even behind the thief's own router: nothing is asked.
  for (const ip of [home, thief, hotel]) expect((await login(phone, 'Mall2026!', ip, { device })).code).toBe(0);
  expect((await login(phone, 'Mall2026!', hotel, { captcha: await solved(phone, hotel) })).code).toBe(0);
  expect((await post('GetMobileCode', { cellPhone: phone, ...(await solved(phone, thief, 'sms')) }, thief)).code).toBe(0);
  const byCode = { userName: phone, mobileCode: await codeOf(phone), agreements, ...(await solved(phone, thief, 'sms')) };
  expect((await post('LoginByCode', byCode, thief)).code).toBe(0);
});

test("another account's device opens nothing, and a device guesses no more often than an address", async () => {
  const [{ phone }, other] = [await aBuyer(), await aBuyer()];
  const ip = anAddress();
  const device = 'a-device-of-somebody-else-01';
  await login(other.phone, 'Mall2026!', ip, { device });
  for (let guess = 0; guess < 3; guess += 1) await login(phone, 'guess', ip, { device });
  expect((await login(phone, 'Mall2026!', ip, { device })).reason).toBe('CAPTCHA_REQUIRED');
  for (let guess = 0; guess < 3; guess += 1) await login(other.phone, 'guess', anAddress(), { device });
  expect((await login(other.phone, 'Mall2026!', anAddress(), { device })).reason).toBe('CAPTCHA_REQUIRED');
});

test('a new password makes every device a stranger again', async () => {
  const { phone } = await aBuyer();
  const ip = anAddress();
  const device = 'a-device-of-the-owner-000002';
  await login(phone, 'Mall2026!', ip, { device });
  await post('GetMobileCode', { cellPhone: phone }, ip);
  await post('ResetPassword', { cellPhone: phone, mobileCode: await codeOf(phone), password: 'Neues2026' }, ip);
  expect(await db.sql`select 1 from login_device where number = ${`phone:${phone}`}`).toHaveLength(0);
});

test('guesses from fifty sources each pay, and what they pay grows', async () => {
  const { phone } = await aBuyer();
  const levels: number[] = [];
  for (let source = 0; source < 50; source += 1) {
    const ip = anAddress();
    const { isNeeded, ticket } = (await post('ValidCaptchaCount', { userName: phone }, ip)).body;
    levels.push(isNeeded ? readWork(ticket).level : 0);
    if (isNeeded) expect((await login(phone, 'guess', ip)).reason).toBe('CAPTCHA_REQUIRED');
    expect((await login(phone, 'guess', ip, { captcha: await solved(phone, ip) })).reason).toBe('LOGIN_PASSWORD_WRONG');
  }
  expect(levels.slice(0, 3)).toEqual([0, 0, 0]);
  expect(levels.slice(3).every((level) => level > 0)).toBe(true);
  expect(levels).toEqual([...levels].sort());
  expect(levels.at(-1)).toBe(5);
  const hurried = await together(20, () => login(phone, 'guess', anAddress()));
  expect(new Set(hurried.map(({ reason }) => reason))).toEqual(new Set(['CAPTCHA_REQUIRED']));
});

test('fifty sources that guess at the same moment get three free tries together', async () => {
  const { phone } = await aBuyer();
  const answers = await together(50, () => login(phone, 'guess', anAddress()));
  expect(answers.filter(({ reason }) => reason === 'LOGIN_PASSWORD_WRONG')).toHaveLength(3);
});

test('work done while it was light is too little once it has grown', async () => {
  const { phone } = await aBuyer();
  const sources = Array.from({ length: 4 }, anAddress);
  for (const ip of sources.slice(0, 3)) await login(phone, 'guess', ip);
  const light = await solved(phone, sources[3]!);
  for (let guess = 0; guess < 3; guess += 1) await login(phone, 'guess', sources[0]!, { captcha: await solved(phone, sources[0]!) });
  expect((await login(phone, 'Mall2026!', sources[3]!, { captcha: light })).reason).toBe('CAPTCHA_REQUIRED');
});

test('a captcha solved at one address is worth nothing at another', async () => {
  const { phone } = await aBuyer();
  const [farm, bot] = [anAddress(), anAddress()];
  for (const ip of [farm, farm, bot, bot]) await login(phone, 'guess', ip);
  expect((await login(phone, 'guess', bot, { captcha: await solved(phone, farm) })).reason).toBe('CAPTCHA_WRONG');
});

test('a factory behind one router: one forgets the password, and nobody else is asked for anything, all coming at once', async () => {
  const router = anAddress();
  const { phone: forgetful } = await aBuyer();
  for (let guess = 0; guess < 3; guess += 1) await login(forgetful, 'wrong', router);
  expect((await login(forgetful, 'wrong', router)).reason).toBe('CAPTCHA_REQUIRED');
  const { phone } = await aBuyer();
  const others = await together(30, async (index) => {
    const username = `1360000${String(index).padStart(4, '0')}`;
    await db.sql`insert into kp (customer_id, phone, contact_name, password_hash, is_manager)
      select customer_id, ${username}, '工友', password_hash, false from kp where phone = ${phone}`;
    return username;
  });
  const answers = await together(30, async (index) => {
    let answer = await login(others[index]!, 'Mall2026!', router);
    // Too much to do right now is said to whoever comes, and asks nothing of them.
    while (answer.code === 503) answer = await login(others[index]!, 'Mall2026!', router);
    return answer;
  });
  expect(answers.map(({ code }) => code)).toEqual(others.map(() => 0));
  // Somebody's slip that ends well leaves nothing behind.
  for (const username of others.slice(0, 12)) {
    await login(username, 'slip', router);
    expect((await login(username, 'Mall2026!', router)).code).toBe(0);
  }
  expect((await login(phone, 'Mall2026!', router)).code).toBe(0);
});

test('a source that fails with many numbers pays, growing, and the people behind it who are known do not', async () => {
  const { phone } = await aBuyer();
  const router = anAddress();
  const device = 'a-device-of-the-owner-000003';
  await login(phone, 'Mall2026!', router, { device });
  for (let number = 0; number < 10; number += 1) await login(`1350000${String(number).padStart(4, '0')}`, 'guess', router);
  const level = async () => readWork((await post('ValidCaptchaCount', { userName: '13511112222' }, router)).body.ticket).level;
  expect(await level()).toBe(1);
  for (let number = 10; number < 20; number += 1) {
    const victim = `1350000${String(number).padStart(4, '0')}`;
    expect((await login(victim, 'guess', router)).reason).toBe('CAPTCHA_REQUIRED');
    await login(victim, 'guess', router, { captcha: await solved(victim, router) });
  }
  expect(await level()).toBe(2);
  expect((await login(phone, 'Mall2026!', router, { device })).code).toBe(0);
});
