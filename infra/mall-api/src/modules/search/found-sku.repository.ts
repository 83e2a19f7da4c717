import type { Database } from '../../database/database.ts';

/** A SKU of the index with its facet values. */
export interface IndexedRow {
  skuId: number;
  rank: number;
  type: number;
  name: string;
  f: number[];
}

/** SKUs of the index for who asks for many at once: one question each, answered in one round trip. */
export const foundSkuRepository = ({ sql }: Database) => ({
  /** The best sellers that each of these finds. @param queries tsqueries, none empty; `at` counts them from 1 */
  byQuery: async (queries: readonly string[], most: number) =>
    sql<(IndexedRow & { at: number })[]>`
      select q.at::int, d.* from unnest(${[...queries]}::text[]) with ordinality q (query, at) cross join lateral (
        select * from (select sku_id, rank, type, name, f from sdoc where tsv @@ q.query::tsquery offset 0) hit order by rank limit ${most}
      ) d`,
  /** The best sellers with each of these numbers. @param numbers normalised */
  byNumber: async (numbers: readonly string[], most: number) =>
    sql<(IndexedRow & { pn: string; isMaker: boolean; skuNumber: string; partNumber: string; orderCode: string })[]>`
      select p.pn, p.is_maker, s.sku_number, s.manufacturer_part_number as part_number, s.order_code, d.sku_id, d.rank, d.type, d.name, d.f
      from unnest(${[...numbers]}::text[]) n (number)
      cross join lateral (select pn, rank, is_maker from search_part where pn = n.number order by rank limit ${most}) p
      join sdoc d on d.rank = p.rank join sku s on s.id = d.sku_id order by d.rank`,
  byId: async (skuIds: readonly number[]) =>
    sql<IndexedRow[]>`select sku_id, rank, type, name, f from sdoc where sku_id = any(${[...skuIds]}::int[]) order by rank`,
  /** What replaces each of these completely. */
  substitutes: async (skuIds: readonly number[]) =>
    sql<(IndexedRow & { of: number })[]>`
      select r.sku_id as of, d.sku_id, d.rank, d.type, d.name, d.f from sku_relation r join sdoc d on d.sku_id = r.related_id
      where r.kind = 1 and r.sku_id = any(${[...skuIds]}::int[]) order by d.rank`,
});
