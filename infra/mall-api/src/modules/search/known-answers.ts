import type { SearchAnswer, SearchRequest } from './search-engine.ts';

const most = 400;
const milliseconds = 600_000;

/**
 * Answers of the last minutes. What is found depends on the request and the index alone, so going to a product and back, or what everybody searches
 * for, costs nothing; with the index they go. What is in stock changes by the second and is never kept, nor what is ordered by one company's prices, nor what is found among
 * some SKUs that stand for no page of the index.
 */
export class KnownAnswers {
  readonly #known = new Map<string, { answer: SearchAnswer; until: number }>();

  async get(request: SearchRequest, find: () => Promise<SearchAnswer>): Promise<SearchAnswer> {
    if (request.filters?.inStock || request.prices || request.scope?.skuIds) return find();
    const key = keyOf(request);
    const known = this.#known.get(key);
    this.#known.delete(key);
    if (known && known.until > Date.now()) {
      this.#known.set(key, known);
      return known.answer;
    }
    const answer = await find();
    this.#known.set(key, { answer, until: Date.now() + milliseconds });
    if (this.#known.size > most) this.#known.delete(this.#known.keys().next().value ?? '');
    return answer;
  }
}

/** One key for requests that mean the same, whatever was left out of them. */
const keyOf = ({
  keyword = '',
  scope = {},
  filters = {},
  within = [],
  sort = 'relevance',
  offset = 0,
  limit = 20,
  withoutFacets = false,
}: SearchRequest) => {
  const { categoryId, manufacturerIds = [], attributes = [] } = filters;
  const { categoryId: inCategory, manufacturerId, productId } = scope;
  return JSON.stringify([
    [keyword, inCategory, manufacturerId, productId],
    [categoryId, manufacturerIds, attributes, within],
    [sort, offset, limit, withoutFacets],
  ]);
};
