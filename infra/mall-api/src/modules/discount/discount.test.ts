import { afterAll, expect, test } from '@jest/globals';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aCouponPackage } from '../../testing/a-coupon-package.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { httpAsker } from '../../testing/http-asker.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const receive = (couponPackageId: number, token: string) => mall.post('/api/discount/ReceiveCoupon', { couponPackageId }, token);

test('a package is shown to everybody with what it says, and received once by a company', async () => {
  const id = await aCouponPackage(db, { kind: 'percentage', amount: null, discount: 9000, cap: 20_000, stock: 3 });
  const { token } = await aCompany(db);
  expect((await mall.get(`/api/discount/SearchCouponPackageById/${id}/`)).body).toMatchObject({
    couponPackageId: id,
    couponPackageStatus: 2,
    statusName: '可领取',
    valueText: '9折',
    thresholdDescription: '满¥100.00可用',
    discountDescription: '打9折，最多减¥200.00',
    scopeDescription: '全场通用',
    validityDescription: '领取后30天内有效',
    left: 3,
    receivedCount: 0,
    canReceive: true,
  });
  expect((await receive(id, token)).body).toMatchObject({
    coupon: { couponPackageId: id, state: 'unused', stateName: '未使用' },
    couponPackage: { left: 2, receivedCount: 1, canReceive: false, message: '贵公司已领取过该优惠券' },
  });
  expect(await receive(id, token)).toMatchObject({ reason: 'COUPON_COUNT_REACHED' });
  expect(await receive(id, '')).toMatchObject({ reason: 'NOT_SIGNED_IN' });
  expect(await receive(999_999, token)).toMatchObject({ reason: 'COUPON_PACKAGE_NOT_FOUND' });
});

test('what has not begun, is over, or is all gone says so, and is received by nobody', async () => {
  const soon = await aCouponPackage(db, { receiveFrom: inDays(1) });
  const over = await aCouponPackage(db, { receiveFrom: inDays(-9), receiveUntil: inDays(-1) });
  const gone = await aCouponPackage(db, { stock: 0 });
  const ended = await aCouponPackage(db);
  await db.sql`update coupon_package set ended_at = now() where id = ${ended}`;
  const { token } = await aCompany(db);
  const reasons = [];
  for (const id of [soon, over, gone, ended]) reasons.push((await receive(id, token)).reason);
  expect(reasons).toEqual(['COUPON_NOT_STARTED', 'COUPON_ENDED', 'COUPON_GONE', 'COUPON_ENDED']);
  const search = (couponPackageStatus: number[]) =>
    mall.post(
      '/api/discount/SearchCouponPackage',
      { couponPackageStatus, clientTypeEnum: 1, pager: { pageIndex: 1, pageSize: 100 } },
      token,
    );
  const idsOf = async (status: number) =>
    (await search([status])).body.items.map(({ couponPackageId }: { couponPackageId: number }) => couponPackageId);
  expect(await idsOf(1)).toContain(soon);
  expect(await idsOf(3)).toContain(gone);
  expect(await idsOf(4)).toEqual(expect.arrayContaining([over, ended]));
  expect(await idsOf(2)).not.toEqual(expect.arrayContaining([soon]));
});

test('several at once: those that can be had are, the others are named with the reason', async () => {
  const [one, gone] = [await aCouponPackage(db), await aCouponPackage(db, { stock: 0, name: '抢光的券' })];
  const { token } = await aCompany(db);
  const { body } = await mall.post('/api/discount/BatchReceiveCoupon', { couponPackageIds: [gone, one, one, 999_999] }, token);
  expect(body.received).toHaveLength(1);
  expect(body.refused).toEqual([
    { couponPackageId: gone, name: '抢光的券', message: '来晚了，优惠券已领完' },
    { couponPackageId: 999_999, name: '', message: '没有找到该优惠券' },
  ]);
});

test('my coupons stand by their state, counted, and another company sees none of them', async () => {
  const [first, second] = [await aCouponPackage(db), await aCouponPackage(db)];
  const [mine, other] = [await aCompany(db), await aCompany(db)];
  await receive(first, mine.token);
  const { body } = await receive(second, mine.token);
  await db.sql`update coupon set valid_until = now() where id = ${body.coupon.couponId}`;
  const list = (await mall.post('/api/discount/GetCustomerCouponsList', { pageSize: 2 }, mine.token)).body;
  expect(list).toMatchObject({ total: 2, counts: { unused: 1, used: 0, expired: 1 }, items: [{ state: 'unused' }, { state: 'expired' }] });
  expect((await mall.post('/api/discount/GetCustomerCouponsList', { state: 'expired' }, mine.token)).body).toMatchObject({
    total: 1,
    items: [{ couponId: body.coupon.couponId, stateName: '已过期' }],
  });
  expect((await mall.get('/api/discount/GetAllCustomerCoupons', mine.token)).body).toHaveLength(1);
  expect((await mall.get('/api/discount/GetAllCustomerCouponsNew', mine.token)).body).toMatchObject({
    unused: [{}],
    used: [],
    expired: [{}],
  });
  expect((await mall.get('/api/discount/GetAllCustomerCoupons', other.token)).body).toEqual([]);
});

