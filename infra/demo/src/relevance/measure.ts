import { readFileSync } from 'node:fs';
import type { Database } from '@mall/mall-api/filling';
import { type JudgedSku, judgementOf } from './rule.ts';

export interface JudgedQuery {
  kind: string;
  query: string;
  rule: string;
  /** Kept apart: nobody tunes the engine on it. */
  isHeldOut: boolean;
}

export interface Verdict extends JudgedQuery {
  /** Where the first right SKU stands, from 1; 0 when it isn't among the first ten. */
  place: number;
  /** Names of the first three. */
  found: string[];
}

/** A quarter of the queries, chosen by their letters alone. */
const isHeldOut = (query: string) => [...query].reduce((sum, char) => (Math.imul(sum, 31) + char.codePointAt(0)!) >>> 0, 7) % 4 === 0;

const ownQueries = new URL('../../../../bench/relevance/queries.tsv', import.meta.url);

/** The queries of bench/relevance/queries.tsv, or of another such file: kind, query, rule. */
export const readQueries = (file: string | URL = ownQueries): JudgedQuery[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', query = '', rule = ''] = line.split('\t');
      return { kind, query, rule, isHeldOut: isHeldOut(query) };
    });

/** Every SKU that can be found, as the rules see it, delisted ones too: they are right only where a rule asks for them. */
export async function judgedSkus({ sql }: Database): Promise<JudgedSku[]> {
  return sql<JudgedSku[]>`
    select s.id, s.name, m.name as brand, concat_ws('/', c1.name, c2.name, c3.name) as path, s.attributes, s.is_active,
      upper(regexp_replace(s.manufacturer_part_number, '[-./ ()×*]', '', 'g')) as part_number
    from sku s join manufacturer m on m.id = s.manufacturer_id join category c3 on c3.id = s.category_id
      left join category c2 on c2.id = c3.parent_id left join category c1 on c1.id = c2.parent_id
    where s.source_sku is null`;
}

/** Asks every query and says where the first right SKU stands. @param search ids of the first ten hits */
export async function judge(
  queries: readonly JudgedQuery[],
  skus: readonly JudgedSku[],
  search: (keyword: string) => Promise<readonly number[]>,
): Promise<Verdict[]> {
  const byId = new Map(skus.map((sku) => [sku.id, sku]));
  const verdicts: Verdict[] = [];
  for (const query of queries) {
    const hits = (await search(query.query)).slice(0, 10).map((id) => byId.get(id)!);
    const isRight = judgementOf(query.rule, skus);
    const place = isRight ? hits.findIndex((sku) => isRight(sku)) + 1 : hits.length === 0 ? 1 : 0;
    verdicts.push({ ...query, place, found: hits.slice(0, 3).map(({ name }) => name) });
  }
  return verdicts;
}

export interface Figures {
  queries: number;
  /** Shares of the queries, 0 to 1. */
  first: number;
  three: number;
  ten: number;
  /** Mean reciprocal rank. */
  mrr: number;
}

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const share = (holds: (place: number) => boolean) => verdicts.filter(({ place }) => holds(place)).length / Math.max(1, verdicts.length);
  return {
    queries: verdicts.length,
    first: share((place) => place === 1),
    three: share((place) => place > 0 && place <= 3),
    ten: share((place) => place > 0),
    mrr: verdicts.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0) / Math.max(1, verdicts.length),
  };
}
