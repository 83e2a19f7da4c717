import { afterAll, expect, test } from '@jest/globals';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { everyAgreement } from '../../testing/agreed.ts';
import { solvedCaptcha } from '../../testing/solve-captcha.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { hashPassword } from './password.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());
const agreements = await everyAgreement(db);

const addresses = Array.from({ length: 40 }, (_, index) => `203.0.113.${index + 1}`);
/** Another visitor's address for each story, so that failures of one don't slow the other. */
const anAddress = () => addresses.pop()!;
const call = async (name: string, payload: object = {}, { token = '', ip = '198.51.100.1', key = '' } = {}) => {
  const headers = { 'x-forwarded-for': ip, ...(token ? { token } : {}), ...(key ? { 'idempotency-key': key } : {}) };
  const url = name.startsWith('/') ? name : `/api/customer/${name}`;
  const answer = await app.inject(payload === get ? { url, headers } : { method: 'POST', url, headers, payload });
  return answer.json();
};
const get = {};
const codeOf = async (phone: string) => {
  const messages = (await call(`/api/console/GetSmsMessages?phone=${phone}`, get)).body;
  return /(\d{6})/.exec(messages[0].text)![1]!;
};
const solved = (userName: string, ip: string, scope: 'login' | 'sms' = 'login') =>
  solvedCaptcha((name, payload) => call(name, payload, { ip }), { userName, scope });

test('a buyer logs in with the password, is known by the token, and is a visitor again after logging out', async () => {
  const { phone, kp } = await aCompany(db, { password: 'Mall2026!', name: '上海启衡机械有限公司' });
  const { body } = await call('Login', { username: phone, password: 'Mall2026!' });
  expect(body).toMatchObject({ kpId: kp.kpId, companyZH: '上海启衡机械有限公司', isPasswordGenerated: false });
  expect((await call('Validate', {}, body)).body).toEqual({ isValid: true, kpId: kp.kpId });
  expect((await call('GetCustomerInfo', {}, body)).body).toMatchObject({
    isManager: true,
    cellPhone: expect.stringContaining('****'),
    operator: null,
  });
  expect(await db.sql`select 1 from session where encode(token_hash, 'escape') = ${body.token}`).toHaveLength(0);
  await call('LoginOut', {}, body);
  expect((await call('Validate', {}, body)).body.isValid).toBe(false);
  expect((await call('GetCustomerInfo', {}, body)).code).toBe(401);
});

test('a wrong password and an unknown number get the same answer; after three a captcha is asked for, after ten there is a pause', async () => {
  const { phone } = await aCompany(db, { password: 'Mall2026!' });
  const [mine, others] = [anAddress(), anAddress()];
  const login = (password: string, captcha: object, ip = mine) => call('Login', { username: phone, password, ...captcha }, { ip });
  const wrong = await login('wrong', {});
  const unknown = await call('Login', { username: '18812345678', password: 'wrong' }, { ip: others });
  expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' });
  expect(wrong).toMatchObject({ code: 50002, message: '密码错误' });
  await login('wrong', {});
  expect((await login('wrong', {})).details).toEqual({ isCaptchaNeeded: true });
  expect((await login('Mall2026!', {})).reason).toBe('CAPTCHA_REQUIRED');
  const { ticket } = await solved(phone, mine);
  expect((await login('Mall2026!', { ticket, randomStr: '0' })).reason).toBe('CAPTCHA_WRONG');
  for (let i = 0; i < 7; i += 1) expect((await login('wrong', await solved(phone, mine))).code).toBe(50002);
  expect((await login('Mall2026!', await solved(phone, mine))).reason).toBe('LOGIN_PAUSED');
  // Elsewhere there is no pause, but the work has grown.
  expect((await login('Mall2026!', {}, others)).reason).toBe('CAPTCHA_REQUIRED');
  expect((await login('Mall2026!', await solved(phone, others), others)).code).toBe(0);
});

test('fifty guesses at the same moment get no further than three, and a captcha solved once opens one attempt', async () => {
  const { phone } = await aCompany(db, { password: 'Mall2026!' });
  const ip = anAddress();
  const guesses = await Promise.all(Array.from({ length: 50 }, () => call('Login', { username: phone, password: 'guess' }, { ip })));
  expect(guesses.filter((answer) => answer.code === 50002)).toHaveLength(3);
  const proof = await solved(phone, ip);
  expect((await call('SaveCaptchaCount', proof, { ip })).body).toBe(true);
  expect((await call('SaveCaptchaCount', proof, { ip })).body).toBe(false);
  const attempts = await Promise.all(
    [1, 2, 3].map(() => call('Login', { username: phone, password: 'wrong', ticket: proof.ticket }, { ip })),
  );
  expect(attempts.map(({ reason }) => reason).sort()).toEqual(['CAPTCHA_WRONG', 'CAPTCHA_WRONG', 'LOGIN_PASSWORD_WRONG']);
  const both = await solved(phone, ip);
  const twice = await Promise.all([1, 2].map(() => call('Login', { username: phone, password: 'wrong', ...both }, { ip })));
  expect(twice.map(({ reason }) => reason).sort()).toEqual(['CAPTCHA_WRONG', 'LOGIN_PASSWORD_WRONG']);
});

