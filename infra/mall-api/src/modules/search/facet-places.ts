import type { FacetGroup, SearchRequest } from './search-engine.ts';

/** The same search before anything was chosen, on its first page; undefined where nothing is, or no facets are asked for. */
export function beforeChoosing({ filters = {}, within = [], prices: _, ...request }: SearchRequest): SearchRequest | undefined {
  const { categoryId, manufacturerIds = [], attributes = [], inStock = false } = filters;
  const isChosen = categoryId !== undefined || manufacturerIds.length + attributes.length + within.length > 0 || inStock;
  return isChosen && !request.withoutFacets ? { ...request, sort: 'relevance', offset: 0 } : undefined;
}

/** Groups of facets where they stood before anything was chosen, so that none moves under the pointer, nor after a reload; new ones follow (rule search 33). */
export function inPlace(groups: readonly FacetGroup[], before: readonly FacetGroup[]): FacetGroup[] {
  const places = new Map(before.map(({ key }, place) => [key, place]));
  const placeOf = ({ key }: FacetGroup) => places.get(key) ?? before.length;
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b));
}
