import type { Database } from '../../database/database.ts';

export interface KeptRow {
  skuNumber: string;
  addedAt: string;
}

/** What a contact person keeps. */
export const wishListRepository = ({ sql }: Database) => ({
  /** The newest first; of one SKU only where `skuNumber` names it. */
  page: async (kpId: number, skuNumber: string | undefined, from: number, count: number): Promise<KeptRow[]> =>
    sql<KeptRow[]>`
      select sku_number, added_at from wish_list_item
      where kp_id = ${kpId} and (${skuNumber ?? null}::text is null or sku_number = ${skuNumber ?? null})
      order by added_at desc, sku_number offset ${from} limit ${count}`,
  async count(kpId: number, skuNumber?: string): Promise<number> {
    const [row] = await sql<{ n: number }[]>`
      select count(*)::int as n from wish_list_item
      where kp_id = ${kpId} and (${skuNumber ?? null}::text is null or sku_number = ${skuNumber ?? null})`;
    return row!.n;
  },
  /** What is kept already stays as it was. @returns how many were not */
  async insertAll(kpId: number, skuNumbers: readonly string[], sourceId: number): Promise<number> {
    const rows = await sql`
      insert into wish_list_item (kp_id, sku_number, source_id) select ${kpId}::int, number, ${sourceId}::int from unnest(${[...skuNumbers]}::text[]) as number
      on conflict do nothing returning sku_number`;
    return rows.length;
  },
  async remove(kpId: number, skuNumber: string) {
    await sql`delete from wish_list_item where kp_id = ${kpId} and sku_number = ${skuNumber}`;
  },
});
