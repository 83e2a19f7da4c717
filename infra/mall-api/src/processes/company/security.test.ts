import { afterAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { balanceService } from '../../modules/account/balance.service.ts';
import { sessionService } from '../../modules/account/session.service.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { aCompany } from '../../testing/a-company.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const malls = (await Promise.all([aServedMall(db.url), aServedMall(db.url)])) as [AServedMall, AServedMall];
afterAll(() => {
  for (const mall of malls) mall.end();
});
const limit = 120_000;
const post = async (name: string, token: string, payload: object, mall = malls[0]) =>
  (await mall.ask(`/api/${name.includes('/') ? name : `customer/${name}`}`, { payload, token })).answer;
const read = async (token: string, mall = malls[0]) => (await mall.ask('/api/customer/GetSecuritySettings', { token })).answer;
/** Another process hears of it within milliseconds, and forgets by itself within three seconds. */
const isOut = async (token: string) => {
  for (let asked = 0; asked < 200; asked += 1) if ((await read(token, malls[1])).reason === 'NOT_SIGNED_IN') return true;
  return false;
};
const another = (kpId: number) =>
  sessionService(db).open({ kpId }, { ip: '203.0.113.9', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/130' });
/** A code for this number, as if an SMS had brought it. */
const codeFor = async (token: string, phone: string) => {
  await db.sql`delete from sms_code where phone = ${phone}`;
  expect((await post('SendSecurityCode', token, {})).code).toBe(0);
  const [sms] = await db.sql<{ text: string }[]>`select text from sms_message where phone = ${phone} order by id desc limit 1`;
  return /(\d{6})/.exec(sms!.text)![1]!;
};

test(
  'a changed password leaves this device in and puts every other one out at once, in every process (rule account 36)',
  async () => {
    const { kp, token } = await aCompany(db, { password: 'Mall2026!' });
    const other = await another(kp.kpId);
    expect((await read(other, malls[1])).body.devices).toMatchObject([
      { isThis: true, name: 'Chrome · Windows', ip: '203.0.*.*' },
      { isThis: false },
    ]);
    expect((await post('ChangePassword', token, { oldPassword: 'Mall2026?', newPassword: 'Ours2026!' })).reason).toBe(
      'LOGIN_PASSWORD_WRONG',
    );
    expect((await post('ChangePassword', token, { oldPassword: 'Mall2026!', newPassword: 'Mall2026!' })).reason).toBe('PASSWORD_UNCHANGED');
    expect((await post('ChangePassword', token, { oldPassword: 'Mall2026!', newPassword: 'Ours2026!' })).code).toBe(0);
    expect(await isOut(other)).toBe(true);
    expect((await read(token)).body.devices).toHaveLength(1);
    const [told] = await db.sql`select title from notification where kp_id = ${kp.kpId} and kind = 'accountSecurity'`;
    expect(told).toEqual({ title: '登录密码已修改' });
  },
  limit,
);

test(
  'fifty wrong old passwords at once are bounded as the login’s are: ten are looked at, then there is a pause',
  async () => {
    const { kp, token, phone } = await aCompany(db, { password: 'Mall2026!' });
    const tokens = await Promise.all(Array.from({ length: 10 }, () => another(kp.kpId)));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        post('ChangePassword', tokens[at % 10]!, { oldPassword: `Wrong20${10 + at}`, newPassword: 'Ours2026!' }, malls[at % 2]),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(0);
    const [{ failures }] =
      (await db.sql`select sum(failures)::int as failures from login_failure where number = ${`phone:${phone}`}`) as unknown as [
        { failures: number },
      ];
    expect(failures).toBeLessThanOrEqual(10);
    expect(answers.some(({ reason }) => reason === 'CAPTCHA_REQUIRED' || reason === 'LOGIN_PAUSED')).toBe(true);
    expect((await read(token)).code).toBe(0);
  },
  limit,
);

test(
  'one device is ended, or all others; nobody ends a colleague’s (rule account 39)',
  async () => {
    const { kp, token } = await aCompany(db);
    const [one, two] = [await another(kp.kpId), await another(kp.kpId)];
    const colleague = await aColleague(db, kp);
    const theirs = (await read(colleague.token)).body.devices[0].id;
    await post('EndDevice', token, { id: theirs });
    expect((await read(colleague.token)).code).toBe(0);
    const { devices } = (await read(one)).body;
    await post('EndDevice', token, { id: devices.find(({ isThis }: { isThis: boolean }) => isThis).id });
    expect([await isOut(one), (await read(two)).code]).toEqual([true, 0]);
    await post('EndDevice', token, {});
    expect([await isOut(two), (await read(token)).body.devices.length]).toEqual([true, 1]);
  },
  limit,
);

test(
  'the payment password takes a code of one’s own number and the right to manage; the free limit takes the password (rules account 37, 38)',
  async () => {
    const { kp, token, phone } = await aCompany(db);
    const colleague = await aColleague(db, kp);
    expect((await post('SetPaymentPassword', colleague.token, { password: '135790', mobileCode: '123456' })).reason).toBe(
      'RIGHT_TO_MANAGE_MISSING',
    );
    expect((await post('SetPaymentPassword', token, { password: '123456', mobileCode: '123456' })).reason).toBe('PAYMENT_PASSWORD_WEAK');
    const code = await codeFor(token, phone);
    const sent = await Promise.all(malls.map((mall) => post('SetPaymentPassword', token, { password: '135790', mobileCode: code }, mall)));
    expect(sent.filter((one) => one.code === 0)).toHaveLength(1);
    expect((await post('SetFreePaymentLimit', token, { limitFen: yuan(500), password: '135791' })).reason).toBe('PAYMENT_PASSWORD_WRONG');
    expect((await post('SetFreePaymentLimit', token, { limitFen: yuan(500), password: '135790' })).body.freePaymentLimitFen).toBe(
      yuan(500),
    );
    expect((await post('SetFreePaymentLimit', token, { limitFen: yuan(50_001), password: '135790' })).reason).toBe('BAD_REQUEST');
  },
  limit,
);

test(
  'above the figure that person or company set, a payment takes a code by SMS besides; laxer takes a code itself (rule account 41)',
  async () => {
    const sku = await aSku(db, { listPrice: yuan(100), stock: { 1: 100 } });
    const buyer = await aBuyer(db);
    await balanceService(db).putIn(buyer.kp.customerId, yuan(10_000), 'deposit', 'first');
    await db.sql`update customer_balance set free_payment_limit = ${yuan(5000)} where customer_id = ${buyer.kp.customerId}`;
    const [small, large] = [await buyer.orders(sku.skuNumber, 2), await buyer.orders(sku.skuNumber, 3)];
    expect(
      (await post('SetPaymentSecondStep', buyer.token, { aboveFen: yuan(200), isOfCompany: true })).body.companySecondStepAboveFen,
    ).toBe(yuan(200));
    const pay = (orderId: string) => post('order/PayByBalance', buyer.token, { orderId });
    const [{ payable }] = (await db.sql`select payable from sales_order where id = ${small.orderId}`) as unknown as [{ payable: number }];
    await db.sql`update customer set second_step_above = ${payable} where id = ${buyer.kp.customerId}`;
    expect((await pay(small.orderId)).code).toBe(0);
    expect(await pay(large.orderId)).toMatchObject({ reason: 'PAYMENT_CODE_REQUIRED', details: { aboveFen: payable } });
    const code = await codeFor(buyer.token, buyer.phone);
    const wrong = code === '111111' ? '222222' : '111111';
    expect((await post('ProvePayment', buyer.token, { mobileCode: wrong })).reason).toBe('SMS_CODE_WRONG');
    expect((await post('ProvePayment', buyer.token, { mobileCode: code })).code).toBe(0);
    // What another device proved is not this one's, and one proof is for one payment.
    const other = await another(buyer.kp.kpId);
    expect((await post('order/PayByBalance', other, { orderId: large.orderId })).reason).toBe('PAYMENT_CODE_REQUIRED');
    expect((await pay(large.orderId)).body.isPaid).toBe(true);
    const third = await buyer.orders(sku.skuNumber, 3);
    expect((await pay(third.orderId)).reason).toBe('PAYMENT_CODE_REQUIRED');
    expect((await post('SetPaymentSecondStep', buyer.token, { aboveFen: null, isOfCompany: true })).reason).toBe('SMS_CODE_WRONG');
    const colleague = await aColleague(db, buyer.kp);
    expect((await post('SetPaymentSecondStep', colleague.token, { aboveFen: 0, isOfCompany: true })).reason).toBe(
      'RIGHT_TO_MANAGE_MISSING',
    );
    expect((await post('SetPaymentSecondStep', colleague.token, { aboveFen: 0, isOfCompany: false })).body.ownSecondStepAboveFen).toBe(0);
  },
  limit,
);

test(
  'who is not authorised doesn’t see the settings; nobody changes them in a simulated session (rule account 35)',
  async () => {
    const { kp } = await aCompany(db);
    const colleague = await aColleague(db, kp);
    await db.sql`update kp set enable_authorized = false where id = ${colleague.kp.kpId}`;
    expect((await read(colleague.token)).reason).toBe('SECURITY_NOT_YOURS');
  },
  limit,
);
