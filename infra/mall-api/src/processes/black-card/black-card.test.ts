import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { embeddedUnionPay } from '../../adapters/union-pay/embedded-union-pay.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { httpAsker } from '../../testing/http-asker.ts';
import { insist } from '../../testing/insist.ts';
import { ledgerFaults } from '../../testing/ledgers.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const secret = 'cashier';
process.env.MALL_CASHIER_SECRET = secret;
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());
const fee = 29_900;
const year = { from: 364, to: 367 };

const member = async (days: number | null) => {
  const company = await aCompany(db);
  if (days !== null)
    await db.sql`update customer set black_card_until = now() + ${days} * interval '1 day' where id = ${company.kp.customerId}`;
  return company;
};
const statusOf = async (token: string) => (await mall.post('/api/order/CheckBlackCardRenewStatus', {}, token)).body;
const charge = (token: string, more: object = {}) => mall.post('/api/unionPay/blackCard/charge', more, token);
const pay = (payUrl: string) =>
  app.inject({ method: 'POST', url: payUrl, payload: 'outcome=paid', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
const daysLeft = (until: string) => (Date.parse(until) - Date.now()) / 86_400_000;
const purchases = (customerId: number) => db.sql`select id from black_card_purchase where customer_id = ${customerId}`;
const moneyOf = (customerId: number) => db.sql<{ amount: number; back: number }[]>`
  select (select coalesce(sum(p.amount), 0)::int from payment p join black_card_purchase b on b.id = p.subject_id where b.customer_id = ${customerId}) as amount,
    (select coalesce(sum(r.amount), 0)::int from payment_refund r join black_card_purchase b on b.id = r.subject_id where b.customer_id = ${customerId}) as back`;

beforeAll(() => {
  expect(app.hasRoute({ method: 'POST', url: '/api/unionPay/blackCard/charge' })).toBe(true);
});

test('a company without a card buys one, by either provider, and returns to the benefit page (rule account 13)', async () => {
  for (const provider of ['unionPay', 'wechatPay']) {
    const { token } = await member(null);
    expect(await statusOf(token)).toMatchObject({ state: 'none', isMember: false, until: '', canBuy: true, fee: '¥299.00', savedFen: 0 });
    const { body } = await charge(token, { provider });
    expect(body.amountFen).toBe(fee);
    expect((await app.inject({ url: body.payUrl })).body).toContain('黑卡会员（一年）');
    expect((await pay(body.payUrl)).headers.location).toBe('/customer/blackCardBenefit?outcome=paid');
    const status = await statusOf(token);
    expect(status).toMatchObject({ state: 'active', isMember: true, canBuy: false });
    expect(daysLeft(status.until)).toBeGreaterThan(year.from);
    expect(daysLeft(status.until)).toBeLessThan(year.to);
    expect((await mall.post('/api/customer/GetCustomerInfo', {}, token)).body.isBlackCard).toBe(true);
  }
  expect(await moneyFaults(db)).toEqual([]);
});

test('it is renewed in its last 60 days, not before, and the year is added to its end (rules account 15, 22, 23)', async () => {
  const early = await member(61);
  expect(await charge(early.token)).toMatchObject({ reason: 'BLACK_CARD_NOT_RENEWABLE', message: '黑卡会员有效期内，到期前60天起可续费' });
  expect(await purchases(early.kp.customerId)).toHaveLength(0);
  const late = await member(40);
  expect(await statusOf(late.token)).toMatchObject({ state: 'renewable', isMember: true, canBuy: true });
  await pay((await charge(late.token)).body.payUrl);
  const { until, state } = await statusOf(late.token);
  expect(state).toBe('active');
  expect(daysLeft(until)).toBeGreaterThan(year.from + 40 - 1);
  const over = await member(-5);
  expect((await statusOf(over.token)).state).toBe('ended');
  await pay((await charge(over.token)).body.payUrl);
  expect(daysLeft((await statusOf(over.token)).until)).toBeLessThan(year.to);
});

test('fifty who buy at once pay for one membership, and what a second provider took goes back (rules account 24, 25)', async () => {
  const { token, kp } = await member(40);
  const colleagues = [token, ...(await Promise.all(Array.from({ length: 9 }, () => aColleague(db, kp)))).map((one) => one.token)];
  const charges = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      insist(() => charge(colleagues[at % 10]!, { provider: at % 2 === 0 ? 'unionPay' : 'wechatPay' })),
    ),
  );
  const urls = [...new Set(charges.map(({ body }) => body.payUrl as string))];
  expect([urls.length, (await purchases(kp.customerId)).length]).toEqual([2, 1]);
  await Promise.all(Array.from({ length: 20 }, (_, at) => pay(urls[at % 2]!)));
  // On a busy machine none may have been heard in time: a cashier tells again.
  for (const url of urls) await pay(url);
  expect(daysLeft((await statusOf(token)).until)).toBeLessThan(year.to + 40);
  const [{ amount, back } = { amount: 0, back: 0 }] = await moneyOf(kp.customerId);
  expect(amount).toBe(fee);
  // A cashier that was still open when the other one paid may have taken money in vain: all of that goes back.
  const taken = await db.sql<{ n: number }[]>`
    select coalesce(sum(s.amount), 0)::int as n from cashier_statement s join payment_charge c on c.id = s.reference
    join black_card_purchase b on b.id = c.subject_id where b.customer_id = ${kp.customerId} and s.kind = 'payment'`;
  expect(taken[0]!.n).toBe(amount + back);
});

