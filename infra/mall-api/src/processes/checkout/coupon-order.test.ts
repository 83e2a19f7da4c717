import { afterAll, describe, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aCouponPackage } from '../../testing/a-coupon-package.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anInquiry } from '../../testing/an-inquiry.ts';
import { httpAsker, insisting, type Told } from '../../testing/http-asker.ts';
import { ledgerFaults } from '../../testing/ledgers.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { cancelOrderService } from '../order-desk/index.ts';

const db = await testingDatabase();
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());

type Buyer = Pick<ABuyer, 'token' | 'addressId' | 'kp'>;
const receive = async (token: string, couponPackageId: number): Promise<number> =>
  (await mall.post('/api/discount/ReceiveCoupon', { couponPackageId }, token)).body.coupon.couponId;
const page = async (token: string, query = ''): Promise<Told['body']> => (await mall.get(`/api/checkout/Confirm${query}`, token)).body;
const order = ({ addressId }: Pick<Buyer, 'addressId'>, { priceToken }: Told['body'], token: string, more: object = {}) =>
  mall.post('/api/checkout/ConfirmOrder', { priceToken, addressId, invoiceId: 0, paymentMethod: 'unionPay', ...more }, token);
const ordersOf = async ({ kp }: Pick<Buyer, 'kp'>) =>
  (await db.sql<{ n: number }[]>`select count(*)::int as n from sales_order where customer_id = ${kp.customerId}`)[0]!.n;
const stateOf = async (token: string, couponId: number) => {
  const { body } = await mall.get('/api/discount/GetAllCustomerCouponsNew', token);
  const [found] = Object.entries(body as Record<string, { couponId: number }[]>).filter(([, all]) =>
    all.some((one) => one.couponId === couponId),
  );
  return found?.[0];
};
/** A buyer with 15 pieces of ¥10.00 in the cart. */
const aBuyerWith = async (quantity = 15) => {
  const { skuNumber, id: skuId } = await aSku(db, { listPrice: 1000, stock: { 1: 10_000 } });
  const buyer = await aBuyer(db);
  await buyer.wants(skuNumber, quantity);
  return { buyer, skuNumber, skuId };
};

test('the best coupon is proposed, another or none can be chosen, and page, cart, order and its papers say the same', async () => {
  const { buyer, skuNumber } = await aBuyerWith();
  const less = await receive(buyer.token, await aCouponPackage(db, { name: '满50减10', threshold: 5000, amount: 1000 }));
  const best = await receive(buyer.token, await aCouponPackage(db));
  const proposed = await page(buyer.token);
  expect(proposed).toMatchObject({
    selectedCouponId: best,
    optimalCouponId: best,
    totals: { goodsFen: 15_000, discountFen: 3000, payableFen: 12_000 },
    discounts: [{ kind: 'coupon', id: best, name: '满100减30', fen: 3000 }],
  });
  expect(await page(buyer.token, '?couponId=0')).toMatchObject({ selectedCouponId: 0, totals: { payableFen: 15_000 }, discounts: [] });
  const chosen = await page(buyer.token, `?couponId=${less}`);
  expect(chosen).toMatchObject({ selectedCouponId: less, totals: { payableFen: 14_000 } });
  const cart = (await mall.get(`/api/shoppingCart/GetShoppingCartDiscountInfo?couponId=${less}`, buyer.token)).body;
  expect(cart).toMatchObject({ totals: chosen.totals, discounts: chosen.discounts });

  const made = await order(buyer, chosen, buyer.token, { couponId: less, expectedPayableFen: 14_000 });
  expect(made).toMatchObject({ code: 0, body: { payableFen: 14_000 } });
  const { body: detail } = await mall.get(`/api/order/GetOrderByOrderId/${made.body.orderId}`, buyer.token);
  expect(detail).toMatchObject({
    goodsFen: 15_000,
    discountFen: 1000,
    payableFen: 14_000,
    discounts: chosen.discounts,
    lines: [{ sku: skuNumber, discountFen: 1000, discounts: chosen.discounts, payableFen: 14_000 }],
  });
  expect([await stateOf(buyer.token, less), await stateOf(buyer.token, best)]).toEqual(['used', 'unused']);
});

