import { delistedAttribute } from '@mall/domain/search';
import { valuesPerKey } from './facet-numbers.ts';
import type { IndexState } from './index-state.ts';
import type { FilterGroup } from './plan.ts';
import type { FacetCount, FacetGroup } from './search-engine.ts';

const mostAttributes = 14;
const mostValues = 80;

type Found = FacetCount & { id: number };

/**
 * Facets as a buyer wants them: categories and brands by number of SKUs, then the attributes that most hits have and that tell hits apart, their values by
 * size (rule search 30). How it is supplied comes last (rule search 34).
 */
export function facetGroups(
  counts: readonly [number, number][],
  filters: readonly FilterGroup[],
  { values, keys, placesOf }: IndexState,
  total: number,
): FacetGroup[] {
  const selected = new Set(filters.flatMap((filter) => filter.values));
  const byKey = new Map<number, Found[]>();
  const add = (id: number, count: number) => {
    const value = values.get(id);
    if (!value) return;
    const keyId = Math.floor(id / valuesPerKey);
    const one = { id, value: value.value, ref: value.ref, count, selected: selected.has(id) };
    const known = byKey.get(keyId);
    if (known) known.push(one);
    else byKey.set(keyId, [one]);
  };
  for (const [id, count] of counts) add(id, count);
  const present = new Set(counts.map(([id]) => id));
  for (const { keyId, values: chosen } of filters) if (keyId > 1) for (const id of chosen) if (!present.has(id)) add(id, 0);

  const groups = [...byKey].flatMap(([keyId, found]) => {
    const key = keys.get(keyId);
    if (!key) return [];
    const coverage = found.reduce((all, { count }) => all + count, 0) / Math.max(1, total);
    const isChosen = found.some((one) => one.selected);
    return [{ keyId, key: key.name, kind: key.kind, coverage, isChosen, found }];
  });
  const ofAttributes = groups.filter(({ kind }) => kind === 'attribute');
  const attributes = ofAttributes
    .filter(({ key, found, isChosen, coverage }) => key !== delistedAttribute.key && (isChosen || (found.length > 1 && coverage > 0.12)))
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.coverage - a.coverage || a.found.length - b.found.length)
    .slice(0, mostAttributes);
  // However few are delisted, this is how one comes to them by browsing.
  const supply = ofAttributes.filter(({ key }) => key === delistedAttribute.key);
  const whole = groups
    .filter(({ kind }) => kind !== 'attribute')
    .sort((a, b) => (a.kind === 'category' ? -1 : b.kind === 'category' ? 1 : 0));
  return [...whole, ...attributes, ...supply].map(({ keyId, key, kind, found }) => ({
    key,
    kind,
    values: ordered(found, kind === 'attribute' ? placesOf(keyId) : undefined).map(({ id: _, ...value }) => value),
  }));
}

function ordered(found: Found[], places: ReadonlyMap<number, number> | undefined): Found[] {
  const byCount = found.sort((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count).slice(0, mostValues);
  return byCount.sort((a, b) => (places ? (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0) : b.count - a.count));
}
