import { afterAll, expect, test } from '@jest/globals';
import { aColleague } from '../../testing/a-colleague.ts';
import { aCompany } from '../../testing/a-company.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { insist } from '../../testing/insist.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
/** A process whose clock stands still remembers for ever: what it refuses, it was told. */
const clockStandsStill = { NODE_OPTIONS: '--import=data:text/javascript,const%20at=Date.now();Date.now=()=>at' };
const malls = (await Promise.all([aServedMall(db.url), aServedMall(db.url, clockStandsStill)])) as [AServedMall, AServedMall];
afterAll(() => {
  for (const mall of malls) mall.end();
});
const limit = 120_000;
const call = (name: string, token: string, payload: object, mall = malls[0]) =>
  insist(async () => (await mall.ask(`/api/customer/${name}`, { payload, token })).answer);
const isIn = async (token: string, mall: AServedMall) =>
  (await mall.ask('/api/customer/GetCustomerInfo', { payload: {}, token })).status === 200;
const usual = { contactName: '孙工', department: '设备部', isManager: false, rights: ['seePrices', 'order'] };
const managerOf = async (customerId: number) => {
  const person = await aColleague(db, { customerId });
  await db.sql`update kp set is_manager = true where id = ${person.kp.kpId}`;
  return person;
};
const linkOf = async (phone: string) => {
  for (;;) {
    const [sms] = await db.sql<
      { text: string }[]
    >`select text from sms_message where phone = ${phone} and text like '%joinCompany%' order by id desc limit 1`;
    if (sms) return /joinCompany\/([\w-]+)/.exec(sms.text)![1]!;
  }
};
const codeOf = async (phone: string) =>
  /(\d{6})/.exec(
    (
      await db.sql<
        { text: string }[]
      >`select text from sms_message where phone = ${phone} and text like '%验证码%' order by id desc limit 1`
    )[0]!.text,
  )![1]!;
const agreements = async () =>
  (await malls[0].ask('/api/agreement/GetAgreementsInForce', {})).answer.body.map(
    ({ type, version }: { type: number; version: number }) => ({
      type,
      version,
    }),
  );

const untilRefused = async (isRefused: () => Promise<boolean>) => {
  while (!(await isRefused()));
};

test(
  'who is disabled is out at once, in every process; enabled again they sign in anew (rule account 33)',
  async () => {
    const { kp, token } = await aCompany(db);
    const person = await aColleague(db, kp);
    for (const mall of malls) expect(await isIn(person.token, mall)).toBe(true);
    expect((await call('SetKpStatus', token, { id: person.kp.kpId, status: 'disabled' })).code).toBe(0);
    expect(await isIn(person.token, malls[0])).toBe(false);
    await untilRefused(async () => !(await isIn(person.token, malls[1])));
    expect((await call('SetKpStatus', token, { id: person.kp.kpId, status: 'enabled' })).code).toBe(0);
    expect(await isIn(person.token, malls[0])).toBe(false);
  },
  limit,
);

test(
  'a right that is taken away counts from the next call on, in every process (rule roles 16)',
  async () => {
    const { kp, token } = await aCompany(db);
    const person = await aColleague(db, kp);
    const reason = async (mall: AServedMall) => (await mall.ask('/api/customer/GetCustomerBalance', { token: person.token })).answer.reason;
    for (const mall of malls) expect(await reason(mall)).toBeUndefined();
    await call('SaveKp', token, { id: person.kp.kpId, ...usual, rights: [] });
    expect(await reason(malls[0])).toBe('RIGHT_TO_SEE_PRICES_MISSING');
    await untilRefused(async () => (await reason(malls[1])) === 'RIGHT_TO_SEE_PRICES_MISSING');
  },
  limit,
);

test(
  'two managers disable each other at once, twenty times: one of them stays (rule account 32)',
  async () => {
    for (let round = 0; round < 20; round += 1) {
      const one = await aCompany(db);
      const other = await managerOf(one.kp.customerId);
      const [a, b] = await Promise.all([
        malls[0].ask('/api/customer/SetKpStatus', { payload: { id: other.kp.kpId, status: 'disabled' }, token: one.token }),
        malls[1].ask('/api/customer/SetKpStatus', { payload: { id: one.kp.kpId, status: 'disabled' }, token: other.token }),
      ]);
      expect([a, b].filter(({ answer }) => answer.code === 0)).toHaveLength(1);
      const [{ n }] =
        (await db.sql`select count(*)::int as n from kp where customer_id = ${one.kp.customerId} and is_enabled and is_manager`) as unknown as [
          { n: number },
        ];
      expect(n).toBe(1);
    }
  },
  limit,
);

