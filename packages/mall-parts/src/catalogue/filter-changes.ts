import { type AttributeChoice, asWithin } from '@mall/domain/search';
import type { ListFilters } from './list-filters.ts';

export const withoutFilters = <Filters extends ListFilters>(filters: Filters): Filters => ({
  ...filters,
  category: undefined,
  brands: [],
  attributes: [],
  inStock: false,
  within: [],
  page: 1,
});

/** Searches for one more word within the list, or takes one back. */
export const withinList = <Filters extends ListFilters>(filters: Filters, within: readonly string[]): Filters => ({
  ...filters,
  within: asWithin(within),
  page: 1,
});

export const toggleCategory = <Filters extends ListFilters>(filters: Filters, id: number): Filters => ({
  ...filters,
  category: filters.category === id ? undefined : id,
  page: 1,
});

type FacetKey = { key: string; type: 'brand' | 'attribute' };
type FacetValue = { id?: number | undefined; value: string };

export const isChosen = ({ brands, attributes }: ListFilters, facet: FacetKey, value: FacetValue): boolean =>
  facet.type === 'brand' ? brands.includes(value.id ?? 0) : attributes.some((one) => one.key === facet.key && one.value === value.value);

/** Chooses or takes back one value of a facet; the list starts at its first page again. */
export function toggleValue<Filters extends ListFilters>(filters: Filters, facet: FacetKey, value: FacetValue): Filters {
  const { brands, attributes } = filters;
  const gone = isChosen(filters, facet, value);
  if (facet.type === 'brand') {
    const id = value.id ?? 0;
    return { ...filters, brands: gone ? brands.filter((one) => one !== id) : [...brands, id], page: 1 };
  }
  const isOther = (one: AttributeChoice) => one.key !== facet.key || one.value !== value.value;
  return {
    ...filters,
    attributes: gone ? attributes.filter(isOther) : [...attributes, { key: facet.key, value: value.value }],
    page: 1,
  };
}
