import type { Database } from '../../database/database.ts';
import { facetGroups } from './facet-groups.ts';
import type { LoadedIndex } from './index-state.ts';
import type { Group } from './interpret.ts';
import { orderByName } from './order-by-name.ts';
import { planOf } from './plan.ts';
import type { SearchAnswer, SearchRequest } from './search-engine.ts';
import { type Counted, type Hit, reordered, statements } from './statements.ts';

export interface Query {
  request: SearchRequest;
  /** The keyword, normalised. */
  text: string;
  /** SKUs (by rank) that the keyword names by part number; 3 exactly, 2 by its beginning, 1 by a part of it. */
  parts: Map<number, number>;
}

export type Found = Omit<SearchAnswer, 'isPerfectMatch' | 'correctedKeyword'>;

/** Above so many hits of a search, counts are made on the sample. */
const exactUpTo = 3000;
/** Above so many SKUs in a category or brand, its facets are. They are counted once in a while, not at every visit. */
const exactScopeUpTo = 40_000;

/**
 * Answers a query that was understood.
 * @param groups what was typed
 * @param only SKUs (by rank) that alone may be hits
 */
export async function answer(db: Database, state: LoadedIndex, query: Query, groups: readonly Group[], only?: number[]): Promise<Found> {
  const { sort = 'relevance', offset = 0, limit = 20, withoutFacets = false } = query.request;
  const plan = planOf(query.request, groups, [...query.parts.keys()], state);
  if (plan === 'impossible') return { skuIds: [], total: 0, isEstimated: false, facets: [] };
  const ask = statements(db, plan, only);
  const byName = sort === 'relevance' && query.text !== '' && offset + limit <= reordered;
  const [from, most] = byName ? [0, reordered] : [offset, limit];

  const count = async (): Promise<{ counted: Counted; isEstimated: boolean }> => {
    if (plan.isWholeScope && !only) {
      const isEstimated = plan.most > exactScopeUpTo;
      const table = isEstimated ? 'sdoc_sample' : 'sdoc';
      const [known, hits] = await Promise.all([
        state.scopes.get(plan.base, () => ask.count(table, 'relevance', 0, 1, true)),
        plan.most > exactUpTo ? ask.first(sort, from, most, false) : ask.count('sdoc', sort, from, most, false).then((few) => few.hits),
      ]);
      return { counted: { ...(isEstimated ? scaled(known, state) : known), total: plan.most, hits }, isEstimated };
    }
    if (plan.most > exactUpTo && !only) {
      const sampled = scaled(await ask.count('sdoc_sample', sort, 0, 1, !withoutFacets), state);
      if (sampled.total > exactUpTo) {
        // With names enough that say everything, no others are needed.
        const named = sort === 'relevance' && plan.named !== '' && sampled.named > 4 * reordered;
        return { counted: { ...sampled, hits: await ask.first(sort, from, most, named) }, isEstimated: true };
      }
    }
    return { counted: await ask.count('sdoc', sort, from, most, !withoutFacets), isEstimated: false };
  };

  const { counted, isEstimated } = await count();
  const skuIds = byName ? reorder(counted.hits, query, groups, state).slice(offset, offset + limit) : counted.hits.map(([skuId]) => skuId);
  return {
    skuIds,
    total: counted.total,
    isEstimated,
    facets: withoutFacets ? [] : facetGroups(counted.facets, plan.filters, state, counted.total),
  };
}

function scaled(sampled: Omit<Counted, 'hits'>, { sampleFactor }: LoadedIndex): Omit<Counted, 'hits'> {
  const times = (n: number) => Math.round(n * sampleFactor);
  return { total: times(sampled.total), named: times(sampled.named), facets: sampled.facets.map(([id, n]) => [id, times(n)]) };
}

const reorder = (hits: readonly Hit[], { text, parts }: Query, groups: readonly Group[], { vocabulary }: LoadedIndex) =>
  orderByName(
    hits.map(([skuId, , name, rank]) => ({ skuId, name, part: parts.get(rank) ?? 0 })),
    text,
    groups,
    vocabulary,
  );