test(
  'nobody reaches into another company, forges a role, or helps themselves to rights',
  async () => {
    const [ours, theirs] = [await aCompany(db), await aCompany(db)];
    const plain = await aColleague(db, ours.kp);
    const clerk = await aColleague(db, ours.kp);
    await db.sql`update kp set rights = '{seePrices,manage}' where id = ${clerk.kp.kpId}`;
    const reason = async (name: string, token: string, payload: object) => (await call(name, token, payload)).reason;
    expect(await reason('SetKpStatus', ours.token, { id: theirs.kp.kpId, status: 'disabled' })).toBe('KP_NOT_FOUND');
    expect(await reason('SaveKp', ours.token, { id: theirs.kp.kpId, ...usual })).toBe('KP_NOT_FOUND');
    expect(await reason('SaveKp', plain.token, { id: plain.kp.kpId, ...usual, isManager: true })).toBe('RIGHT_TO_MANAGE_MISSING');
    expect(await reason('SaveKp', clerk.token, { id: clerk.kp.kpId, ...usual, isManager: true })).toBe('KP_NOT_YOURSELF');
    expect(await reason('SaveKp', clerk.token, { id: plain.kp.kpId, ...usual, isManager: true })).toBe('KP_ONLY_BY_MANAGER');
    expect(await reason('SetKpStatus', clerk.token, { id: ours.kp.kpId, status: 'disabled' })).toBe('KP_ONLY_BY_MANAGER');
    expect(await reason('SetKpStatus', ours.token, { id: ours.kp.kpId, status: 'disabled' })).toBe('KP_LAST_MANAGER');
    expect(await reason('SaveKp', ours.token, { id: plain.kp.kpId, ...usual, rights: ['everything'] })).toBe('BAD_REQUEST');
    expect(await reason('SaveKp', ours.token, { id: plain.kp.kpId, ...usual, customerId: theirs.kp.customerId })).toBe('BAD_REQUEST');
  },
  limit,
);

test(
  'who is asked to join proves the number and is in; the link works once, and not for a number of another company (rules account 29, 30)',
  async () => {
    const { kp, token } = await aCompany(db, { name: '甲方机械有限公司' });
    const phone = '13612340001';
    const invited = await call('SaveKp', token, { ...usual, cellPhone: phone });
    expect(invited.body.invitations).toMatchObject([{ cellPhone: '136****0001', rights: ['seePrices', 'order'] }]);
    const link = await linkOf(phone);
    expect((await malls[0].ask(`/api/customer/GetKpInvitation?token=${link}`, {})).answer.body).toMatchObject({
      companyName: '甲方机械有限公司',
      cellPhone: '136****0001',
    });
    await call('SendKpInvitationCode', '', { invitation: link });
    const accept = async (code: string) =>
      call('AcceptKpInvitation', '', { invitation: link, mobileCode: code, password: 'Mall2026!', agreements: await agreements() });
    expect((await accept('000000')).reason).toBe('SMS_CODE_WRONG');
    const code = await codeOf(phone);
    const joined = await Promise.all([accept(code), accept(code)]);
    expect(joined.filter((one) => one.code === 0)).toHaveLength(1);
    const { body } = joined.find((one) => one.code === 0)!;
    expect(body).toMatchObject({ customerId: kp.customerId, companyZH: '甲方机械有限公司' });
    expect((await call('GetCustomerInfo', body.token, {})).body).toMatchObject({ isManager: false, rights: ['seePrices', 'order'] });
    expect((await accept(code)).reason).toBe('KP_INVITATION_OVER');
    expect((await call('SaveKp', token, { ...usual, cellPhone: phone })).reason).toBe('KP_ALREADY_HERE');
    // A number that is another company's may be asked, and is told only when it was proved.
    const elsewhere = await aCompany(db);
    await call('SaveKp', token, { ...usual, cellPhone: elsewhere.phone });
    const theirs = await linkOf(elsewhere.phone);
    await call('SendKpInvitationCode', '', { invitation: theirs });
    const refused = await call('AcceptKpInvitation', '', {
      invitation: theirs,
      mobileCode: await codeOf(elsewhere.phone),
      agreements: await agreements(),
    });
    expect(refused.reason).toBe('KP_OF_ANOTHER_COMPANY');
  },
  limit,
);

test(
  'fifty invitations of one number at once leave one link that works; a link that was taken back is over',
  async () => {
    const { kp, token } = await aCompany(db);
    const phone = '13612340002';
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => malls[at % 2]!.ask('/api/customer/SaveKp', { payload: { ...usual, cellPhone: phone }, token })),
    );
    expect(answers.filter(({ answer }) => answer.code === 0).length).toBeLessThanOrEqual(5);
    const open = await db.sql<{ id: string }[]>`select id from kp_invitation where customer_id = ${kp.customerId} and ended_at is null`;
    expect(open).toHaveLength(1);
    await linkOf(phone);
    await call('EndKpInvitation', token, { id: open[0]!.id });
    const other = await aCompany(db);
    await call('EndKpInvitation', other.token, { id: open[0]!.id });
    expect((await malls[0].ask(`/api/customer/GetKpInvitation?token=${await linkOf(phone)}`, {})).answer.reason).toBe('KP_INVITATION_OVER');
  },
  limit,
);

test(
  'the company’s manager reads what was done with its people',
  async () => {
    const { kp, token } = await aCompany(db);
    const person = await aColleague(db, kp, '小李');
    await call('SetKpStatus', token, { id: person.kp.kpId, status: 'disabled' });
    expect((await call('GetCompanyEvents', token, {})).body).toMatchObject({
      total: 1,
      items: [{ who: '王工', what: '停用了联系人 小李' }],
    });
  },
  limit,
);
