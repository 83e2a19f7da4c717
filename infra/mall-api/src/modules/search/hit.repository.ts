import { isByPrice, normalisePartNumber, type SearchSort } from '@mall/domain/search';
import type { Database } from '../../database/database.ts';
import { countFacets } from './count-facets.ts';
import type { Plan } from './plan.ts';
import type { SearchRequest } from './search-engine.ts';
import { allOf, anyOf, circles, facetLexeme, thinSample } from './tsquery.ts';

/** A hit as it comes back for ordering. */
export interface Hit {
  skuId: number;
  /** Normalised. */
  name: string;
  rank: number;
  /** The kind of thing it is (search_type). */
  type: number;
  /** Some warehouse has it free. */
  isInStock: boolean;
  /** Its facet values. */
  values: ReadonlySet<number>;
}

export interface Counted {
  total: number;
  /** Before filters. */
  unfiltered: number;
  /** Of these, the name says everything typed. */
  named: number;
  hits: Hit[];
  /** [facet value id, SKUs]. */
  facets: [number, number][];
}

/** So many best sellers of a kind are looked at in turn, at most. */
const mostRead = 10_000;

/** How many hits are ordered by name. */
export const reordered = 300;

/**
 * The hits of a search: what all its statements mean, then how the hits are counted and which come first.
 * @param only SKUs (by rank) that alone may be hits
 * @param prices what a SKU (by id) costs instead of the list price, for the orders by price
 */
