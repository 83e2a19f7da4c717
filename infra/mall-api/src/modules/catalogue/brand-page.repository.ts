import type { Database } from '../../database/database.ts';

export interface CertificateRow {
  id: number;
  manufacturerId: number;
  number: string;
  scope: string;
  issuer: string;
  validFrom: string;
  validUntil: string;
  isValid: boolean;
}
export interface BrandPageRow {
  slogan: string;
  story: { title: string; text: string }[];
}
interface SeriesRow {
  categoryId: number;
  series: string[];
  productCount: number;
  pictureSku: string | null;
}

export interface BrandContent {
  pages: ({ manufacturerId: number } & BrandPageRow)[];
  certificates: Omit<CertificateRow, 'isValid'>[];
}

/** So many names of one category's series are told, at most. */
const namesAtMost = 3;

/** What is known of brands beyond their goods. */
export const brandPageRepository = ({ sql }: Database) => ({
  async page(manufacturerId: number): Promise<BrandPageRow | undefined> {
    const [row] = await sql<BrandPageRow[]>`select slogan, story from brand_page where manufacturer_id = ${manufacturerId}`;
    return row;
  },
  certificates: () =>
    sql<CertificateRow[]>`
      select id, manufacturer_id, number, scope, issuer, valid_from::text, valid_until::text,
        (now() at time zone 'Asia/Shanghai')::date between valid_from and valid_until as is_valid
      from brand_certificate order by id`,
  /** Of a brand in each of these third-level categories: how its series are called, and its best seller. */
  series: (manufacturerId: number, categoryIds: readonly number[]) =>
    sql<SeriesRow[]>`
      select c.id as category_id, p.series, p.product_count, s.sku_number as picture_sku
      from unnest(${[...categoryIds]}::int[]) as c (id)
      cross join lateral (
        select (array_agg(distinct series))[1:${namesAtMost}] as series, count(*)::int as product_count
        from product where manufacturer_id = ${manufacturerId} and category_id = c.id) p
      left join lateral (
        select sku_number from sku where category_id = c.id and manufacturer_id = ${manufacturerId} and is_active and source_sku is null
        order by sales desc, id limit 1) s on true`,
  /** Writes stories and papers anew; call it inside a transaction. */
  async replace({ pages, certificates }: BrandContent) {
    await sql`delete from brand_certificate`;
    await sql`delete from brand_page`;
    for (const { manufacturerId, slogan, story } of pages)
      await sql`insert into brand_page (manufacturer_id, slogan, story) values (${manufacturerId}, ${slogan}, ${sql.json(story)})`;
    for (const one of certificates)
      await sql`insert into brand_certificate (id, manufacturer_id, number, scope, issuer, valid_from, valid_until)
        values (${one.id}, ${one.manufacturerId}, ${one.number}, ${one.scope}, ${one.issuer}, ${one.validFrom}, ${one.validUntil})`;
  },
});
