import type { Database } from '../../database/database.ts';

/** What a contact person compares, in their order. */
export const comparisonRepository = ({ sql }: Database) => ({
  list: async (kpId: number) =>
    (await sql<{ skuNumber: string }[]>`select sku_number from sku_comparison where kp_id = ${kpId} order by position, sku_number`).map(
      (row) => row.skuNumber,
    ),
  /** Lock the person before: one change of a list at a time. */
  async replace(kpId: number, skuNumbers: readonly string[]) {
    await sql`delete from sku_comparison where kp_id = ${kpId}`;
    if (skuNumbers.length === 0) return;
    await sql`
      insert into sku_comparison (kp_id, sku_number, position)
      select ${kpId}, number, at from unnest(${[...skuNumbers]}::text[]) with ordinality as t (number, at)`;
  },
});
