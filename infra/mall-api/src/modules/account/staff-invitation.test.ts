import { afterAll, expect, test } from '@jest/globals';
import { aMall } from '../../testing/a-mall.ts';
import { everyAgreement } from '../../testing/agreed.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());
const agreements = await everyAgreement(db);
const post = async (url: string, payload: object = {}, token = '') =>
  (await app.inject({ method: 'POST', url, payload, headers: token ? { token } : {} })).json();
const get = async (url: string) => (await app.inject({ url })).json();

test('staff have one code however often they ask; who registers by its link is theirs, and nobody else is signed in by it (rules login 62, 63)', async () => {
  const staff = await anOperator(db, ['sales']);
  const asked = await Promise.all(Array.from({ length: 5 }, () => post('/api/staff/GetOwnInvitation', {}, staff.token)));
  const codes = new Set(asked.map(({ body }) => body.code));
  expect([codes.size, asked[0].body.companies, asked[0].body.image.slice(0, 14)]).toEqual([1, 0, 'data:image/svg']);
  const [code] = [...codes] as [string];
  expect((await get(`/api/customer/GetInvitation?code=${code.toLowerCase()}`)).body).toEqual({ staffName: '周琳' });
  const { path } = (await post('/api/customer/OpenInvitation', { code })).body;
  const address = new URL(path, 'https://mall.example');
  expect([address.pathname, address.searchParams.get('bd'), address.searchParams.get('via')]).toEqual(['/register', staff.account, 'link']);
  const inviteToken = address.searchParams.get('token')!;
  expect((await get(`/api/customer/GetInvitedQrCodeStatus?token=${inviteToken}`)).code).toBe(50006);

  const phone = '18600009999';
  await post('/api/customer/GetMobileCode', { cellPhone: phone });
  const [sms] = await db.sql<{ text: string }[]>`select text from sms_message where phone = ${phone} order by id desc limit 1`;
  const mobileCode = /(\d{6})/.exec(sms!.text)![1];
  const { message: registerToken } = await post('/api/customer/LoginByCode', { userName: phone, mobileCode, agreements });
  const registration = { registerToken, inviteToken, companyName: '无锡受邀机械有限公司', contactName: '赵强', agreements };
  const { customerId } = (await post('/api/customer/Register', registration)).body;
  const [company] = await db.sql<{ ownerId: number }[]>`select owner_id from customer where id = ${customerId}`;
  expect(company).toMatchObject({ ownerId: staff.id });
  expect((await post('/api/staff/GetOwnInvitation', {}, staff.token)).body).toMatchObject({ code, companies: 1 });
});

test('a code of who left, a wrong one and one with markup invite nobody; visitors have none of their own', async () => {
  const staff = await anOperator(db, ['finance']);
  const { code } = (await post('/api/staff/GetOwnInvitation', {}, staff.token)).body;
  await db.sql`update operator set is_enabled = false where id = ${staff.id}`;
  expect((await get(`/api/customer/GetInvitation?code=${code}`)).reason).toBe('INVITATION_UNKNOWN');
  expect((await post('/api/customer/OpenInvitation', { code: 'AAAAAAAAAA' })).reason).toBe('INVITATION_UNKNOWN');
  expect((await post('/api/customer/OpenInvitation', { code: '<b>x</b>' })).reason).toBe('BAD_REQUEST');
  expect((await post('/api/staff/GetOwnInvitation')).reason).toBe('NOT_SIGNED_IN');
});
