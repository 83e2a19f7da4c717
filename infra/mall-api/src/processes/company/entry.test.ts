import { afterAll, expect, test } from '@jest/globals';
import { aColleague } from '../../testing/a-colleague.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { httpAsker } from '../../testing/http-asker.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());
const limit = 120_000;
const linkFor = async (staff: string, kpId: number, why = '客户来电，协助下单') =>
  (await mall.post('/api/staff/MakeAccountLink', { kpId, why }, staff)).body?.path.split('link=')[1];
const enter = (link: string) => mall.post('/api/customer/LoginAsCustomer', { link }, '');

test(
  'a link opens once, for whoever of fifty comes first; the manager reads who was in, why, and what was written (rules operator 20, 21)',
  async () => {
    const { kp, token } = await aCompany(db);
    const person = await aColleague(db, kp);
    const sales = await anOperator(db, ['sales']);
    const link = await linkFor(sales.token, person.kp.kpId);
    const entered = await Promise.all(Array.from({ length: 50 }, () => enter(link)));
    const opened = entered.filter(({ code }) => code === 0);
    expect(opened).toHaveLength(1);
    expect(new Set(entered.filter(({ code }) => code !== 0).map(({ reason }) => reason))).toEqual(new Set(['ENTRY_LINK_OVER']));
    const inside = opened[0]!.body.token;
    expect((await mall.post('/api/customer/GetCustomerInfo', {}, inside)).body.operator).toMatchObject({ name: '周琳' });
    await mall.post('/api/customer/AddToWishList', { sku: 'NOPE', sourceId: 3 }, inside);
    expect((await mall.post('/api/customer/ChangePassword', { oldPassword: 'x', newPassword: 'Ours2026!' }, inside)).reason).toBe(
      'NOT_IN_SIMULATION',
    );
    await mall.post('/api/customer/LoginOut', {}, inside);
    const { items } = (await mall.post('/api/customer/GetAccountEntries', {}, token)).body;
    expect(items).toMatchObject([
      {
        operatorName: '周琳',
        contactName: '小张',
        reason: '客户来电，协助下单',
        writes: [{ isDone: false }, { call: '/api/customer/ChangePassword', name: '修改登录密码', isDone: false }],
      },
    ]);
    expect(items[0].leftAt).not.toBe('');
    expect((await mall.post('/api/customer/GetAccountEntries', {}, person.token)).reason).toBe('RIGHT_TO_MANAGE_MISSING');
    expect((await mall.post('/api/customer/GetAccountEntries', {}, (await aCompany(db)).token)).body.total).toBe(0);
  },
  limit,
);

test(
  'only who has the role makes a link, with a reason; it ends after five minutes, and when role or person go',
  async () => {
    const { kp } = await aCompany(db);
    const [sales, finance] = [await anOperator(db, ['sales']), await anOperator(db, ['finance'])];
    expect((await mall.post('/api/staff/MakeAccountLink', { kpId: kp.kpId, why: '协助下单' }, finance.token)).reason).toBe('FORBIDDEN');
    expect((await mall.post('/api/staff/MakeAccountLink', { kpId: kp.kpId }, sales.token)).reason).toBe('BAD_REQUEST');
    expect((await mall.post('/api/staff/MakeAccountLink', { kpId: 2_000_000, why: '协助下单' }, sales.token)).reason).toBe('KP_NOT_FOUND');
    const late = await linkFor(sales.token, kp.kpId);
    await db.sql`update account_entry set link_ends_at = now() where operator_id = ${sales.id}`;
    expect((await enter(late)).reason).toBe('ENTRY_LINK_OVER');
    const demoted = await linkFor(sales.token, kp.kpId);
    await db.sql`update operator set roles = '{finance}' where id = ${sales.id}`;
    expect((await enter(demoted)).reason).toBe('FORBIDDEN');
    expect((await enter('a'.repeat(32))).reason).toBe('ENTRY_LINK_OVER');
  },
  limit,
);