test('fifty people of a company order with its one coupon at once: one order has it, the others are told and nothing of them is made (rule discount 19)', async () => {
  const { buyer, skuNumber } = await aBuyerWith();
  const couponId = await receive(buyer.token, await aCouponPackage(db));
  const people = (await Promise.all(Array.from({ length: 50 }, () => aColleague(db, buyer.kp)))).map(({ token }) => token);
  const pages = await Promise.all(
    people.map(async (token) => (await insisting(() => mall.get(`/api/checkout/Confirm?s=${skuNumber}&q=15`, token))).body),
  );
  expect(new Set(pages.map(({ selectedCouponId }) => selectedCouponId))).toEqual(new Set([couponId]));
  const answers = await Promise.all(people.map((token, index) => insisting(() => order(buyer, pages[index], token))));
  const made = answers.filter(({ code }) => code === 0);
  expect(made).toMatchObject([{ body: { payableFen: 12_000 } }]);
  for (const answer of answers.filter(({ code }) => code !== 0))
    expect(answer).toMatchObject({
      reason: 'CHECKOUT_CHANGED',
      details: { differences: expect.arrayContaining([expect.objectContaining({ kind: 'coupon', now: '已使用' })]) },
    });
  expect(await ordersOf(buyer)).toBe(1);
  const uses = await db.sql`select order_id from coupon_use where coupon_id = ${couponId}`;
  expect([...uses]).toEqual([{ orderId: made[0]!.body.orderId }]);
  expect(await ledgerFaults(db)).toEqual([]);
});

