import { delistedAttribute } from '@mall/domain/search';
import { orderHits, type Part, type ReadWithin } from '@mall/domain/search/query';
import type { Database } from '../../database/database.ts';
import { facetGroups } from './facet-groups.ts';
import { valuesPerKey } from './facet-numbers.ts';
import { type Counted, type Hit, hitRepository, reordered } from './hit.repository.ts';
import type { LoadedIndex } from './index-state.ts';
import { folded, type Plan, planOf } from './plan.ts';
import type { SearchAnswer, SearchRequest } from './search-engine.ts';
import { thinSample } from './tsquery.ts';
import type { WantedTypes } from './wanted-types.ts';

export interface Query {
  request: SearchRequest;
  /** The keyword, normalised. */
  text: string;
  /** SKUs (by rank) that the keyword names by part number; 3 exactly, 2 by its beginning, 1 by a part of it. */
  parts: Map<number, number>;
}

/** What the words of the keyword ask for. */
export interface Meant {
  types: WantedTypes | undefined;
  parts: readonly Part[];
  /** What is searched for within the results. */
  within?: ReadWithin | undefined;
}

export interface Found extends Pick<SearchAnswer, 'skuIds' | 'total' | 'isEstimated' | 'facets'> {
  /** What the first ones are called, normalised. */
  names: string[];
}

/** So many of the first have to be what is said of them. */
const firstLooked = 3;

/** Above so many hits of a search, counts are made on the sample. */
const exactUpTo = 3000;
/** Above so many SKUs in a category or brand, its facets are. They are counted once in a while, not at every visit. */
const exactScopeUpTo = 10_000;
/** Above so many possible hits, one in eight of the sample will do. */
const thinAbove = 60_000;

/**
 * Answers a query that was understood.
 * @param meant what was typed
 * @param only SKUs (by rank) that alone may be hits
 */
export async function answer(db: Database, state: LoadedIndex, query: Query, meant: Meant, only?: number[]): Promise<Found> {
  const { sort = 'relevance', offset = 0, limit = 20, withoutFacets = false } = query.request;
  const wanted = { types: meant.types, parts: meant.parts.map(({ any }) => any), within: meant.within };
  const plan = planOf(query.request, wanted, query.parts, state);
  if (plan === 'impossible') return { skuIds: [], names: [], total: 0, isEstimated: false, facets: [] };
  const ask = hitRepository(db, plan, only, query.request.prices);
  const byName = sort === 'relevance' && query.text !== '' && offset + limit <= reordered;
  const [from, most] = byName ? [0, reordered] : [offset, limit];

  const count = async (): Promise<{ counted: Counted; isEstimated: boolean }> => {
    if (plan.isWholeScope && !only) {
      const isEstimated = plan.most > exactScopeUpTo;
      const [known, hits] = await Promise.all([
        state.scopes.get(plan.base, () => (isEstimated ? sampleOf(ask, plan, state, true) : ask.count('sdoc', 'relevance', 0, 1, true))),
        plan.most > exactUpTo || sort === 'relevance' || sort === 'sales'
          ? ask.first(sort, from, most, false, plan.most)
          : ask.count('sdoc', sort, from, most, false).then((few) => few.hits),
      ]);
      return { counted: { ...known, total: plan.most, hits }, isEstimated };
    }
    if (plan.most > exactUpTo && !only) {
      const sampled = await sampleOf(ask, plan, state, !withoutFacets);
      if (sampled.total > exactUpTo) {
        // With names enough that say everything, no others are needed.
        const named = sort === 'relevance' && plan.named !== '' && sampled.named > 4 * reordered;
        const hits = await ask.first(sort, from, most, named, named ? sampled.named : sampled.total);
        return { counted: { ...sampled, hits }, isEstimated: true };
      }
      if (plan.filters.length > 0 && plan.parts.length === 0 && sampled.unfiltered > exactUpTo) {
        const few = await hitRepository(db, folded(plan), undefined, query.request.prices).count('sdoc', sort, from, most, !withoutFacets);
        return { counted: { ...few, facets: [...few.facets, ...alternatives(sampled, few, plan)] }, isEstimated: true };
      }
    }
    return { counted: await ask.count('sdoc', sort, from, most, !withoutFacets), isEstimated: false };
  };

  const { counted, isEstimated } = await count();
  const skuIds = byName ? reorder(counted.hits, query, meant, state).slice(offset, offset + limit) : counted.hits.map(({ skuId }) => skuId);
  const named = new Map(counted.hits.map(({ skuId, name }) => [skuId, name]));
  return {
    skuIds,
    names: skuIds.slice(0, firstLooked).map((id) => named.get(id) ?? ''),
    total: counted.total,
    isEstimated,
    facets: withoutFacets ? [] : facetGroups(counted.facets, plan.filters, state, counted.total),
  };
}

/** What else could be chosen of the filtered keys, as the sample has it. */
const alternatives = (sampled: Counted, few: Counted, { filters }: Plan) => {
  const known = new Set(few.facets.map(([id]) => id));
  return sampled.facets.filter(([id]) => !known.has(id) && filters.some(({ keyId }) => Math.floor(id / valuesPerKey) === keyId));
};

/** Counts on the sample, scaled up; on a thinner one first where very many are likely. */
async function sampleOf(
  ask: ReturnType<typeof hitRepository>,
  plan: Plan,
  { sampleFactor }: LoadedIndex,
  withFacets: boolean,
): Promise<Counted> {
  if (plan.most > thinAbove) {
    const thin = await ask.count('thin', 'relevance', 0, 1, withFacets);
    if (thin.total >= 100) return scaled(thin, sampleFactor * thinSample.factor);
  }
  return scaled(await ask.count('sdoc_sample', 'relevance', 0, 1, withFacets), sampleFactor);
}

function scaled({ total, unfiltered, named, hits, facets }: Counted, factor: number): Counted {
  const times = (n: number) => Math.round(n * factor);
  return { total: times(total), unfiltered: times(unfiltered), named: times(named), hits, facets: facets.map(([id, n]) => [id, times(n)]) };
}

function reorder(hits: readonly Hit[], { text, parts }: Query, meant: Meant, { vocabulary, attribute }: LoadedIndex): number[] {
  const delisted = attribute(delistedAttribute.key, delistedAttribute.value)?.id ?? -1;
  return orderHits(
    hits.map(({ skuId, name, rank, type, isInStock, values }) => ({
      skuId,
      name,
      values,
      isInStock,
      part: parts.get(rank) ?? 0,
      fit: meant.types?.all.get(type) ?? 0,
      isDelisted: values.has(delisted),
    })),
    text,
    meant.parts,
    vocabulary,
  );
}
