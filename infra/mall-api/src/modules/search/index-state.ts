import type { Database } from '../../database/database.ts';
import type { CountedScopes } from './counted-scopes.ts';
import { type FacetKind, facetKindOf, valuesPerKey } from './facet-numbers.ts';
import { Vocabulary, type Word } from './vocabulary.ts';

export interface FacetValue {
  id: number;
  value: string;
  ref: number | undefined;
  /** SKUs that have it. */
  n: number;
}

/** What of the search index is held in memory: the vocabulary, the facets, how the sample relates to the whole. */
export interface IndexState {
  vocabulary: Vocabulary;
  /** SKUs that can be found. */
  total: number;
  /** SKUs that one of the sample stands for. */
  sampleFactor: number;
  values: Map<number, FacetValue>;
  keys: Map<number, { name: string; kind: FacetKind }>;
  /** Facet values of the third-level categories in a category of any level. */
  inCategory: (categoryId: number) => FacetValue[];
  brand: (manufacturerId: number) => FacetValue | undefined;
  /** The facet value of an attribute; undefined for one no SKU has. */
  attribute: (key: string, value: string) => FacetValue | undefined;
}

export interface LoadedIndex extends IndexState {
  scopes: CountedScopes;
}

export async function readIndexState({ sql }: Database): Promise<IndexState> {
  const [words, stored, keys, categories, [counts]] = await Promise.all([
    sql<Word[]>`select word, pinyin, df from search_word`,
    sql<(Omit<FacetValue, 'ref'> & { ref: number | null })[]>`select id, value, ref, n from facet_value`,
    sql<{ id: number; name: string }[]>`select id, name from facet_key`,
    sql<{ id: number; parentId: number | null }[]>`select id, parent_id from category`,
    sql<
      { total: number; sampled: number }[]
    >`select (select count(*) from sdoc)::int as total, (select count(*) from sdoc_sample)::int as sampled`,
  ]);
  const { total = 0, sampled = 0 } = counts ?? {};
  const values = stored.map(({ ref, ...value }): FacetValue => ({ ...value, ref: ref ?? undefined }));
  const keyIds = new Map(keys.map(({ id, name }) => [name, id]));
  const categoryValues = new Map<number, FacetValue[]>();
  const brands = new Map<number, FacetValue>();
  const attributes = new Map<string, FacetValue>();
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  for (const value of values) {
    const keyId = Math.floor(value.id / valuesPerKey);
    const kind = facetKindOf(keyId);
    if (kind === 'brand') brands.set(value.ref!, value);
    else if (kind === 'attribute') attributes.set(`${keyId}:${value.value}`, value);
    else {
      for (let id: number | null | undefined = value.ref; id; id = parents.get(id)) {
        const known = categoryValues.get(id);
        if (known) known.push(value);
        else categoryValues.set(id, [value]);
      }
    }
  }
  return {
    vocabulary: new Vocabulary(words),
    total,
    sampleFactor: sampled > 0 ? total / sampled : 1,
    values: new Map(values.map((value) => [value.id, value])),
    keys: new Map(keys.map(({ id, name }) => [id, { name: name.trimEnd(), kind: facetKindOf(id) }])),
    inCategory: (categoryId) => categoryValues.get(categoryId) ?? [],
    brand: (manufacturerId) => brands.get(manufacturerId),
    attribute: (key, value) => {
      const keyId = keyIds.get(key) ?? keyIds.get(`${key} `);
      return keyId === undefined ? undefined : attributes.get(`${keyId}:${value}`);
    },
  };
}