describe('what can’t be used is refused with the difference, and nothing is changed (rule discount 18)', () => {
  const refused = async (answer: Told, buyer: Pick<Buyer, 'kp'>) => {
    expect([answer.reason, await ordersOf(buyer)]).toEqual(['CHECKOUT_CHANGED', 0]);
    const { differences } = answer.details as { differences: { kind: string; now: string; message: string }[] };
    return differences.map(({ kind, now }) => [kind, now]);
  };

  test('another company’s coupon, one that nobody has, or one that was not shown', async () => {
    const { buyer } = await aBuyerWith();
    const stranger = await aCompany(db);
    const theirs = await receive(stranger.token, await aCouponPackage(db));
    const shown = await page(buyer.token);
    expect(shown).toMatchObject({ selectedCouponId: 0, coupons: [] });
    expect(await refused(await order(buyer, shown, buyer.token, { couponId: theirs }), buyer)).toEqual([['coupon', '没有找到该优惠券']]);
    expect(await refused(await order(buyer, shown, buyer.token, { couponId: 2_000_000_000 }), buyer)).toEqual([
      ['coupon', '没有找到该优惠券'],
    ]);
    expect(await page(buyer.token, `?couponId=${theirs}`)).toMatchObject({ selectedCouponId: 0 });
    const mine = await receive(buyer.token, await aCouponPackage(db));
    expect(await refused(await order(buyer, shown, buyer.token, { couponId: mine }), buyer)).toEqual([
      ['discount', '¥30.00'],
      ['coupon', '满100减30 −¥30.00'],
      ['total', '¥120.00'],
    ]);
    expect([await stateOf(stranger.token, theirs), await stateOf(buyer.token, mine)]).toEqual(['unused', 'unused']);
  });

  test('one that expired, or whose goods became cheaper than its threshold, since the page was opened', async () => {
    const { buyer, skuId } = await aBuyerWith();
    const couponId = await receive(buyer.token, await aCouponPackage(db));
    const shown = await page(buyer.token);
    await db.sql`update sku set list_price = 600 where id = ${skuId}`;
    expect(await refused(await order(buyer, shown, buyer.token), buyer)).toEqual([
      ['price', '¥6.00'],
      ['discount', '¥0.00'],
      ['coupon', '适用商品再买¥10.00可用'],
      ['total', '¥90.00'],
    ]);
    await db.sql`update sku set list_price = 1000 where id = ${skuId}`;
    await db.sql`update coupon set valid_until = now() - interval '1 second' where id = ${couponId}`;
    expect(await refused(await order(buyer, shown, buyer.token), buyer)).toEqual([
      ['discount', '¥0.00'],
      ['coupon', '已过期'],
      ['total', '¥150.00'],
    ]);
    expect((await mall.post('/api/checkout/CheckPrice', { priceToken: shown.priceToken }, buyer.token)).body).toMatchObject({
      isChanged: true,
      differences: [{ kind: 'discount' }, { kind: 'coupon' }, { kind: 'total' }],
    });
  });

  test('a campaign that ended since the page was opened', async () => {
    const { buyer, skuId } = await aBuyerWith();
    await db.sql`insert into campaign (id, kind, name, rule, thresholds, starts_at, ends_at)
      values (990, 20, '满100减20', 4, '[{"from": 10000, "off": 2000}]', now() - interval '1 day', now() + interval '1 day')`;
    await db.sql`insert into promotion_price (campaign_id, sku_id, price) values (990, ${skuId}, 1000)`;
    const opened = await page(buyer.token);
    expect(opened).toMatchObject({ totals: { discountFen: 2000, payableFen: 13_000 }, discounts: [{ kind: 'campaign', id: 990 }] });
    await db.sql`update campaign set ends_at = now() where id = 990`;
    expect(await order(buyer, opened, buyer.token)).toMatchObject({ reason: 'CHECKOUT_CHANGED' });
    expect(await ordersOf(buyer)).toBe(0);
  });

  test('a discount or an amount that the caller wrote', async () => {
    const { buyer } = await aBuyerWith();
    const shown = await page(buyer.token);
    expect(await refused(await order(buyer, shown, buyer.token, { expectedPayableFen: 1 }), buyer)).toEqual([['total', '¥150.00']]);
    expect(await order(buyer, shown, buyer.token, { discountFen: 14_999 })).toMatchObject({ reason: 'BAD_REQUEST' });
    expect(await order(buyer, shown, buyer.token, { expectedPayableFen: 15_000 })).toMatchObject({ code: 0 });
  });
});

