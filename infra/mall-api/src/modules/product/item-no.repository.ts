import type { Database } from '../../database/database.ts';

export interface ItemNoRow {
  skuNumber: string;
  itemNo: string;
}

/** What companies call SKUs themselves; every statement is about one company. */
export const itemNoRepository = ({ sql }: Database) => ({
  of: async (customerId: number, skuNumbers: readonly string[]): Promise<ItemNoRow[]> =>
    skuNumbers.length === 0
      ? []
      : sql<ItemNoRow[]>`
          select sku_number, item_no from customer_sku_item_no where customer_id = ${customerId} and sku_number = any(${[...skuNumbers]}::text[])`,
  /** The SKUs that a company calls so, whatever the case; of those for sale first. */
  called: async (customerId: number, itemNo: string, most: number): Promise<number[]> =>
    (
      await sql<{ id: number }[]>`
        select s.id from customer_sku_item_no c join sku s on s.sku_number = c.sku_number
        where c.customer_id = ${customerId} and lower(c.item_no) = lower(${itemNo}) order by s.is_active desc, s.sales desc, s.id limit ${most}`
    ).map(({ id }) => id),
  /** The SKUs on sale that the company calls by any of these. @param itemNos lower case */
  calledAny: async (customerId: number, itemNos: readonly string[]) =>
    sql<{ itemNo: string; id: number }[]>`
      select lower(c.item_no) as item_no, s.id from customer_sku_item_no c join sku s on s.sku_number = c.sku_number and s.is_active
      where c.customer_id = ${customerId} and lower(c.item_no) = any(${[...itemNos]}::text[])`,
  async keep(customerId: number, kpId: number, rows: readonly ItemNoRow[]) {
    await sql`
      insert into customer_sku_item_no (customer_id, sku_number, item_no, kp_id)
      select ${customerId}, n.sku_number, n.item_no, ${kpId}
      from unnest(${rows.map((row) => row.skuNumber)}::text[], ${rows.map((row) => row.itemNo)}::text[]) as n (sku_number, item_no) order by 2
      on conflict (customer_id, sku_number) do update set item_no = excluded.item_no, kp_id = excluded.kp_id, changed_at = now()`;
  },
  async remove(customerId: number, skuNumbers: readonly string[]) {
    await sql`delete from customer_sku_item_no where customer_id = ${customerId} and sku_number = any(${[...skuNumbers]}::text[])`;
  },
});
