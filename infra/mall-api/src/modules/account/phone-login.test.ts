import { afterAll, expect, test } from '@jest/globals';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { everyAgreement } from '../../testing/agreed.ts';
import { hashesOf } from '../../testing/hashes-of.ts';
import { solvedCaptcha } from '../../testing/solve-captcha.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { hashPassword } from './password.ts';
import { sessionService } from './session.service.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());
const agreements = await everyAgreement(db);

const addresses = Array.from({ length: 60 }, (_, index) => `192.0.2.${index + 1}`);
const anAddress = () => addresses.pop()!;
const get = {};
const call = async (name: string, payload: object = {}, { token = '', ip = '198.51.100.7' } = {}) => {
  const headers = { 'x-forwarded-for': ip, ...(token ? { token } : {}) };
  const url = name.startsWith('/') ? name : `/api/customer/${name}`;
  const answer = await app.inject(payload === get ? { url, headers } : { method: 'POST', url, headers, payload });
  return answer.json();
};
/** A code by text message, however lately this number got one. */
const aCodeFor = async (phone: string) => {
  await db.sql`update sms_code set sent_at = sent_at - interval '61 seconds' where phone = ${phone}`;
  await call('GetMobileCode', { cellPhone: phone }, { ip: anAddress() });
  const messages = (await call(`/api/console/GetSmsMessages?phone=${phone}`, get)).body;
  return /(\d{6})/.exec(messages[0].text)![1]!;
};
const aStaffMember = async (employeeNo: string) => {
  await db.sql`insert into operator (account, name, employee_no, password_hash) values (${`staff-${employeeNo}`}, '周琳', ${employeeNo}, '')`;
  return `staff-${employeeNo}`;
};

test('a QR code logs in the page that polls it, once, when the phone confirms; refused, it ends', async () => {
  const { kp } = await aCompany(db);
  const qr = (await call('/api/customer/GetWxScanQrCodeForPC?campaign=autumn&url=%2Fmycart', get)).body;
  expect(qr.url).toBe(`http://localhost:8080/package_customer/simple-login/scanLogin?token=${qr.token}`);
  const poll = () => call(`/api/customer/GetWXScanCodeStatus?token=${qr.token}`, get);
  expect((await poll()).code).toBe(50006);
  await call('/api/console/ScanWechatCode', { token: qr.token });
  expect((await poll()).code).toBe(50007);
  await call('/api/console/ConfirmWechatScan', { token: qr.token, kpId: kp.kpId });
  const both = await Promise.all([poll(), poll()]);
  expect(both.map((answer) => answer.code).sort()).toEqual([0, 50005]);
  expect(both.find((answer) => answer.code === 0).body).toMatchObject({ kpId: kp.kpId, url: '/mycart' });

  const other = (await call('/api/customer/GetWxScanQrCode?url=%2F%09%2Fevil.example', get)).body;
  await call('/api/console/RefuseWechatScan', { token: other.token });
  expect(await call(`/api/customer/GetWXScanCodeStatus?token=${other.token}`, get)).toMatchObject({
    code: 50005,
    message: '已在手机上取消登录',
  });
  expect((await call('/api/console/ConfirmWechatScan', { token: other.token, kpId: kp.kpId })).reason).toBe('SCAN_EXPIRED');
});

test("a phone that is signed in to the mall confirms a login; an operator in a buyer's account does not", async () => {
  const us = await aCompany(db);
  const { token } = (await call('/api/customer/GetWxScanQrCodeForPC', get)).body;
  const poll = () => call(`/api/customer/GetWXScanCodeStatus?token=${token}`, get);
  await call('ScanWxCode', { token });
  expect((await poll()).code).toBe(50007);
  expect((await call('ConfirmWxScan', { token })).code).toBe(401);
  const operator = await db.sql<{ id: number }[]>`
    insert into operator (account, name, employee_no, password_hash, roles) values ('op-scan', '周琳', 'S-1', '', '{sales}') returning id`;
  const simulated = await sessionService(db).open({ kpId: us.kp.kpId, operatorId: operator[0]!.id }, { ip: '', userAgent: '' });
  expect((await call('ConfirmWxScan', { token }, { token: simulated })).reason).toBe('NOT_IN_SIMULATION');
  expect((await call('ConfirmWxScan', { token }, us)).body).toBe(true);
  expect((await poll()).body).toMatchObject({ kpId: us.kp.kpId });
});

test('a phone nobody knows is bound on the page, by a code to the number, and is known the next time', async () => {
  const us = await aCompany(db);
  const { token } = (await call('/api/customer/GetWxScanQrCodeForPC', get)).body;
  const poll = () => call(`/api/customer/GetWXScanCodeStatus?token=${token}`, get);
  await call('/api/console/ScanWechatCode', { token, isBound: false });
  expect((await poll()).code).toBe(50009);
  await call('/api/console/BindWechatScanOnPage', { token });
  const { code, details } = await poll();
  expect(code).toBe(50008);
  // Polled again it is the same proof: a page that polls makes no heap of them.
  expect((await poll()).details).toEqual(details);
  const { unionId } = details as { unionId: string };
  const mobileCode = await aCodeFor(us.phone);
  const answer = await call('LoginUnBindForCode', { userName: us.phone, mobileCode, unionId, agreements }, { ip: anAddress() });
  expect(answer.body).toMatchObject({ kpId: us.kp.kpId });
  expect(await db.sql`select 1 from wechat_account where kp_id = ${us.kp.kpId}`).toHaveLength(1);
});

