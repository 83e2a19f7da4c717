import type { Clause, ReadWithin } from '@mall/domain/search/query';
import type { FacetValue, IndexState } from './index-state.ts';
import type { SearchRequest } from './search-engine.ts';
import { allOf, anyClause, anyOf, categoryLexeme, facetLexeme } from './tsquery.ts';
import { typesQuery, type WantedTypes } from './wanted-types.ts';

/** Filters of one key: any of these values will do. */
export interface FilterGroup {
  keyId: number;
  values: number[];
}

/** What PostgreSQL is asked for. */
export interface Plan {
  /** Everything typed and where the page stands, as a tsquery; '' for everything there is. */
  base: string;
  /** As `base`, with everything typed in the name; '' without a keyword. */
  named: string;
  /**
   * The kinds of things alone, by id, how many SKUs they have, and the rest of `base` and `named` without them; undefined where none is wanted. Where the rest is rare it is
   * looked for alone: merging the lists of a dozen kinds would cost more than looking at the kind of each row.
   */
  apart: { all: number[]; best: number[]; n: number; rest: string; namedRest: string; isRestRare: boolean } | undefined;
  /** SKUs (by rank) whose part number is what was typed: they count as hits of everything typed. */
  parts: number[];
  /** Of these, the ones whose part number is exactly what was typed. */
  exact: number[];
  /** Where the page stands, alone; '' for nowhere in particular. */
  scope: string;
  /** What the name or a part number has as it is: words within results that no other meaning has. */
  literals: readonly string[];
  productId: number | undefined;
  /** These alone may be hits. */
  skuIds: readonly number[] | undefined;
  filters: FilterGroup[];
  inStock: boolean;
  /** All of one category or brand, or all there is: `most` SKUs exactly. */
  isWholeScope: boolean;
  /** No more SKUs than this can be hits. */
  most: number;
  /** SKUs in the index. */
  total: number;
}

/** So few rows are looked at one by one. */
const rareUpTo = 20_000;

/** A filter or scope names something no SKU has: nothing can be found. */
export type Impossible = 'impossible';

/** What is looked for: a kind of thing, and what each other part of the keyword is. */
export interface Wanted {
  types: WantedTypes | undefined;
  /** Of each part any clause. */
  parts: readonly (readonly Clause[])[];
  /** What is searched for within the results. */
  within?: ReadWithin | undefined;
}

/** @param parts SKUs (by rank) by how their part number fits: 3 exactly, 2 by its beginning, 1 by a part of it */
export function planOf(request: SearchRequest, wanted: Wanted, parts: ReadonlyMap<number, number>, state: IndexState): Plan | Impossible {
  const exact = [...parts].filter(([, part]) => part === 3).map(([rank]) => rank);
  const bounds = [state.total];
  const scopes: string[] = [];
  const add = (values: FacetValue[], lexeme: string) => {
    scopes.push(anyOf([lexeme]));
    bounds.push(sum(values));
    return values.length > 0;
  };
  const { categoryId, manufacturerId, productId, skuIds } = request.scope ?? {};
  if (skuIds) bounds.push(skuIds.length);
  if (categoryId !== undefined && !add(state.inCategory(categoryId), categoryLexeme(categoryId))) return 'impossible';
  if (manufacturerId !== undefined) {
    const brand = state.brand(manufacturerId);
    if (!brand || !add([brand], facetLexeme(brand.id))) return 'impossible';
  }
  for (const clauses of wanted.within?.parts ?? []) {
    scopes.push(anyClause(clauses));
    bounds.push(clauses.reduce((all, clause) => all + mostOf(clause, state), 0));
  }
  const literals = wanted.within?.literals ?? [];
  const filters = filtersOf(request, state);
  if (filters === 'impossible') return filters;
  for (const clauses of wanted.parts) bounds.push(clauses.reduce((all, clause) => all + mostOf(clause, state), parts.size));
  const rest = Math.min(...bounds);
  if (wanted.types) bounds.push(wanted.types.n + parts.size);
  const isTyped = wanted.parts.length > 0 || wanted.types !== undefined;
  if (parts.size > 0 && !isTyped) bounds.push(parts.size);
  const scope = allOf(...scopes);
  const restQuery = allOf(scope, ...wanted.parts.map((clauses) => anyClause(clauses)));
  return {
    base: allOf(scope, typesQuery(wanted.types?.lexemes.all), ...wanted.parts.map((clauses) => anyClause(clauses))),
    named: isTyped ? allOf(scope, typesQuery(wanted.types?.lexemes.best), ...wanted.parts.map((clauses) => anyClause(clauses, true))) : '',
    apart: wanted.types && {
      ...wanted.types.ids,
      n: wanted.types.n,
      isRestRare: restQuery !== '' && rest <= rareUpTo && wanted.types.lexemes.all.length > 1,
      rest: restQuery,
      namedRest: allOf(scope, ...wanted.parts.map((clauses) => anyClause(clauses, true))),
    },
    parts: [...parts.keys()],
    exact,
    scope,
    literals,
    productId,
    skuIds,
    filters,
    inStock: request.filters?.inStock ?? false,
    isWholeScope:
      !isTyped &&
      parts.size + filters.length === 0 &&
      scopes.length < 2 &&
      !wanted.within &&
      productId === undefined &&
      !skuIds &&
      !request.filters?.inStock &&
      !request.keyword,
    most: Math.min(...bounds),
    total: state.total,
  };
}

/** No more SKUs than this have all of a clause. */
const mostOf = (clause: Clause, { vocabulary, values }: IndexState) =>
  Math.min(
    ...clause.map((any) =>
      any.reduce<number>((all, one) => all + (typeof one === 'number' ? (values.get(one)?.n ?? 0) : vocabulary.df(one)), 0),
    ),
  );

const sum = (values: readonly FacetValue[]) => values.reduce((all, { n }) => all + n, 0);

function filtersOf({ filters = {} }: SearchRequest, state: IndexState): FilterGroup[] | Impossible {
  const groups = new Map<string, FilterGroup>();
  const add = (name: string, keyId: number, values: (FacetValue | undefined)[]) => {
    const known = groups.get(name) ?? { keyId, values: [] };
    for (const value of values) {
      if (!value) continue;
      known.values.push(value.id);
      known.keyId = value.id >> 12;
    }
    groups.set(name, known);
  };
  if (filters.categoryId !== undefined) add('category', 1, state.inCategory(filters.categoryId));
  if (filters.manufacturerIds?.length)
    add(
      'brand',
      2,
      filters.manufacturerIds.map((id) => state.brand(id)),
    );
  for (const { key, value } of filters.attributes ?? []) add(`=${key}`, 0, [state.attribute(key, value)]);
  const found = [...groups.values()];
  return found.some(({ values }) => values.length === 0) ? 'impossible' : found;
}

/** The same with the filters as part of what is looked for: their keys lose the counts of what wasn't chosen. */
export const folded = (plan: Plan): Plan => {
  const chosen = plan.filters.map(({ values }) => anyOf(values.map(facetLexeme)));
  return { ...plan, base: allOf(plan.base, ...chosen), named: plan.named && allOf(plan.named, ...chosen), apart: undefined, filters: [] };
};