test('an own password given in between does not clear an address of its guesses', async () => {
  const { phone } = await aCompany(db, { password: 'Mall2026!' });
  const ip = anAddress();
  const login = async (username: string, password: string, captcha = {}) => call('Login', { username, password, ...captcha }, { ip });
  for (let guess = 0; guess < 9; guess += 1) expect((await login(`1770000000${guess}`, 'guess')).code).toBe(50002);
  expect((await login(phone, 'Mall2026!')).code).toBe(0);
  expect((await login('17700000009', 'guess')).code).toBe(50002);
  expect((await login('17700000010', 'guess')).reason).toBe('CAPTCHA_REQUIRED');
  expect((await login('17700000010', 'guess', await solved('17700000010', ip))).code).toBe(50002);
});

test('a code arrives once a minute, opens one session of two at once, and not a second time', async () => {
  const { phone } = await aCompany(db);
  const asked = await Promise.all([call('GetMobileCode', { cellPhone: phone }), call('GetMobileCode', { cellPhone: phone })]);
  expect(asked.map((answer) => answer.reason ?? 'ok').sort()).toEqual(['SMS_TOO_SOON', 'ok']);
  const login = { userName: phone, mobileCode: await codeOf(phone), agreements };
  const both = await Promise.all([call('LoginByCode', login, { ip: anAddress() }), call('LoginByCode', login, { ip: anAddress() })]);
  expect(both.map((answer) => answer.code).sort()).toEqual([0, 50014]);
  expect((await call('LoginByCode', login, { ip: anAddress() })).reason).toBe('SMS_CODE_WRONG');
});

test('a code is void after five minutes', async () => {
  const { phone } = await aCompany(db);
  await call('GetMobileCode', { cellPhone: phone });
  await db.sql`update sms_code set expires_at = now() where phone = ${phone}`;
  expect((await call('LoginByCode', { userName: phone, mobileCode: await codeOf(phone), agreements }, { ip: anAddress() })).reason).toBe(
    'SMS_CODE_WRONG',
  );
});

test('who has forgotten the password and failed three times gets a new one by code and captcha', async () => {
  const { phone } = await aCompany(db, { password: 'Mall2026!' });
  const ip = anAddress();
  for (let i = 0; i < 3; i += 1) await call('Login', { username: phone, password: 'wrong' }, { ip });
  expect((await call('GetMobileCode', { cellPhone: phone }, { ip })).reason).toBe('CAPTCHA_REQUIRED');
  // A captcha of the password's way is none of the code's.
  expect((await call('GetMobileCode', { cellPhone: phone, ...(await solved(phone, ip)) }, { ip })).reason).toBe('CAPTCHA_WRONG');
  expect((await call('GetMobileCode', { cellPhone: phone, ...(await solved(phone, ip, 'sms')) }, { ip })).code).toBe(0);
  const reset = { cellPhone: phone, mobileCode: await codeOf(phone), password: 'Neues2026' };
  expect((await call('ResetPassword', reset, { ip })).reason).toBe('CAPTCHA_REQUIRED');
  expect((await call('ResetPassword', { ...reset, ...(await solved(phone, ip, 'sms')) }, { ip })).body).toBe(true);
});

test('a new number registers with the token it gets, once', async () => {
  const phone = '18600001111';
  await call('GetMobileCode', { cellPhone: phone });
  const answer = await call('LoginByCode', { userName: phone, mobileCode: await codeOf(phone), agreements }, { ip: anAddress() });
  expect(answer).toMatchObject({ code: 50003, body: null });
  const registration = { registerToken: answer.message, companyName: '苏州精工自动化有限公司', contactName: '李敏', agreements };
  expect((await call('Register', { ...registration, password: '12345678' })).reason).toBe('PASSWORD_WEAK');
  expect((await call('Register', { ...registration, employeeNo: 'X1' }, { ip: anAddress() })).message).toBe('请输入正确的员工工号！');
  const both = await Promise.all([call('Register', registration), call('Register', registration)]);
  expect(both.map((one) => one.code).sort()).toEqual([0, 50018]);
  expect(both.find((one) => one.code === 0).body).toMatchObject({ companyZH: '苏州精工自动化有限公司', isPasswordGenerated: true });
  expect(await db.sql`select 1 from customer where name = '苏州精工自动化有限公司'`).toHaveLength(1);
});