test('naming an identity binds nothing: what the mall has not checked is refused', async () => {
  const us = await aCompany(db, { password: 'Mall2026!' });
  const unionId = 'oUnionIdOfSomebodyElse-1234';
  const mobileCode = await aCodeFor(us.phone);
  for (const name of ['LoginByCode', 'LoginUnBindForCode'])
    expect((await call(name, { userName: us.phone, mobileCode, unionId, agreements }, { ip: anAddress() })).reason).toBe(
      'WECHAT_PROOF_INVALID',
    );
  expect((await call('LoginUnBind', { username: us.phone, password: 'Mall2026!', unionId }, { ip: anAddress() })).reason).toBe(
    'WECHAT_PROOF_INVALID',
  );
});

test("WeChat's own browser signs in who is bound, once a code, and gives a proof for who isn't", async () => {
  const us = await aCompany(db, { password: 'Mall2026!' });
  const asked = (await call('/api/customer/GetWxAuthorizeUrl?redirectUrl=%2F%2Fevil.example&state=0123456789abcdef', get)).body.url;
  expect(new URLSearchParams(asked.split('?')[1]).get('authorize')).toBe('/');
  const known = (await call('/api/console/MakeWechatCode', { kpId: us.kp.kpId })).body;
  const both = await Promise.all([1, 2].map(() => call('LoginForUnionIdByOfficialAccountWebCode', known)));
  expect(both.map((one) => one.reason ?? 'ok').sort()).toEqual(['WECHAT_CODE_INVALID', 'ok']);

  const unknown = (await call('/api/console/MakeWechatCode', {})).body;
  const { code, details } = await call('LoginForUnionIdByOfficialAccountWebCode', unknown);
  expect(code).toBe(50008);
  const { unionId } = details as { unionId: string };
  // A password alone binds nothing: the number is verified on /registerBind first.
  const first = (await call('LoginUnBind', { username: us.phone, password: 'Mall2026!', unionId }, { ip: anAddress() })).body;
  expect(first).toMatchObject({ kpId: us.kp.kpId, token: '' });
  const bind = (input: object, kpid = us.kp.kpId) =>
    call(`RegisterBind?kpid=${kpid}`, { unBindToken: first.unBindToken, cellPhone: us.phone, ...input }, { ip: anAddress() });
  const other = await aCompany(db);
  expect((await bind({ mobileCode: '000000' }, other.kp.kpId)).reason).toBe('WECHAT_PROOF_INVALID');
  expect((await bind({ mobileCode: await aCodeFor(other.phone), cellPhone: other.phone })).reason).toBe('SMS_CODE_WRONG');
  expect((await bind({ mobileCode: '000000' })).reason).toBe('SMS_CODE_WRONG');
  expect((await bind({ mobileCode: await aCodeFor(us.phone) })).body.token).not.toBe('');
  expect(await db.sql`select 1 from wechat_account where kp_id = ${us.kp.kpId}`).toHaveLength(2);
});

test('a new number that comes with a WeChat identity is bound when it registers', async () => {
  const { unionId } = (
    (await call('LoginForUnionIdByOfficialAccountWebCode', (await call('/api/console/MakeWechatCode', {})).body)) as {
      details: { unionId: string };
    }
  ).details;
  const phone = '18600002222';
  const refused = await call(
    'LoginByCode',
    { userName: phone, mobileCode: await aCodeFor(phone), unionId, agreements },
    { ip: anAddress() },
  );
  const registered = await call('Register', {
    registerToken: refused.message,
    companyName: '常州微信机械有限公司',
    contactName: '韩梅',
    agreements,
  });
  expect(await db.sql`select 1 from wechat_account where kp_id = ${registered.body.kpId}`).toHaveLength(1);
});

