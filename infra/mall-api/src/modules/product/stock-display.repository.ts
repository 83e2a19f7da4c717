import type { StaffStockDisplay } from '@mall/api-contract/product';
import type { Database } from '../../database/database.ts';

/** Whether buyers read a SKU's stock figures. */
export const stockDisplayRepository = ({ sql }: Database) => {
  const columns = sql`s.sku_number, s.name as product_name, m.name as manufacturer_name, s.manufacturer_part_number, s.is_stock_hidden as is_hidden`;
  return {
    /** Those that are hidden, by number or name. */
    async hidden(keyword: string, offset: number, limit: number): Promise<{ total: number; items: StaffStockDisplay[] }> {
      const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
      const matching = sql`from sku s join manufacturer m on m.id = s.manufacturer_id
        where s.is_stock_hidden and (s.sku_number ilike ${like} or s.name ilike ${like} or s.manufacturer_part_number ilike ${like})`;
      const [[count], rows] = await Promise.all([
        sql<{ total: number }[]>`select count(*)::int as total ${matching}`,
        sql<StaffStockDisplay[]>`select ${columns} ${matching} order by s.sku_number limit ${limit} offset ${offset}`,
      ]);
      return { total: count!.total, items: [...rows] };
    },
    /** @returns undefined where there is no such SKU */
    async change(skuNumber: string, isHidden: boolean): Promise<StaffStockDisplay | undefined> {
      const [row] = await sql<StaffStockDisplay[]>`
        update sku s set is_stock_hidden = ${isHidden} from manufacturer m
        where s.sku_number = ${skuNumber} and m.id = s.manufacturer_id returning ${columns}`;
      return row;
    },
  };
};
