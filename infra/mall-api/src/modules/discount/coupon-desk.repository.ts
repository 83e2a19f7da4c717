import type { CouponPackageStatus } from '@mall/domain/discount';
import type { PendingQuery, Row } from 'postgres';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { CouponPackageRow, NewCouponPackage } from './coupon-package.repository.ts';

/** A package as staff see it. */
export interface DeskPackageRow extends CouponPackageRow {
  version: number;
  /** How many of its coupons stand in an order. */
  used: number;
}

/** Packages for who makes them. */
export const couponDeskRepository = ({ sql }: Database) => {
  const all = sql`p.*, (select count(*)::int from coupon c join coupon_use u on u.coupon_id = c.id where c.package_id = p.id) as used`;
  const isOver = sql`(p.ended_at is not null or now() >= p.receive_until)`;
  const isBegun = sql`now() >= p.receive_from`;
  const statuses: Record<CouponPackageStatus, PendingQuery<Row[]>> = {
    1: sql`not ${isOver} and not ${isBegun}`,
    2: sql`not ${isOver} and ${isBegun} and p.received < p.stock`,
    3: sql`not ${isOver} and ${isBegun} and p.received >= p.stock`,
    4: isOver,
  };
  return {
    async find(id: number): Promise<DeskPackageRow | undefined> {
      const [row] = await sql<DeskPackageRow[]>`select ${all} from coupon_package p where p.id = ${id}`;
      return row;
    },
    /** Locked until the transaction ends. */
    async lock(id: number): Promise<DeskPackageRow | undefined> {
      await sql`select from coupon_package where id = ${id} for update`;
      return this.find(id);
    },
    /** Newest first. */
    async page(status: CouponPackageStatus | undefined, keyword: string, offset: number, limit: number) {
      const matching = sql`${status ? statuses[status] : sql`true`} and ${keyword ? sql`position(lower(${keyword}) in lower(p.name)) > 0` : sql`true`}`;
      const [[count], rows] = await Promise.all([
        sql<{ total: number }[]>`select count(*)::int as total from coupon_package p where ${matching}`,
        sql<DeskPackageRow[]>`select ${all} from coupon_package p where ${matching} order by p.id desc limit ${limit} offset ${offset}`,
      ]);
      return { total: count!.total, rows: [...rows] };
    },
    async update(id: number, one: NewCouponPackage) {
      await sql`update coupon_package set ${columns(sql, one)}, version = version + 1 where id = ${id}`;
    },
    async end(id: number) {
      await sql`update coupon_package set ended_at = now(), version = version + 1 where id = ${id}`;
    },
  };
};