test('an invitation names its staff; who registers with it is theirs, and the page that shows it is signed in', async () => {
  const account = await aStaffMember('A-20031');
  const invited = (await call('/api/customer/GetInvitedQrCode?employeeNo=A-20031', get)).body;
  expect(invited).toMatchObject({ item1: true, image: expect.stringMatching(/^data:image\/svg/) });
  const address = new URL(invited.item2);
  expect([address.pathname, address.searchParams.get('bd')]).toEqual(['/register', account]);
  const token = address.searchParams.get('token')!;
  const poll = () => call(`/api/customer/GetInvitedQrCodeStatus?token=${token}`, get);
  expect((await poll()).code).toBe(50006);
  await call('ScanWxCode', { token });
  expect((await poll()).code).toBe(50007);
  // A login's code is no invitation, and the other way round.
  expect((await call(`/api/customer/GetWXScanCodeStatus?token=${token}`, get)).code).toBe(50005);
  expect((await call('ConfirmWxScan', { token }, await aCompany(db))).code).toBe(50005);

  const phone = '18600003333';
  const refused = await call('LoginByCode', { userName: phone, mobileCode: await aCodeFor(phone), agreements }, { ip: anAddress() });
  const registration = {
    registerToken: refused.message,
    companyName: '无锡受邀设备有限公司',
    contactName: '赵强',
    inviteToken: token,
    agreements,
  };
  const { body } = await call('Register', registration);
  expect((await poll()).body).toMatchObject({ kpId: body.kpId, companyZH: '无锡受邀设备有限公司' });
  expect((await poll()).code).toBe(50005);
  const [owner] = await db.sql<{ account: string }[]>`
    select o.account from customer c join operator o on o.id = c.owner_id where c.name = '无锡受邀设备有限公司'`;
  expect(owner!.account).toBe(account);
});

test('employee numbers are not for guessing: after three wrong ones a captcha comes first, after ten the right one waits a quarter of an hour', async () => {
  await aStaffMember('A-20099');
  const ip = anAddress();
  const ask = (employeeNo: string, { ticket = '', randomStr = '' } = {}) =>
    call(`/api/customer/GetInvitedQrCode?${new URLSearchParams({ employeeNo, ticket, randomStr })}`, get, { ip });
  const wrong = { item1: false, item2: '请输入正确的员工工号！', image: '' };
  for (let guess = 0; guess < 3; guess += 1) expect((await ask(`X${guess}`)).body).toEqual(wrong);
  expect((await ask('A-20099')).reason).toBe('CAPTCHA_REQUIRED');
  const solved = () => solvedCaptcha((name, payload) => call(name, payload, { ip }));
  // A right number takes back no guesses at others.
  expect((await ask('A-20099', await solved())).body.item1).toBe(true);
  for (let guess = 3; guess < 10; guess += 1) expect((await ask(`X${guess}`, await solved())).body).toEqual(wrong);
  expect((await ask('A-20099', await solved())).body).toMatchObject({ item1: false, item2: '尝试过于频繁，请15分钟后再试' });
  expect((await call('/api/customer/GetInvitedQrCode?employeeNo=123456789', get)).code).toBe(400);
});

test('a password that the mall chose opens nothing: the buyer sets one first', async () => {
  const { phone } = await aCompany(db, { password: 'Mall2026!' });
  await db.sql`update kp set is_password_generated = true where phone = ${phone}`;
  const ip = anAddress();
  expect((await call('Login', { username: phone, password: 'wrong' }, { ip })).reason).toBe('LOGIN_PASSWORD_WRONG');
  expect(await call('Login', { username: phone, password: 'Mall2026!' }, { ip })).toMatchObject({
    reason: 'PASSWORD_GENERATED',
    body: null,
  });
});

test('whether a number has an account is not told by the time either', async () => {
  const { phone } = await aCompany(db, { password: 'Mall2026!' });
  // What takes time is the hash: one for either.
  for (const username of [phone, '18899990000'])
    expect(await hashesOf(() => call('Login', { username, password: 'wrong' }, { ip: anAddress() }))).toBe(1);
  const sent = await Promise.all([phone, '18899990001'].map((cellPhone) => call('GetMobileCode', { cellPhone }, { ip: anAddress() })));
  expect(sent.map(({ code, body }) => ({ code, body }))).toEqual([1, 2].map(() => ({ code: 0, body: { resendAfterSeconds: 60 } })));
});

test("a session ends when its person is disabled or all of theirs are revoked, and an operator's after eight hours", async () => {
  const { phone, token, kp } = await aCompany(db);
  await sessionService(db).closeAllOf(kp.kpId);
  expect((await call('Validate', {}, { token })).body.isValid).toBe(false);
  await db.sql`insert into operator (account, name, employee_no, password_hash, roles)
    values ('op-8h', '周琳', 'S-8', ${await hashPassword('Mall2026!')}, '{sales}')`;
  const { body } = await call('LoginAsCustomer', { account: 'op-8h', password: 'Mall2026!', cellPhone: phone }, { ip: anAddress() });
  const [row] = await db.sql<{ hours: number }[]>`
    select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from session where operator_id = ${body.operatorId}`;
  expect(row!.hours).toBe(8);
  const fresh = await sessionService(db).open({ kpId: kp.kpId }, { ip: '', userAgent: '' });
  const [own] = await db.sql<{ days: number }[]>`
    select round(extract(epoch from expires_at - created_at) / 86400)::int as days from session where kp_id = ${kp.kpId} and operator_id is null`;
  expect(own!.days).toBe(30);
  await db.sql`update kp set is_enabled = false where id = ${kp.kpId}`;
  expect((await call('Validate', {}, { token: fresh })).body.isValid).toBe(false);
});
