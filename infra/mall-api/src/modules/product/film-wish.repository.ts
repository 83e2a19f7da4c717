import type { StaffFilmWish } from '@mall/api-contract/product';
import type { Database } from '../../database/database.ts';

/** Films that buyers wish for: one row a contact person and SKU. */
export const filmWishRepository = ({ sql }: Database) => ({
  async wish(kpId: number, skuNumber: string) {
    await sql`insert into sku_video_request (kp_id, sku_number) values (${kpId}, ${skuNumber}) on conflict do nothing`;
  },
  /** A SKU a row: what waits by how many wish for it, what is done by when. */
  async page(isDone: boolean, offset: number, limit: number): Promise<{ total: number; items: StaffFilmWish[] }> {
    const of = sql`from sku_video_request where ${isDone ? sql`done_at is not null` : sql`done_at is null`}`;
    const [[count], rows] = await Promise.all([
      sql<{ total: number }[]>`select count(distinct sku_number)::int as total ${of}`,
      sql<StaffFilmWish[]>`
        select w.*, s.name as product_name
        from (select sku_number, count(*)::int as wishes, max(asked_at) as last_wished_at, max(done_at) as done_at ${of} group by sku_number) w
          join sku s on s.sku_number = w.sku_number
        order by ${isDone ? sql`w.done_at desc` : sql`w.wishes desc, w.last_wished_at desc`}, w.sku_number limit ${limit} offset ${offset}`,
    ]);
    return { total: count!.total, items: [...rows] };
  },
  /** Those of a SKU that wait are done. @returns undefined where none waits */
  async finish(skuNumber: string): Promise<StaffFilmWish | undefined> {
    const [row] = await sql<StaffFilmWish[]>`
      with done as (update sku_video_request set done_at = now() where sku_number = ${skuNumber} and done_at is null returning asked_at, done_at)
      select s.sku_number, s.name as product_name, d.wishes, d.last_wished_at, d.done_at
      from (select count(*)::int as wishes, max(asked_at) as last_wished_at, max(done_at) as done_at from done) d, sku s
      where s.sku_number = ${skuNumber} and d.wishes > 0`;
    return row;
  },
});
