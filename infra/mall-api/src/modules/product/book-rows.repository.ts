import type { Database } from '../../database/database.ts';

/** What a catalogue is about: a first-level category or a brand. */
export interface BookSubject {
  kind: 'category' | 'brand';
  subjectId: number;
  title: string;
  skuCount: number;
  /** Differs when anything that the catalogue would say does. */
  hash: string;
}
export interface BookRow {
  productId: number;
  name: string;
  manufacturerName: string;
  rootName: string;
  branchName: string;
  leafName: string;
  family: string;
  drawing: Record<string, string | number>;
  skuNumber: string;
  orderCode: string;
  manufacturerPartNumber: string;
  attributes: [key: string, value: string][];
  packQty: number;
  packUom: string;
  salesPackUom: string;
}

/** What catalogues are made of. */
export const bookRowsRepository = ({ sql }: Database) => {
  // A category's place: the first level is its root, the second its branch.
  const places = sql`
    join category c3 on c3.id = s.category_id left join category c2 on c2.id = c3.parent_id left join category c1 on c1.id = c2.parent_id`;
  const root = sql`coalesce(c1.id, c2.id, c3.id)`;
  const rootName = sql`coalesce(c1.name, c2.name, c3.name)`;
  const hash = sql`
    md5(count(*)::text || ':' || sum(hashtextextended(concat_ws('|', s.id, s.sku_number, s.order_code, s.manufacturer_part_number, s.attributes, s.drawing,
      s.pack_qty, s.pack_uom, s.sales_pack_uom, p.name, p.family, m.name, c3.name, c2.name, c1.name), 0))::text)`;
  const forSale = sql`s.is_active and s.source_sku is null`;
  return {
    /** Every category and brand that sells something, with what its catalogue would say now. */
    subjects: async (): Promise<BookSubject[]> => [
      ...(await sql<BookSubject[]>`
        select 'category' as kind, ${root} as subject_id, min(${rootName}) as title, count(*)::int as sku_count, ${hash} as hash
        from sku s join product p on p.id = s.product_id join manufacturer m on m.id = s.manufacturer_id ${places} where ${forSale} group by ${root}
        union all
        select 'brand', s.manufacturer_id, min(m.name), count(*)::int, ${hash}
        from sku s join product p on p.id = s.product_id join manufacturer m on m.id = s.manufacturer_id ${places} where ${forSale} group by s.manufacturer_id`),
    ],
    /** In the order of the book: by category, then product; of very many the products that sell best. @param most SKUs */
    rows: async (kind: BookSubject['kind'], subjectId: number, most: number): Promise<BookRow[]> => [
      ...(await sql<BookRow[]>`
        select product_id, name, manufacturer_name, root_name, branch_name, leaf_name, family, drawing, sku_number, order_code, manufacturer_part_number,
          attributes, pack_qty, pack_uom, sales_pack_uom
        from (select inner_rows.*, row_number() over (order by sold desc, product_id, sku_id) as place from (
          select s.product_id, p.name, m.name as manufacturer_name, ${rootName} as root_name, coalesce(c2.name, c3.name) as branch_name, c3.name as leaf_name,
            p.family, s.drawing, s.sku_number, s.order_code, s.manufacturer_part_number, s.attributes, s.pack_qty, s.pack_uom, s.sales_pack_uom, s.id as sku_id,
            coalesce(c1.sort, c2.sort, c3.sort) as sort1, coalesce(c2.sort, 0) as sort2, c3.sort as sort3, c3.id as leaf,
            sum(s.sales) over (partition by s.product_id) as sold
          from sku s join product p on p.id = s.product_id join manufacturer m on m.id = s.manufacturer_id ${places}
          where ${forSale} and ${kind === 'brand' ? sql`s.manufacturer_id = ${subjectId}` : sql`${root} = ${subjectId}`}
        ) inner_rows) one where place <= ${most}
        order by sort1, root_name, sort2, branch_name, sort3, leaf, product_id, sku_id`),
    ],
  };
};
