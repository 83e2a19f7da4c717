import { once } from 'node:events';
import type { SoldType, Word } from '@mall/domain/search/query';
import type { Database } from '../../database/database.ts';

/** A SKU as it goes into the index, with the day since 1970 on which it was listed. */
export interface FindableRow {
  id: number;
  skuNumber: string;
  name: string;
  manufacturerPartNumber: string;
  orderCode: string;
  attributes: [string, string][];
  categoryId: number;
  manufacturerId: number;
  listPrice: number;
  listedDay: number;
  isActive: boolean;
  /** Made to order. */
  isNonStandard: boolean;
}
export interface NamedNode {
  id: number;
  parentId: number | null;
  name: string;
}

const tables = ['sdoc', 'sdoc_sample', 'search_part', 'search_word', 'search_type', 'facet_key', 'facet_value'] as const;
export type IndexTable = (typeof tables)[number];

const indexes = [
  'sdoc_tsv',
  'sdoc_sample_tsv',
  'sdoc_rank',
  'sdoc_price',
  'sdoc_price_down',
  'sdoc_listed',
  'sdoc_sku',
  'sdoc_type',
  'search_part_prefix',
  'search_part_anywhere',
];

/**
 * The search index: what it is made from, how it is written anew, and what of it is held in memory. Generated SKUs are not in it.
 */
export const searchIndexRepository = ({ sql }: Database) => {
  const findable = sql`from sku s where source_sku is null`;
  return {
    async countFindable(): Promise<number> {
      const [row] = await sql<{ total: number }[]>`select count(*)::int as total ${findable}`;
      return row?.total ?? 0;
    },
    /** Best sellers first, what is delisted last, in batches; each is read while the one before is worked on. */
    findable: (batch: number): AsyncIterable<FindableRow[]> =>
      sql<FindableRow[]>`
        select id, sku_number, name, manufacturer_part_number, order_code, attributes, category_id, manufacturer_id, list_price, is_active,
          (extract(epoch from listed_at) / 86400)::int as listed_day,
          (select is_non_standard from product p where p.id = s.product_id) as is_non_standard
        ${findable} order by is_active desc, sales desc, id`.cursor(batch),
    categories: async (): Promise<NamedNode[]> => sql<NamedNode[]>`select id, parent_id, name from category`,
    /** What the things of each third-level category are for, as the first of its products tell it. */
    uses: async () => sql<{ id: number; name: string; text: string }[]>`
      select c.id, c.name, coalesce((select string_agg(distinct told ->> 'text', ' ') from
        (select description from product where category_id = c.id order by id limit 8) p, jsonb_array_elements(p.description) told
        where told ->> 'title' = '适用范围'), '') as text
      from category c where level = 3`,
    brands: async () => sql<{ id: number; name: string }[]>`select id, name from manufacturer`,
    /** Every name of a category or brand and every value of an attribute, of the first 200,000 SKUs. */
    async ownTexts(): Promise<string[]> {
      const rows = await sql<{ text: string }[]>`
        select name as text from category union select name from manufacturer
        union select distinct pair ->> 1 from (select attributes from sku order by id limit 200000) s, jsonb_array_elements(s.attributes) pair`;
      return rows.map(({ text }) => text);
    },

    /** Empties the index; call it, `append` and `finish` in one transaction, so that readers see the old one until it is done. */
    async clear() {
      for (const name of indexes) await sql`drop index if exists ${sql(name)}`;
      await sql`truncate sdoc, sdoc_sample, search_part, search_word, search_type, facet_key, facet_value`;
    },
    /** @param lines in the text format of `copy`, each with its line feed */
    async append(table: IndexTable, lines: readonly string[]) {
      if (lines.length === 0) return;
      const stream = await sql`copy ${sql(table)} from stdin`.writable();
      for (let at = 0; at < lines.length; at += 500) if (!stream.write(lines.slice(at, at + 500).join(''))) await once(stream, 'drain');
      stream.end();
      await once(stream, 'finish');
    },
    async finish() {
      await sql`set local maintenance_work_mem = '512MB'`;
      await sql`set local max_parallel_maintenance_workers = 2`;
      await sql`create unique index sdoc_rank on sdoc (rank)`;
      await sql`create index sdoc_tsv on sdoc using gin (tsv) with (fastupdate = off)`;
      await sql`create index sdoc_sample_tsv on sdoc_sample using gin (tsv) with (fastupdate = off)`;
      await sql`create index sdoc_price on sdoc (price, rank)`;
      await sql`create index sdoc_price_down on sdoc (price desc nulls last, rank)`;
      await sql`create index sdoc_listed on sdoc (listed desc, rank)`;
      await sql`create index sdoc_sku on sdoc (sku_id)`;
      await sql`create index sdoc_type on sdoc (type, rank)`;
      await sql`create index search_part_prefix on search_part (pn text_pattern_ops)`;
      await sql`create index search_part_anywhere on search_part using gin (pn gin_trgm_ops) with (fastupdate = off)`;
    },
    /** Once it is committed: what the planner wants to know of it. */
    async analyse() {
      for (const table of ['sdoc', 'sdoc_sample', 'search_part', 'facet_value']) await sql`analyze ${sql(table)}`;
    },

    words: async (): Promise<Word[]> => sql<Word[]>`select word, pinyin, df from search_word`,
    types: async (): Promise<SoldType[]> => sql<SoldType[]>`select id, category_value, pieces, above, n, vals as values from search_type`,
    facetValues: async () => sql<{ id: number; value: string; ref: number | null; n: number }[]>`select id, value, ref, n from facet_value`,
    facetKeys: async () => sql<{ id: number; name: string }[]>`select id, name from facet_key`,
    /** SKUs in the index, and in its sample. */
    async sizes() {
      const [row] = await sql<{ total: number; sampled: number }[]>`
        select (select count(*) from sdoc)::int as total, (select count(*) from sdoc_sample)::int as sampled`;
      return row ?? { total: 0, sampled: 0 };
    },
  };
};
