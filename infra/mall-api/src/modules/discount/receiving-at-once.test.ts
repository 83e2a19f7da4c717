import { afterAll, expect, test } from '@jest/globals';
import { aColleague } from '../../testing/a-colleague.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aCouponPackage } from '../../testing/a-coupon-package.ts';
import { aMall } from '../../testing/a-mall.ts';
import { httpAsker, insisting } from '../../testing/http-asker.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());

const sessions = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, make));
const stateOf = async (id: number) =>
  (
    await db.sql<{ received: number; coupons: number }[]>`
      select p.received, (select count(*)::int from coupon c where c.package_id = p.id) as coupons from coupon_package p where p.id = ${id}`
  )[0];
const reasons = (answers: readonly { reason?: string }[]) => new Set(answers.flatMap(({ reason }) => reason ?? []));

test('fifty companies want the last twenty coupons at once: twenty get one, the stock is never below zero (rule discount 2)', async () => {
  const id = await aCouponPackage(db, { stock: 20 });
  const companies = await sessions(() => aCompany(db));
  const answers = await Promise.all(
    companies.map(({ token }) => insisting(() => mall.post('/api/discount/ReceiveCoupon', { couponPackageId: id }, token))),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(20);
  expect(reasons(answers)).toEqual(new Set(['COUPON_GONE']));
  expect(await stateOf(id)).toEqual({ received: 20, coupons: 20 });
});

test('fifty people of one company receive what it may have three of, some of them with others at once: it has three (rule discount 2)', async () => {
  const id = await aCouponPackage(db, { perCustomer: 3 });
  const other = await aCouponPackage(db, { perCustomer: 50, stock: 10 });
  const { kp } = await aCompany(db);
  const people = (await sessions(() => aColleague(db, kp))).map(({ token }) => token);
  const answers = await Promise.all(
    people.map((token, index) =>
      insisting(() =>
        index % 2 === 0
          ? mall.post('/api/discount/ReceiveCoupon', { couponPackageId: id }, token)
          : mall.post('/api/discount/BatchReceiveCoupon', { couponPackageIds: index % 4 === 1 ? [other, id] : [id, other] }, token),
      ),
    ),
  );
  expect(reasons(answers)).toEqual(new Set(['COUPON_COUNT_REACHED']));
  expect(await stateOf(id)).toEqual({ received: 3, coupons: 3 });
  expect(await stateOf(other)).toEqual({ received: 10, coupons: 10 });
});