test('a notice replayed, of another amount, or after the membership was paid adds no second year', async () => {
  const { token } = await member(null);
  const { chargeId } = (await charge(token)).body;
  const cashier = embeddedUnionPay(secret);
  const told = (amount: number, transaction: string) =>
    cashier.notice({ chargeId, number: '黑卡会员（一年）', amount }, 'paid', transaction);
  const send = async ({ headers, body }: ReturnType<typeof told>) =>
    (await app.inject({ method: 'POST', url: '/api/unionPay/notify', headers, payload: body })).json();
  expect((await send(told(1, 'UP-cheap'))).details.outcome).toBe('amount');
  expect((await statusOf(token)).isMember).toBe(false);
  const notice = told(fee, 'UP-1');
  expect((await send(notice)).body.outcome).toBe('applied');
  const { until } = await statusOf(token);
  const again = await Promise.all([send(notice), send(notice), send(told(fee, 'UP-1')), send(told(fee, 'UP-2'))]);
  expect(again.map((one) => one.body?.outcome ?? one.details.outcome)).toEqual(['replay', 'replay', 'repeated', 'outOfOrder']);
  expect((await statusOf(token)).until).toBe(until);
});

test('forged fields buy nothing cheaper, nothing longer, and nothing for another company', async () => {
  const { token, kp } = await member(null);
  for (const more of [{ amount: 1 }, { customerId: 1 }, { until: '2099-01-01' }, { provider: 'balance' }, { channel: 'a'.repeat(10_000) }])
    expect((await charge(token, more)).reason).toBe('BAD_REQUEST');
  expect((await charge('')).reason).toBe('NOT_SIGNED_IN');
  expect(await purchases(kp.customerId)).toHaveLength(0);
});

test('what is for members is bought by members only, and their price is told to them alone (rule account 27)', async () => {
  const sku = await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } });
  await db.sql`update sku set is_black_card = true where id = ${sku.id}`;
  await db.sql`insert into black_card_price values (${sku.id}, ${yuan(9)})`;
  const buyer = await aBuyer(db);
  const asks = {
    add: () => mall.post('/api/shoppingCart/AddSkuToCart', { sku: sku.skuNumber, quantity: 3 }, buyer.token),
    price: () => mall.post('/api/product/GetSkuPrice', { skuNumber: sku.skuNumber, quantity: 3 }, buyer.token),
    list: () => mall.post('/api/product/CustomerSearchSkuByElastic', { filter: '黑卡商品', pageSize: 12 }, buyer.token),
  };
  expect(await asks.add()).toMatchObject({ reason: 'CART_SKU_UNAVAILABLE', message: '黑卡会员专享，开通黑卡后可购买' });
  expect((await asks.price()).body).toMatchObject({ appliedPriceFen: yuan(10), appliedPriceTag: '', needsBlackCard: true });
  expect((await asks.list()).body).toMatchObject({
    total: 1,
    items: [{ skuNumber: sku.skuNumber, isBlackCardProduct: true, needsBlackCard: true, showCart: false }],
  });
  await db.sql`update customer set black_card_until = now() + interval '1 hour' where id = ${buyer.kp.customerId}`;
  expect((await asks.price()).body).toMatchObject({ appliedPriceFen: yuan(9), appliedPriceTag: '黑卡价' });
  expect((await asks.price()).body.needsBlackCard).toBeUndefined();
  // Saved is what it would have cost without the card, until the order is cancelled (rule account 26).
  const { orderId } = await buyer.orders(sku.skuNumber, 3);
  expect(await statusOf(buyer.token)).toMatchObject({ savedFen: yuan(3), saved: '¥3.00', savedOrders: 1 });
  await mall.post('/api/order/CancelOrder', { orderId }, buyer.token);
  expect(await statusOf(buyer.token)).toMatchObject({ savedFen: 0, savedOrders: 0 });
  // A card that ends while the line is in the cart: it stays, and says why it can't be ordered.
  expect((await asks.add()).code).toBe(0);
  await db.sql`update customer set black_card_until = now() where id = ${buyer.kp.customerId}`;
  const cart = await mall.post('/api/shoppingCart/GetShoppingCartWithDiscount', {}, buyer.token);
  expect(cart.body.lines).toMatchObject([{ isValid: false, invalidReason: '黑卡会员专享，开通黑卡后可购买' }]);
  expect(await ledgerFaults(db)).toEqual([]);
});
