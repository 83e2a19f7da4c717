import { normalisePartNumber } from '@mall/domain/search';
import {
  Assortment,
  asStandard,
  bySize,
  type Lexicon,
  normalise,
  Synonyms,
  Uses,
  Vocabulary,
  type Word,
  withUnits,
} from '@mall/domain/search/query';
import type { Database } from '../../database/database.ts';
import { chinese } from './chinese.ts';
import type { CountedScopes } from './counted-scopes.ts';
import { type FacetKind, facetKindOf, valuesPerKey } from './facet-numbers.ts';
import type { KnownAnswers } from './known-answers.ts';
import { searchIndexRepository } from './search-index.repository.ts';
import { synonymRepository } from './synonym.repository.ts';

export interface FacetValue {
  id: number;
  value: string;
  ref: number | undefined;
  /** SKUs that have it. */
  n: number;
}

/** What of the search index is held in memory: the vocabulary, the facets, how the sample relates to the whole. */
export interface IndexState extends Lexicon {
  /** SKUs that can be found. */
  total: number;
  /** SKUs that one of the sample stands for. */
  sampleFactor: number;
  values: Map<number, FacetValue>;
  keys: Map<number, { name: string; kind: FacetKind }>;
  /** Facet values of the third-level categories in a category of any level. */
  inCategory: (categoryId: number) => FacetValue[];
  /** Where each value of a key stands by its size. Sorted at its first need, once for each index. */
  placesOf: (keyId: number) => ReadonlyMap<number, number>;
  /** What the things of each category are for. */
  uses: Uses;
  brand: (manufacturerId: number) => FacetValue | undefined;
  /** Designations that some attribute has: 6204, 243, ucp205. */
  models: ReadonlySet<string>;
  /** Designations with letters that some attribute has, by how part numbers are compared: DA93 is `d-a93`. */
  designations: ReadonlyMap<string, string>;
  /** The facet value of an attribute; undefined for one no SKU has. */
  attribute: (key: string, value: string) => FacetValue | undefined;
}

export interface LoadedIndex extends IndexState {
  scopes: CountedScopes;
  answers: KnownAnswers;
}

export async function readIndexState(db: Database): Promise<IndexState> {
  const index = searchIndexRepository(db);
  const [words, types, entries, stored, keys, categories, uses, { total, sampled }] = await Promise.all([
    index.words(),
    index.types(),
    synonymRepository(db).all(),
    index.facetValues(),
    index.facetKeys(),
    index.categories(),
    index.uses(),
    index.sizes(),
  ]);
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
  const synonyms = new Synonyms(entries);
  const vocabulary = new Vocabulary(withTerms(words, synonyms, keys), chinese);
  const keyNames = new Map(keys.map(({ id, name }) => [id, name.trimEnd()]));
  const told = values.filter(({ id }) => facetKindOf(Math.floor(id / valuesPerKey)) === 'attribute');
  const sold = told.map(({ id, value }) => ({ id, value, key: keyNames.get(Math.floor(id / valuesPerKey)) ?? '' }));
  return {
    vocabulary,
    synonyms,
    assortment: new Assortment(
      types,
      sold,
      (text) => vocabulary.cut(text),
      (id) => Math.floor(id / valuesPerKey),
    ),
    brands: brandNames(brands.values()),
    standards: standardsOf(told),
    models: new Set(told.map(({ value }) => normalise(value)).filter((value) => /^[a-z-]{0,6}\d{3,}$/.test(value))),
    designations: new Map(
      told.flatMap(({ value }) => {
        const text = normalise(value);
        return /^[a-z][a-z0-9./-]*\d[a-z0-9./-]*$/.test(text) ? [[normalisePartNumber(text), text]] : [];
      }),
    ),
    total,
    sampleFactor: sampled > 0 ? total / sampled : 1,
    values: new Map(values.map((value) => [value.id, value])),
    keys: new Map(keys.map(({ id, name }) => [id, { name: name.trimEnd(), kind: facetKindOf(id) }])),
    uses: new Uses(
      uses.flatMap(({ id, name, text }) => (categoryValues.get(id) ?? []).map((value) => ({ categoryValue: value.id, name, text }))),
    ),
    placesOf: placesBySize(values),
    inCategory: (categoryId) => categoryValues.get(categoryId) ?? [],
    brand: (manufacturerId) => brands.get(manufacturerId),
    attribute: (key, value) => {
      const keyId = keyIds.get(key) ?? keyIds.get(`${key} `);
      return keyId === undefined ? undefined : attributes.get(`${keyId}:${value}`);
    },
  };
}

const hanWord = /^\p{Script=Han}{2,}$/u;

/**
 * The terms of the synonyms and the names of attributes are words too: they are found by pinyin and typing error, no run is cut through them, and 直径 is no slip for what sounds
 * like it.
 */
function withTerms(words: readonly Word[], synonyms: Synonyms, keys: readonly { name: string }[]): Word[] {
  const known = new Set(words.map(({ word }) => word));
  const names = keys.map(({ name }) => name.trimEnd()).filter((name) => hanWord.test(name));
  const terms = [...new Set([...synonyms.hanTerms, ...names])].filter((term) => !known.has(term));
  return [...words, ...terms.map((word) => ({ word, pinyin: chinese.syllables(word).join(' '), df: 0 }))];
}

/** Brands by each of their names: `Nordkamm 诺卡姆` is nordkamm and 诺卡姆. */
function brandNames(brands: Iterable<FacetValue>): Map<string, number[]> {
  const names = new Map<string, number[]>();
  for (const { id, value } of brands) {
    for (const name of normalise(value).split(' ')) if (name.length > 1) names.set(name, [...(names.get(name) ?? []), id]);
  }
  return names;
}

function standardsOf(values: readonly FacetValue[]): Map<string, number[]> {
  const standards = new Map<string, number[]>();
  for (const { id, value } of values) {
    const name = asStandard(withUnits(normalise(value)));
    if (name) standards.set(name, [...(standards.get(name) ?? []), id]);
  }
  return standards;
}

function placesBySize(values: readonly FacetValue[]) {
  const known = new Map<number, Map<number, number>>();
  return (keyId: number) => {
    let places = known.get(keyId);
    if (!places) {
      const own = values.filter(({ id }) => Math.floor(id / valuesPerKey) === keyId);
      places = new Map(bySize(own, ({ value }) => value).map(({ id }, place) => [id, place]));
      known.set(keyId, places);
    }
    return places;
  };
}