describe('a coupon comes back with its old validity (rules discount 8, 19)', () => {
  const anOrder = async (paymentMethod = 'unionPay') => {
    const { buyer } = await aBuyerWith();
    const couponId = await receive(buyer.token, await aCouponPackage(db));
    const [before] = await db.sql`select valid_from, valid_until from coupon where id = ${couponId}`;
    const made = await order(buyer, await page(buyer.token), buyer.token, { paymentMethod });
    expect([made.code, await stateOf(buyer.token, couponId)]).toEqual([0, 'used']);
    return { buyer, couponId, before, orderId: made.body.orderId as string };
  };

  test('when its order is cancelled unpaid, by the buyer or by the clock, and is used again', async () => {
    const { buyer, couponId, before, orderId } = await anOrder();
    await mall.post('/api/order/CancelOrder', { orderId }, buyer.token);
    expect(await stateOf(buyer.token, couponId)).toBe('unused');
    expect((await db.sql`select valid_from, valid_until from coupon where id = ${couponId}`)[0]).toEqual(before);
    const late = await anOrder();
    await db.sql`update sales_order set expires_at = now() - interval '1 minute' where id = ${late.orderId}`;
    await cancelOrderService(db).cancelOverdue();
    expect(await stateOf(late.buyer.token, late.couponId)).toBe('unused');
    await db.sql`update coupon set valid_until = now() - interval '1 second' where id = ${late.couponId}`;
    expect(await stateOf(late.buyer.token, late.couponId)).toBe('expired');
  });

  test('when its order is cancelled while its colleagues order with it: one order has it at a time, and no more than one after the other (rule discount 19)', async () => {
    const { buyer, couponId, orderId } = await anOrder();
    const { skuNumber } = await aSku(db, { listPrice: 1000, stock: { 1: 10_000 } });
    const people = (await Promise.all(Array.from({ length: 12 }, () => aColleague(db, buyer.kp)))).map(({ token }) => token);
    // Each page was opened with the coupon still to be had: the order that has it is cancelled while they order.
    await db.sql`delete from coupon_use where coupon_id = ${couponId}`;
    const pages = await Promise.all(people.map((token) => page(token, `?s=${skuNumber}&q=15`)));
    await db.sql`insert into coupon_use (coupon_id, order_id) values (${couponId}, ${orderId})`;
    expect(new Set(pages.map(({ selectedCouponId }) => selectedCouponId))).toEqual(new Set([couponId]));
    const [cancelled, ...answers] = await Promise.all([
      insisting(() => mall.post('/api/order/CancelOrder', { orderId }, buyer.token)),
      ...people.map((token, index) => insisting(() => order(buyer, pages[index], token))),
    ]);
    expect(cancelled.code).toBe(0);
    const made = answers.filter(({ code }) => code === 0);
    expect(made.length).toBeLessThanOrEqual(1);
    for (const { reason } of answers.filter(({ code }) => code !== 0)) expect(reason).toBe('CHECKOUT_CHANGED');
    expect(
      (await db.sql<{ orderId: string }[]>`select order_id from coupon_use where coupon_id = ${couponId}`).map((use) => use.orderId),
    ).toEqual(made.map(({ body }) => body.orderId));
    expect(await ledgerFaults(db)).toEqual([]);
  });

  test('when the whole order is cancelled before it is shipped, and the money goes back', async () => {
    const { buyer, couponId, orderId } = await anOrder('cashOnDelivery');
    await mall.post('/api/order/CancelOrder', { orderId }, buyer.token);
    expect(await stateOf(buyer.token, couponId)).toBe('unused');
  });
});

test('a quotation is ordered with a coupon by the same engine (rule discount 14)', async () => {
  const { skuNumber } = await aSku(db, { listPrice: 1000, stock: { 1: 10_000 } });
  const buyer = await aBuyer(db);
  const { id } = await anInquiry(db, buyer, [{ sku: skuNumber, quantity: 20 }]);
  const couponId = await receive(buyer.token, await aCouponPackage(db, { kind: 'percentage', amount: null, discount: 9000, cap: 1500 }));
  const worth = async (couponNumber: number) =>
    (await mall.get(`/api/inquiry/GetInquiryDiscountInfo/${id}?couponId=${couponNumber}`, buyer.token)).body;
  expect(await worth(couponId)).toMatchObject({ quotedFen: yuan(200), couponFen: 1500, couponMessage: '', payableFen: yuan(185) });
  expect(await worth(0)).toMatchObject({ couponFen: 0, couponMessage: '', payableFen: yuan(200) });
  expect(await worth(2_000_000_000)).toMatchObject({ couponFen: 0, couponMessage: '没有找到该优惠券' });
  const { body } = await mall.post(`/api/checkout/ReloadInquiry/${id}`, {}, buyer.token);
  expect(body).toMatchObject({ selectedCouponId: couponId, totals: { goodsFen: yuan(200), discountFen: 1500 } });
  const without = await mall.post(`/api/checkout/ReloadInquiry/${id}`, { couponId: 0 }, buyer.token);
  expect(without.body.totals.discountFen).toBe(0);
  const made = await mall.post(
    '/api/checkout/ConfirmOrderFromInquiry',
    { priceToken: body.priceToken, addressId: buyer.addressId, invoiceId: 0, paymentMethod: 'unionPay', couponId },
    buyer.token,
  );
  expect(made).toMatchObject({ code: 0, body: { payableFen: yuan(185) } });
});
