import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CouponDraft } from '@mall/domain/discount';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());
let crowd: string[] = [];
let skus: string[] = [];
beforeAll(async () => {
  crowd = (await Promise.all(Array.from({ length: 10 }, () => anOperator(db, ['sales'])))).map(({ token }) => token);
  skus = (await Promise.all([10_000, 20_000, 40_000].map((listPrice) => aSku(db, { listPrice })))).map(({ skuNumber }) => skuNumber);
});

const ask = async (path: string, payload: object, token = crowd[0]!) =>
  (await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { token } })).json();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const draftOf = (draft: Partial<CouponDraft> = {}): CouponDraft => ({
  ...{ name: '满500减30', description: '', threshold: 50_000, kind: 'amount', amount: 3000, discount: null, cap: null },
  ...{ scope: 'all', scopeIds: [], scopeSkus: [], stock: 100, perCustomer: 1 },
  ...{ receiveFrom: inDays(1), receiveUntil: inDays(9), validFrom: null, validUntil: null, validDays: 30 },
  ...draft,
});
const make = async (draft: Partial<CouponDraft> = {}) => (await ask('staff/MakeCouponPackage', { draft: draftOf(draft) })).body;
const begin = (id: number) => db.sql`update coupon_package set receive_from = now() - interval '1 minute' where id = ${id}`;
const of = (i: number) => crowd[i % crowd.length]!;

test('staff make a package, change it before anybody can have it, and then can only end it; each act is kept', async () => {
  const made = await make();
  expect(made).toMatchObject({ status: 1, words: '满¥500.00可用，减¥30.00，全场通用', version: 1, canChange: true });
  const draft = draftOf({ scope: 'skus', scopeSkus: [skus[0]!.toLowerCase(), skus[0]!] });
  const { body: changed } = await ask('staff/ChangeCouponPackage', { couponPackageId: made.id, version: 1, draft });
  expect(changed).toMatchObject({ version: 2, words: '满¥500.00可用，减¥30.00，限指定的 1 种商品' });
  await begin(made.id);
  expect((await ask('staff/ChangeCouponPackage', { couponPackageId: made.id, version: 2, draft })).reason).toBe('COUPON_STARTED');
  const buyer = (await aCompany(db)).token;
  expect((await ask('discount/ReceiveCoupon', { couponPackageId: made.id }, buyer)).code).toBe(0);
  const { body: ended } = await ask('staff/EndCouponPackage', { couponPackageId: made.id, why: '预算用完' });
  expect(ended).toMatchObject({ status: 4, received: 1, canEnd: false });
  expect((await ask('staff/EndCouponPackage', { couponPackageId: made.id, why: '再' })).reason).toBe('COUPON_ENDED');
  expect((await ask('discount/ReceiveCoupon', { couponPackageId: made.id }, (await aCompany(db)).token)).reason).toBe('COUPON_ENDED');
  expect((await ask('discount/GetCustomerCouponsList', { state: 'unused' }, buyer)).body.total).toBe(1);
  const { body: acts } = await ask('staff/ListActs', { subject: `coupon:${made.id}` });
  expect(acts.items.map(({ act }: { act: string }) => act)).toEqual(['endCoupon', 'changeCoupon', 'makeCoupon']);
});

test('what can’t be made says why, in words and where', async () => {
  const problems = async (draft: Partial<CouponDraft>) =>
    (await ask('staff/MakeCouponPackage', { draft: draftOf(draft) })).details.problems.map(({ message }: { message: string }) => message);
  expect(await problems({ name: '' })).toEqual(['请填写优惠券名称']);
  expect(await problems({ amount: 60_000 })).toEqual(['优惠金额须小于门槛金额']);
  expect(await problems({ scope: 'skus', scopeSkus: ['NOSUCH'] })).toEqual(['找不到商品：NOSUCH']);
  expect(await problems({ scope: 'categories', scopeIds: [2_147_483_647] })).toEqual(['没有这些分类：2147483647']);
  expect((await ask('staff/MakeCouponPackage', { draft: draftOf({ name: '长'.repeat(10_000) }) })).reason).toBe('BAD_REQUEST');
  expect((await ask('staff/GetCouponPackage', { couponPackageId: 2_147_483_647 })).reason).toBe('COUPON_PACKAGE_NOT_FOUND');
});

test('a preview shows what it takes off a cart, or why nothing, and makes nothing', async () => {
  const before = (await ask('staff/ListCouponPackages', {})).body.total;
  const { body } = await ask('staff/PreviewCouponPackage', { draft: draftOf({ scope: 'brands', scopeIds: [101] }) });
  expect(body).toMatchObject({ problems: [], verdict: '', cart: { discountFen: 3000 } });
  const { body: less } = await ask('staff/PreviewCouponPackage', { draft: draftOf(), cart: [{ sku: skus[0], quantity: 1 }] });
  expect(less).toMatchObject({ verdict: '适用商品再买¥400.00可用', cart: { beforeFen: 10_000, discountFen: 0, afterFen: 10_000 } });
  expect((await ask('staff/ListCouponPackages', {})).body.total).toBe(before);
});

test('of fifty changes to one version one counts, and of fifty ends one', async () => {
  const { id } = await make();
  const change = (i: number) =>
    ask('staff/ChangeCouponPackage', { couponPackageId: id, version: 1, draft: draftOf({ name: `改${i}` }) }, of(i));
  const changes = await Promise.all(Array.from({ length: 50 }, (_, i) => change(i)));
  expect(changes.filter(({ code }) => code === 0)).toHaveLength(1);
  const ends = await Promise.all(
    Array.from({ length: 50 }, (_, i) => ask('staff/EndCouponPackage', { couponPackageId: id, why: '停' }, of(i))),
  );
  expect(ends.filter(({ code }) => code === 0)).toHaveLength(1);
});

test('fifty receive while staff end the package: whoever has one keeps it, the others are told, and there are as many as were received (rules discount 2, 26)', async () => {
  const { id } = await make({ stock: 1000 });
  await begin(id);
  const buyers = (await Promise.all(Array.from({ length: 50 }, () => aCompany(db)))).map(({ token }) => token);
  const receive = (token: string) => ask('discount/ReceiveCoupon', { couponPackageId: id }, token);
  const first = await receive(buyers[0]!);
  const [ended, ...received] = await Promise.all([
    ask('staff/EndCouponPackage', { couponPackageId: id, why: '预算用完' }),
    ...buyers.slice(1).map(receive),
  ]);
  expect([first.code, ended.code, ended.body.status]).toEqual([0, 0, 4]);
  const had = [first, ...received].filter(({ code }) => code === 0);
  for (const { code, reason } of received) if (code !== 0) expect(reason).toBe('COUPON_ENDED');
  const { body } = await ask('staff/GetCouponPackage', { couponPackageId: id });
  const [kept] = await db.sql<{ n: number }[]>`select count(*)::int as n from coupon where package_id = ${id}`;
  expect([body.received, kept!.n]).toEqual([had.length, had.length]);
  expect((await ask('discount/GetCustomerCouponsList', { state: 'unused' }, buyers[0]!)).body.total).toBe(1);
  expect((await receive((await aCompany(db)).token)).reason).toBe('COUPON_ENDED');
});

test('no buyer makes or ends any', async () => {
  const buyer = (await aCompany(db)).token;
  expect((await ask('staff/MakeCouponPackage', { draft: draftOf() }, buyer)).reason).toBe('FORBIDDEN');
  expect((await ask('staff/EndCouponPackage', { couponPackageId: 1, why: 'x' }, buyer)).reason).toBe('FORBIDDEN');
});