test('a new password ends the sessions the old one opened', async () => {
  const { phone, token } = await aCompany(db, { password: 'Mall2026!' });
  expect((await call('Validate', {}, { token })).body.isValid).toBe(true);
  await call('GetMobileCode', { cellPhone: phone });
  expect(
    (await call('ResetPassword', { cellPhone: phone, mobileCode: await codeOf(phone), password: 'Neues2026' }, { ip: anAddress() })).body,
  ).toBe(true);
  expect((await call('Validate', {}, { token })).body.isValid).toBe(false);
  expect((await call('Login', { username: phone, password: 'Neues2026' }, { ip: anAddress() })).code).toBe(0);
  const [kept] = await db.sql<{ passwordHash: string }[]>`select password_hash from kp where phone = ${phone}`;
  expect(kept!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("an operator enters a buyer's account, and what they try to write there is in the audit log, refused as well", async () => {
  const { phone, kp } = await aCompany(db);
  await db.sql`insert into operator (account, name, employee_no, password_hash, roles)
    values ('operator', '周琳', '10086', ${await hashPassword('Mall2026!')}, '{sales}')`;
  const { body } = await call('LoginAsCustomer', { account: 'operator', password: 'Mall2026!', cellPhone: phone });
  expect((await call('GetCustomerInfo', {}, body)).body).toMatchObject({ kpId: kp.kpId, operator: { name: '周琳' } });
  const saved = await call('SaveCustomerAddress', anAddressInput, body);
  const rows = await db.sql`select call, outcome, kp_id from audit_log where operator_id = ${body.operatorId} order by id`;
  expect(saved.reason).toBe('NOT_IN_SIMULATION');
  expect(rows.map((row) => [row.call, row.outcome, row.kpId])).toEqual([['/api/customer/SaveCustomerAddress', saved.code, kp.kpId]]);
});

const anAddressInput = {
  consignee: '王工',
  mobile: '13800138000',
  stateProvinceId: 10009,
  cityId: 310100,
  districtId: 310115,
  detail: '张江路 500 号 3 号楼',
};

test("addresses belong to a company: one default, and another company's is not found and not changed", async () => {
  const [us, them] = [await aCompany(db), await aCompany(db)];
  const first = (await call('SaveCustomerAddress', anAddressInput, us)).body;
  expect(first).toMatchObject({ isDefault: true, region: '上海市浦东新区', stateProvince: '上海市' });
  const second = (await call('SaveCustomerAddress', { ...anAddressInput, detail: '祖冲之路 1 号', isDefault: true }, us)).body;
  const theirs = (await call('SaveCustomerAddress', anAddressInput, them)).body;
  const list = async () =>
    (await call('/api/customer/GetCustomerAddresses', get, us)).body as { id: number; isDefault: boolean; detail: string }[];
  expect((await list()).map((one) => [one.id, one.isDefault])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  for (const name of ['DeleteCustomerAddress', 'SetDefaultCustomerAddress'])
    expect((await call(name, { id: theirs.id }, us)).reason).toBe('NOT_FOUND');
  expect((await call('SaveCustomerAddress', { ...anAddressInput, id: theirs.id, detail: '偷改地址' }, us)).reason).toBe('NOT_FOUND');
  expect((await call('/api/customer/GetCustomerAddresses', get, them)).body).toEqual([theirs]);
  expect((await call('SaveCustomerAddress', { ...anAddressInput, districtId: 110101 }, us)).reason).toBe('ADDRESS_REGION_INVALID');
  await call('DeleteCustomerAddress', { id: second.id }, us);
  expect((await list()).map((one) => [one.id, one.isDefault])).toEqual([[first.id, true]]);
});

test('saving an address twice with one key makes one, and two defaults at once leave one', async () => {
  const us = await aCompany(db);
  const keyed = { ...us, key: 'address-of-two-clicks' };
  const saved = await Promise.all(Array.from({ length: 5 }, () => call('SaveCustomerAddress', anAddressInput, keyed)));
  expect(new Set(saved.map((answer) => answer.body.id)).size).toBe(1);
  const more = await Promise.all(
    ['甲楼', '乙楼', '丙楼'].map((detail) => call('SaveCustomerAddress', { ...anAddressInput, detail, isDefault: true }, us)),
  );
  expect(more.every((answer) => answer.code === 0)).toBe(true);
  const list = (await call('/api/customer/GetCustomerAddresses', get, us)).body as { isDefault: boolean }[];
  expect(list).toHaveLength(4);
  expect(list.filter((one) => one.isDefault)).toHaveLength(1);
});

test('a special invoice title needs all its data, and stays with its company', async () => {
  const [us, them] = [await aCompany(db), await aCompany(db)];
  const ordinary = { type: 1, title: '上海启衡机械有限公司', taxNumber: '91310115MA1K4XYZ0A' };
  const first = (await call('SaveCustomerInvoice', ordinary, us)).body;
  expect(first).toMatchObject({ typeName: '增值税普通发票', isElectronic: true, isDefault: true });
  expect(await call('SaveCustomerInvoice', { ...ordinary, type: 2 }, us)).toMatchObject({
    reason: 'INVOICE_TITLE_INCOMPLETE',
    details: { field: 'registerAddress' },
  });
  expect((await call('SaveCustomerInvoice', { ...ordinary, id: first.id }, them)).reason).toBe('NOT_FOUND');
  expect((await call('SaveCustomerInvoice', { ...ordinary, id: first.id, email: 'cw@qiheng.example' }, us)).body.email).toBe(
    'cw@qiheng.example',
  );
  expect((await call('/api/customer/GetCustomerInvoices', get, them)).body).toEqual([]);
});