export function hitRepository({ sql }: Database, plan: Plan, only?: readonly number[], prices?: SearchRequest['prices']) {
  const apart = prices ? [...prices.keys()] : undefined;
  const own = prices ? sql`unnest(${[...prices.keys()]}::int[], ${[...prices.values()]}::int[]) as own (id, shown)` : sql``;
  const kind = plan.apart?.isRestRare ? plan.apart : undefined;
  const words = kind
    ? sql`(tsv @@ ${kind.rest}::tsquery and type = any(${kind.all}::int[]))`
    : sql`tsv @@ ${plan.base || anyOf(['none'])}::tsquery`;
  const typed = plan.parts.length > 0 ? sql`(${words} or rank = any(${plan.parts}::int[]))` : words;
  const inScope = plan.parts.length > 0 && plan.scope ? sql`and tsv @@ ${plan.scope}::tsquery` : sql``;
  const ofProduct = plan.productId === undefined ? sql`` : sql`and sku_id in (select id from sku where product_id = ${plan.productId})`;
  const ofPage = plan.skuIds ? sql`${ofProduct} and sku_id = any(${[...plan.skuIds]}::int[])` : ofProduct;
  const among = plan.literals.reduce(
    (all, literal) => {
      const number = normalisePartNumber(literal);
      const byNumber =
        number.length > 2 ? sql`or rank = any(array(select p.rank from search_part p where p.pn like ${`%${number}%`}))` : sql``;
      return sql`${all} and (position(${literal} in name) > 0 ${byNumber})`;
    },
    only ? sql`and rank = any(${[...only]}::int[])` : sql``,
  );
  const hasStock = sql`exists (select from stock k where k.sku_id = d.sku_id and k.on_hand > k.reserved)`;
  const inStock = plan.inStock ? sql`and price is not null and ${hasStock}` : sql``;
  const matches = sql`${plan.base || plan.parts.length > 0 ? typed : sql`true`} ${inScope} ${ofPage} ${among} ${inStock}`;
  const filterQuery = allOf(...plan.filters.map(({ values }) => anyOf(values.map(facetLexeme))));
  const filtered = filterQuery ? sql`and tsv @@ ${filterQuery}::tsquery` : sql``;
  const named = kind ? sql`(type = any(${kind.best}::int[]) and tsv @@ ${kind.namedRest}::tsquery)` : sql`(tsv @@ ${plan.named}::tsquery)`;
  const isNamed = plan.named ? named : sql`false`;
  const failing = plan.filters.reduce((all, { values }) => sql`${all} + (not f && ${values}::int[])::int`, sql`0`);
  const firstFailing = plan.filters.reduceRight(
    (rest, { values }, i) => sql`case when not f && ${values}::int[] then ${i}::int else ${rest} end`,
    sql`-1`,
  );
  // Who types a part number wants it, however few buy it.
  const exactFirst = plan.exact.length > 0 ? sql`(rank = any(${plan.exact}::int[])) desc,` : sql``;
  const orders = {
    relevance: sql`${exactFirst} named desc, rank`,
    sales: sql`rank`,
    newest: sql`listed desc, rank`,
    priceAsc: sql`price, rank`,
    priceDesc: sql`price desc nulls last, rank`,
  } as const;

  const direction = (sort: SearchSort) => (sort === 'priceDesc' ? sql`desc` : sql`asc`);
  // What has no price to show comes last either way; the index of list prices needs none of that.
  const shownPrice = (sort: SearchSort) => sql`price ${direction(sort)} nulls last, rank`;

  // A value counts with all filters but those of its own key: a row that fails only one filter says which, and counts for that key's values.
  const tally = sql`string_agg(case failing when 0 then f::text else first_failing || f::text end, '') filter (where failing < 2)`;

  /**
   * The first hits of a kind of which there are many: its best sellers are read until there are enough; merging the lists of a dozen kinds in the index would take ten
   * times as long. Undefined where too many would have to be read.
   */
  const amongBestSellers = async (
    { all, best, n, rest, namedRest }: NonNullable<Plan['apart']>,
    named: boolean,
    needed: number,
    offset: number,
    limit: number,
    about: number,
  ): Promise<Hit[] | undefined> => {
    const words = named ? namedRest : rest;
    const expected = Math.ceil((needed * plan.total) / about);
    // Sales of a kind may be few: then once more, further.
    for (const reach of [2 * expected, 6 * expected]) {
      if ((reach * n) / plan.total > mostRead) return undefined;
      const rows = await sql<HitRow[]>`
      select sku_id, name, rank, type, ${hasStock} as in_stock, f from sdoc d
      where rank <= ${reach} and type = any(${named ? best : all}::int[]) ${words ? sql`and tsv @@ ${words}::tsquery` : sql``}
        ${ofPage} ${among} ${inStock} ${filtered} order by rank offset ${offset} limit ${limit}`;
      if (rows.length === limit) return hitsOf(rows);
    }
    return undefined;
  };

  return {
    /** Total, first hits and facets of everything that matches, in one round trip. @param table sdoc, its sample, or one in eight of the sample */
    async count(
      table: 'sdoc' | 'sdoc_sample' | 'thin',
      sort: SearchSort,
      offset: number,
      limit: number,
      withFacets: boolean,
    ): Promise<Counted> {
      const isPriced = prices !== undefined && isByPrice(sort);
      const [row] = await sql<{ total: number; unfiltered: number; named: number; hits: string | null; facets: string | null }[]>`
        with h as materialized (
          select rank, sku_id, name, ${isPriced ? sql`case when own.id is null then price else own.shown end as price` : sql`price`}, listed, f, type,
            ${isNamed} as named, ${failing} as failing, ${firstFailing} as first_failing
          from ${sql(table === 'sdoc' ? 'sdoc' : 'sdoc_sample')} d ${isPriced ? sql`left join ${own} on own.id = d.sku_id` : sql``}
          where ${matches} ${table === 'thin' ? sql`and tsv @@ ${anyOf([thinSample.lexeme])}::tsquery` : sql``}
        )
        select (count(*) filter (where failing = 0))::int as total, count(*)::int as unfiltered,
          (count(*) filter (where failing = 0 and named))::int as named, ${withFacets ? tally : sql`null`} as facets,
          (select string_agg(sku_id || ' ' || rank || ' ' || type || ' ' || ${hasStock}::int || ' ' || f::text || ' ' || name, e'\n')
            from (select * from h where failing = 0 order by ${isPriced ? shownPrice(sort) : orders[sort]} offset ${offset} limit ${limit}) d) as hits
        from h`;
      return {
        total: row?.total ?? 0,
        unfiltered: row?.unfiltered ?? 0,
        named: row?.named ?? 0,
        hits: row?.hits ? row.hits.split('\n').map(readHit) : [],
        facets: countFacets(
          row?.facets ?? '',
          plan.filters.map(({ keyId }) => keyId),
        ),
      };
    },

    /**
     * The first hits of very many, uncounted. By sales they come from the narrowest circle of best sellers that has enough; the other orders walk their index.
     * @param named only those whose name says everything typed (or that were named by part number)
     * @param about how many hits there are
     */
    async first(sort: SearchSort, offset: number, limit: number, named: boolean, about: number): Promise<Hit[]> {
      if (apart && isByPrice(sort)) {
        // Those at the list price come from its index, the others beside it: so many of each as could be needed.
        return hitsOf(
          await sql<HitRow[]>`
          select sku_id, name, rank, type, f from (
            (select sku_id, name, rank, type, f, price from sdoc d
              where ${matches} ${filtered} and sku_id <> all(${apart}::int[]) order by ${orders[sort]} limit ${offset + limit})
            union all
            (select sku_id, name, rank, type, f, shown from ${own}
              join (select * from sdoc d where ${matches} ${filtered}) d on d.sku_id = own.id order by shown ${direction(sort)} nulls last, rank limit ${offset + limit})
          ) t order by ${shownPrice(sort)} offset ${offset} limit ${limit}`,
        );
      }
      if (sort !== 'relevance' && sort !== 'sales') {
        return hitsOf(
          await sql<HitRow[]>`
          select sku_id, name, rank, type, f from sdoc d where ${matches} ${filtered} order by ${orders[sort]} offset ${offset} limit ${limit}`,
        );
      }
      const needed = offset + limit;
      const early =
        plan.apart && plan.parts.length === 0 && about > 0
          ? await amongBestSellers(plan.apart, named, needed, offset, limit, about)
          : undefined;
      if (early) return early;
      const words = named ? plan.named : plan.base;
      const orParts = plan.parts.length > 0 ? sql`or rank = any(${plan.parts}::int[])` : sql``;
      for (const circle of [...circles.filter(({ share }) => about * share >= needed * 2).map(({ lexeme }) => anyOf([lexeme])), '']) {
        const query = allOf(words, filterQuery, circle);
        const within = query ? sql`(tsv @@ ${query}::tsquery ${orParts})` : sql`true`;
        const rows = await sql<HitRow[]>`
          with h as materialized (
            select sku_id, name, rank, type, f from sdoc d where ${within} ${inScope} ${ofPage} ${among} ${inStock} ${filtered}
          ) select *, ${hasStock} as in_stock from h d order by ${sort === 'relevance' ? exactFirst : sql``} rank offset ${offset} limit ${limit}`;
        if (rows.length === limit || circle === '') return hitsOf(rows);
      }
      return [];
    },
  };
}

/** `12 7 3 1 {4097,8193} name`: SKU id, rank, type, whether it is in stock, facet values, name. */
function readHit(line: string): Hit {
  const [skuId = '', rank = '', type = '', free = '', values = ''] = line.split(' ', 5);
  const name = line.slice(skuId.length + rank.length + type.length + free.length + values.length + 5);
  return {
    skuId: Number(skuId),
    rank: Number(rank),
    type: Number(type),
    isInStock: free === '1',
    values: new Set(values.slice(1, -1).split(',').map(Number)),
    name,
  };
}

interface HitRow {
  skuId: number;
  name: string;
  rank: number;
  type: number;
  inStock?: boolean;
  f: number[];
}
const hitsOf = (rows: readonly HitRow[]) =>
  rows.map(({ skuId, name, rank, type, inStock = false, f }): Hit => ({ skuId, name, rank, type, isInStock: inStock, values: new Set(f) }));
