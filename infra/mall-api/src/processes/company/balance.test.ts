import { afterAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { embeddedUnionPay } from '../../adapters/union-pay/embedded-union-pay.ts';
import { balanceService } from '../../modules/account/balance.service.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { httpAsker } from '../../testing/http-asker.ts';
import { insist } from '../../testing/insist.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const secret = 'cashier';
process.env.MALL_CASHIER_SECRET = secret;
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());
const limit = 120_000;
const topUp = (token: string, more: object) => insist(() => mall.post('/api/customer/TopUpBalance', more, token));
const balanceOf = async (customerId: number) => (await balanceService(db).state(customerId)).amount;

test(
  'a notice of a cashier that comes fifty times, late or for another amount puts the money in once (rule account 45)',
  async () => {
    const { kp, token } = await aCompany(db);
    const { body } = await topUp(token, { amountFen: yuan(500), provider: 'unionPay' });
    const chargeId = body.payUrl.split('/').pop();
    const cashier = embeddedUnionPay(secret);
    const told = (amount: number, transaction: string) => cashier.notice({ chargeId, number: '预付款充值', amount }, 'paid', transaction);
    const send = async ({ headers, body: payload }: ReturnType<typeof told>) =>
      (await app.inject({ method: 'POST', url: '/api/unionPay/notify', headers, payload })).json();
    expect((await send(told(1, 'T-cheap'))).details.outcome).toBe('amount');
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(told(yuan(500), 'T-1'))));
    expect(answers.filter(({ body: done }) => done?.outcome === 'applied')).toHaveLength(1);
    expect(await balanceOf(kp.customerId)).toBe(yuan(500));
    // Given up before the money came: it goes back, and the balance stays.
    const second = (await topUp(token, { amountFen: yuan(70), provider: 'unionPay' })).body;
    await mall.post('/api/customer/CancelBalanceTopUp', { id: second.topUp.id }, token);
    const late = cashier.notice({ chargeId: second.payUrl.split('/').pop(), number: '预付款充值', amount: yuan(70) }, 'paid', 'T-2');
    expect((await send(late)).details.outcome).toBe('late');
    expect(await balanceOf(kp.customerId)).toBe(yuan(500));
    const [owed] = await db.sql`select amount from payment_refund where subject = 'topUp' and subject_id = ${second.topUp.id}`;
    expect(owed).toEqual({ amount: yuan(70) });
  },
  limit,
);

test(
  'a transfer is confirmed by finance once, of its amount, with a bank’s reference that counts once (rule account 44)',
  async () => {
    const { kp, token } = await aCompany(db);
    const finance = await anOperator(db, ['finance']);
    const sales = await anOperator(db, ['sales']);
    const { id } = (await topUp(token, { amountFen: yuan(1000) })).body.topUp;
    const confirm = (staff: string, more = {}) =>
      mall.post('/api/staff/ConfirmTopUp', { id, amountFen: yuan(1000), bankReference: 'B-77', why: '已到账', ...more }, staff);
    expect((await confirm(sales.token)).reason).toBe('FORBIDDEN');
    expect((await confirm(token)).reason).toBe('FORBIDDEN');
    expect((await confirm(finance.token, { amountFen: yuan(999) })).reason).toBe('TOP_UP_AMOUNT_DIFFERS');
    const answers = await Promise.all(Array.from({ length: 20 }, () => insist(() => confirm(finance.token))));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await balanceOf(kp.customerId)).toBe(yuan(1000));
    const other = (await topUp(token, { amountFen: yuan(1000) })).body.topUp.id;
    expect((await confirm(finance.token, { id: other })).reason).toBe('TOP_UP_REFERENCE_USED');
    const [told] = await db.sql`select title from notification where kp_id = ${kp.kpId} and kind = 'companyMoved'`;
    expect(told).toEqual({ title: '预付款已到账' });
  },
  limit,
);

test(
  'records are filtered, paged and carry the balance after each; another company’s are not there (rule account 46)',
  async () => {
    const { kp, token } = await aCompany(db);
    const other = await aCompany(db);
    const balance = balanceService(db);
    await balance.putIn(kp.customerId, yuan(300), 'deposit', 'a');
    await balance.take(kp.customerId, yuan(100), 'order-1');
    await balance.putIn(kp.customerId, yuan(40), 'refund', 'order-1');
    const ask = async (more: object, as = token) => (await mall.post('/api/customer/GetCustomerBalanceRecords', more, as)).body;
    expect(await ask({})).toMatchObject({
      total: 3,
      inFen: yuan(340),
      outFen: yuan(100),
      items: [{ balanceFen: yuan(240) }, { balanceFen: yuan(200) }, { balanceFen: yuan(300) }],
    });
    expect(await ask({ kind: 'payment' })).toMatchObject({ total: 1, items: [{ kindName: '支付', amountFen: -yuan(100) }] });
    expect((await ask({ from: '2099-01-01' })).total).toBe(0);
    expect(await ask({ pageSize: 1, pageIndex: 3 })).toMatchObject({ total: 3, items: [{ balanceFen: yuan(300) }] });
    expect((await ask({}, other.token)).total).toBe(0);
  },
  limit,
);

test(
  'fifty top-ups at once leave at most ten that wait; another company’s can’t be cancelled',
  async () => {
    const { kp, token } = await aCompany(db);
    const other = await aCompany(db);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => mall.post('/api/customer/TopUpBalance', { amountFen: yuan(10) }, token)),
    );
    const made = answers.filter(({ code }) => code === 0);
    expect(made.length).toBeLessThanOrEqual(10);
    const [{ n }] = (await db.sql`select count(*)::int as n from balance_top_up where customer_id = ${kp.customerId}`) as unknown as [
      { n: number },
    ];
    expect(n).toBeLessThanOrEqual(10);
    expect((await mall.post('/api/customer/CancelBalanceTopUp', { id: made[0]!.body.topUp.id }, other.token)).reason).toBe(
      'TOP_UP_NOT_WAITING',
    );
  },
  limit,
);
