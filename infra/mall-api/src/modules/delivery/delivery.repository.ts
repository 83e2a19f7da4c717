import type { PackageStatus } from '@mall/domain/delivery';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface PackageRow {
  id: string;
  packageNumber: string;
  orderId: string;
  status: PackageStatus;
  carrier: string;
  trackingNumber: string;
  warehouse: string;
  shippedAt: string;
  lastTraceAt: string;
  deliveredAt: string | null;
  signedAt: string | null;
}
export interface PackageItemRow {
  packageId: string;
  orderItemId: number;
  quantity: number;
}
export interface TraceRow {
  packageId: string;
  text: string;
  place: string;
  at: string;
}

export const deliveryRepository = ({ sql }: Database) => ({
  async nextSequence(): Promise<number> {
    const [row] = await sql<{ value: number }[]>`select nextval('package_number_sequence') as value`;
    return row!.value;
  },
  async insert(
    row: Pick<PackageRow, 'id' | 'packageNumber' | 'orderId' | 'carrier' | 'trackingNumber' | 'warehouse'>,
    items: readonly { orderItemId: number; quantity: number }[],
  ) {
    await sql`insert into delivery_package ${columns(sql, { ...row, status: 'inTransit' })}`;
    await sql`insert into delivery_package_item ${columns(
      sql,
      items.map((item) => ({ ...item, packageId: row.id })),
    )}`;
  },
  async find(id: string): Promise<PackageRow | undefined> {
    const [row] = await sql<PackageRow[]>`select * from delivery_package where id = ${id}`;
    return row;
  },
  async lock(id: string): Promise<PackageRow | undefined> {
    const [row] = await sql<PackageRow[]>`select * from delivery_package where id = ${id} for update`;
    return row;
  },
  /** Pieces that left before an instant, by line. @param before UTC ISO text */
  async leftBefore(orderIds: readonly string[], before: string): Promise<{ orderItemId: number; quantity: number }[]> {
    if (orderIds.length === 0) return [];
    return sql<{ orderItemId: number; quantity: number }[]>`
      select i.order_item_id, sum(i.quantity)::int as quantity from delivery_package p join delivery_package_item i on i.package_id = p.id
      where p.order_id in ${sql([...orderIds])} and p.shipped_at < ${before} group by i.order_item_id`;
  },
  ofOrders: (orderIds: readonly string[]): Promise<PackageRow[]> =>
    orderIds.length === 0
      ? Promise.resolve([])
      : sql<PackageRow[]>`select * from delivery_package where order_id in ${sql([...orderIds])} order by shipped_at, package_number`.then(
          (rows) => [...rows],
        ),
  /** Newest first. */
  withTracking: (part: string, limit: number) =>
    sql<PackageRow[]>`select * from delivery_package where tracking_number ilike ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}
      order by shipped_at desc limit ${limit}`,
  items: (packageIds: readonly string[]): Promise<PackageItemRow[]> =>
    packageIds.length === 0
      ? Promise.resolve([])
      : sql<PackageItemRow[]>`
          select * from delivery_package_item where package_id in ${sql([...packageIds])} order by order_item_id`.then((rows) => [...rows]),
  /** Newest first. */
  traces: (packageIds: readonly string[]): Promise<TraceRow[]> =>
    packageIds.length === 0
      ? Promise.resolve([])
      : sql<TraceRow[]>`
          select package_id, text, place, at from delivery_trace where package_id in ${sql([...packageIds])} order by at desc, id desc`.then(
          (rows) => [...rows],
        ),
  async addTrace(packageId: string, text: string, place: string) {
    await sql`insert into delivery_trace (package_id, text, place) values (${packageId}, ${text}, ${place})`;
    await sql`update delivery_package set last_trace_at = now() where id = ${packageId}`;
  },
  update: (id: string, changes: Partial<PackageRow>) => sql`update delivery_package set ${columns(sql, changes)} where id = ${id}`,
  unsignedSince: (before: string, limit: number) =>
    sql<{ id: string }[]>`
      select id from delivery_package where status <> 'signed' and last_trace_at <= ${before} order by last_trace_at limit ${limit}`,
});
