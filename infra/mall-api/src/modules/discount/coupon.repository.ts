import type { CouponState } from '@mall/domain/discount';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { TermsRow } from './coupon-terms.ts';

/** A coupon with what its package says. Instants are UTC ISO text; `orderId` null: not used. */
export interface CouponRow extends TermsRow {
  id: number;
  packageId: number;
  customerId: number;
  name: string;
  description: string;
  receivedAt: string;
  validFrom: string;
  validUntil: string;
  orderId: string | null;
  usedAt: string | null;
}

export interface NewCoupon {
  packageId: number;
  customerId: number;
  receivedBy: number;
  validFrom: string;
  validUntil: string;
}

export const couponRepository = ({ sql }: Database) => {
  const all = sql`
    select c.id, c.package_id, c.customer_id, c.received_at, c.valid_from, c.valid_until, u.order_id, u.used_at, p.name, p.description,
      p.threshold, p.kind, p.amount, p.discount, p.cap, p.scope, p.scope_ids, p.scope_skus, p.scope_text
    from coupon c join coupon_package p on p.id = c.package_id left join coupon_use u on u.coupon_id = c.id`;
  const inState = (state: CouponState, now: string) =>
    state === 'used'
      ? sql`u.order_id is not null`
      : sql`u.order_id is null and ${state === 'unused' ? sql`c.valid_until > ${now}` : sql`c.valid_until <= ${now}`}`;
  return {
    async insert(coupon: NewCoupon): Promise<number> {
      const [row] = await sql<{ id: number }[]>`insert into coupon ${columns(sql, coupon)} returning id`;
      return row!.id;
    },
    async had(packageId: number, customerId: number): Promise<number> {
      const [row] = await sql<{ n: number }[]>`
        select count(*)::int as n from coupon where package_id = ${packageId} and customer_id = ${customerId}`;
      return row!.n;
    },
    async find(id: number, customerId: number): Promise<CouponRow | undefined> {
      const [row] = await sql<CouponRow[]>`${all} where c.id = ${id} and c.customer_id = ${customerId}`;
      return row;
    },
    /** Of a company in one state: unused what ends first, the others the newest first. */
    inState: async (customerId: number, state: CouponState, now: string, offset: number, limit: number): Promise<CouponRow[]> =>
      sql<CouponRow[]>`
        ${all} where c.customer_id = ${customerId} and ${inState(state, now)}
        order by ${state === 'unused' ? sql`c.valid_until, c.id` : state === 'used' ? sql`u.used_at desc, c.id` : sql`c.valid_until desc, c.id`}
        limit ${limit} offset ${offset}`,
    async counts(customerId: number, now: string): Promise<Record<CouponState, number>> {
      const [row] = await sql<Record<CouponState, number>[]>`
        select count(*) filter (where ${inState('unused', now)})::int as unused, count(*) filter (where ${inState('used', now)})::int as used,
          count(*) filter (where ${inState('expired', now)})::int as expired
        from coupon c left join coupon_use u on u.coupon_id = c.id where c.customer_id = ${customerId}`;
      return row!;
    },
    /** Holds a company's coupon until the transaction ends: who uses it comes one after the other. */
    lock: (id: number, customerId: number) => sql`select id from coupon where id = ${id} and customer_id = ${customerId} for update`,
    use: (couponId: number, orderId: string) => sql`insert into coupon_use (coupon_id, order_id) values (${couponId}, ${orderId})`,
    giveBack: (orderId: string) => sql`delete from coupon_use where order_id = ${orderId}`,
  };
};
