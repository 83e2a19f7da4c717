import type { PackageState, PackageValidity } from '@mall/domain/discount';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { TermsRow } from './coupon-terms.ts';

/** A package as it is kept. Amounts are fen, instants UTC ISO text. */
export interface CouponPackageRow extends TermsRow, PackageState, PackageValidity {
  id: number;
  name: string;
  description: string;
  perCustomer: number;
  createdAt: string;
}
/** A package with how many of it one company has received. */
export interface SeenPackageRow extends CouponPackageRow {
  had: number;
}
/** What staff, or the demo, say of a new package. */
export type NewCouponPackage = Omit<CouponPackageRow, 'id' | 'received' | 'endedAt' | 'createdAt'>;

export const couponPackageRepository = ({ sql }: Database) => {
  const seen = (customerId: number) => sql`
    p.*, (select count(*)::int from coupon c where c.package_id = p.id and c.customer_id = ${customerId}) as had`;
  return {
    async insert(one: NewCouponPackage): Promise<number> {
      const [row] = await sql<{ id: number }[]>`insert into coupon_package ${columns(sql, one)} returning id`;
      return row!.id;
    },
    /** @param customerId 0 for a visitor */
    async find(id: number, customerId: number): Promise<SeenPackageRow | undefined> {
      const [row] = await sql<SeenPackageRow[]>`select ${seen(customerId)} from coupon_package p where p.id = ${id}`;
      return row;
    },
    /** All that have not been over for longer than a month, what ends first. @param customerId 0 for a visitor */
    recent: async (customerId: number, now: string, limit: number): Promise<SeenPackageRow[]> =>
      sql<SeenPackageRow[]>`
        select ${seen(customerId)} from coupon_package p where p.receive_until > ${now}::timestamptz - interval '30 days'
        order by p.receive_until, p.id limit ${limit}`,
    /** Locked until the transaction ends: who receives of it comes one after the other. */
    async lock(id: number): Promise<CouponPackageRow | undefined> {
      const [row] = await sql<CouponPackageRow[]>`select * from coupon_package where id = ${id} for update`;
      return row;
    },
    count: (id: number) => sql`update coupon_package set received = received + 1 where id = ${id}`,
  };
};