test('the best coupon for a cart is found and explained: what it saves, why others don’t fit, what is missing', async () => {
  const { skuNumber } = await aSku(db, { listPrice: 1000, stock: { 1: 1000 } });
  await db.sql`update manufacturer set is_private = true where id = 101`;
  const buyer = await aBuyer(db);
  await buyer.wants(skuNumber, 15);
  const ids = [
    await aCouponPackage(db, { name: '满100减30' }),
    await aCouponPackage(db, {
      name: '紧固件9折',
      kind: 'percentage',
      amount: null,
      discount: 7000,
      scope: 'categories',
      scopeIds: [11001],
    }),
    await aCouponPackage(db, { name: '满200减80', threshold: 20_000, amount: 8000 }),
    await aCouponPackage(db, { name: '他牌券', scope: 'brands', scopeIds: [999] }),
    await aCouponPackage(db, { name: '自有品牌券', threshold: 0, amount: 1000, scope: 'privateBrand' }),
  ];
  await mall.post('/api/discount/BatchReceiveCoupon', { couponPackageIds: ids }, buyer.token);
  const { body } = await mall.post('/api/discount/GetCustomerOptimalCouponInfo', {}, buyer.token);
  type Option = { name: string; savingFen: number; missingFen: number; message: string; couponId: number };
  expect(body.coupons.map(({ name, savingFen, missingFen, message }: Option) => [name, savingFen, missingFen, message])).toEqual([
    ['紧固件9折', 4500, 0, ''],
    ['满100减30', 3000, 0, ''],
    ['自有品牌券', 1000, 0, ''],
    ['满200减80', 0, 5000, '适用商品再买¥50.00可用'],
    ['他牌券', 0, 0, '所选商品不在使用范围内'],
  ]);
  expect(body).toMatchObject({ optimalCouponId: body.coupons[0].couponId, hint: '适用商品再买¥50.00可用「满200减80」，省¥80.00' });
  const info = (query = '') => mall.get(`/api/shoppingCart/GetShoppingCartDiscountInfo${query}`, buyer.token);
  expect((await info()).body).toMatchObject({
    totals: { discountFen: 4500, payableFen: 10_500 },
    discounts: [{ kind: 'coupon', fen: 4500 }],
  });
  expect((await info('?couponId=0')).body).toMatchObject({ totals: { discountFen: 0 }, selectedCouponId: 0, discounts: [] });
  const second = body.coupons[1].couponId;
  expect((await info(`?couponId=${second}`)).body).toMatchObject({ totals: { payableFen: 12_000 }, selectedCouponId: second });
  expect((await mall.post('/api/shoppingCart/GetDiscountShoppingCartItemList', { couponId: second }, buyer.token)).body).toMatchObject([
    { sku: skuNumber, lineTotalFen: 15_000, discountFen: 3000, payableFen: 12_000, discounts: [{ kind: 'coupon', id: second, fen: 3000 }] },
  ]);
  expect((await mall.get('/api/shoppingCart/GetShoppingCartPbDiscountInfo', buyer.token)).body).toMatchObject({
    selectedLines: 1,
    goodsFen: 15_000,
    discountFen: 4500,
    coupons: [{ name: '自有品牌券', isUsable: true }],
  });
  expect((await mall.post('/api/discount/RefreshCustomerAllCouponDtoForPB', {}, buyer.token)).body.coupons).toMatchObject([
    { name: '自有品牌券' },
  ]);
});

test('of coupons that say the same the one that ends first is offered, once', async () => {
  const { skuNumber } = await aSku(db, { listPrice: 1000, stock: { 1: 1000 } });
  const buyer = await aBuyer(db);
  await buyer.wants(skuNumber, 15);
  const id = await aCouponPackage(db, { perCustomer: 2 });
  const [first, second] = [(await receive(id, buyer.token)).body.coupon.couponId, (await receive(id, buyer.token)).body.coupon.couponId];
  await db.sql`update coupon set valid_until = valid_until - interval '1 day' where id = ${second}`;
  const info = async (query = '') => (await mall.get(`/api/shoppingCart/GetShoppingCartDiscountInfo${query}`, buyer.token)).body;
  expect(await info()).toMatchObject({ coupons: [{ couponId: second }], selectedCouponId: second });
  expect(await info(`?couponId=${first}`)).toMatchObject({ coupons: [{ couponId: first }], selectedCouponId: first });
});

test('campaigns say what their next step asks for', async () => {
  const { id, skuNumber } = await aSku(db, { listPrice: 1000, stock: { 1: 1000 } });
  await db.sql`insert into campaign (id, kind, name, rule, thresholds, starts_at, ends_at)
    values (902, 20, '满三件95折', 3, '[{"from":3,"discount":9500},{"from":10,"discount":9000}]', now() - interval '1 day', now() + interval '1 day')`;
  await db.sql`insert into promotion_price (campaign_id, sku_id, price) values (902, ${id}, 1000)`;
  const buyer = await aBuyer(db);
  await buyer.wants(skuNumber, 4);
  expect((await mall.get('/api/discount/GetShoppingCartMarketingCampaignsSkus', buyer.token)).body).toMatchObject([
    { campaignId: 902, isReached: true, discountFen: 200, skus: [skuNumber], nextDescription: '再买6件打9折' },
  ]);
});
