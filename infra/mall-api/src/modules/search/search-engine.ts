import type { AttributeChoice, SearchSort } from '@mall/domain/search';
import type { PartKind } from '@mall/domain/search/query';
import type { IndexState } from './index-state.ts';

/** What is looked for. Everything is optional: without a keyword the engine browses. */
export interface SearchRequest {
  keyword?: string | undefined;
  /** The page stands in this category (of any level), this brand, this product: they are no filter the buyer could take away. */
  scope?: {
    categoryId?: number | undefined;
    manufacturerId?: number | undefined;
    productId?: number | undefined;
    /** These alone: the goods of a campaign. */
    skuIds?: readonly number[] | undefined;
  };
  /** What the buyer filtered by. Values of one key are alternatives; different keys all have to hold. */
  filters?: {
    categoryId?: number | undefined;
    manufacturerIds?: readonly number[];
    attributes?: readonly AttributeChoice[];
    inStock?: boolean;
  };
  /** Within all of that, only what has each of these words too: what was found stays, nothing gives way. */
  within?: readonly string[];
  sort?: SearchSort;
  /** For the orders by price: what whoever asks sees instead of the list price, by SKU id, in fen; null for no price, which comes last. */
  prices?: ReadonlyMap<number, number | null>;
  /** From 0. */
  offset?: number;
  limit?: number;
  /** Leave the facets out. */
  withoutFacets?: boolean;
}

export interface FacetCount {
  value: string;
  /** Category or brand; undefined for an attribute's value. */
  ref: number | undefined;
  /** With all filters applied but those of its own key. */
  count: number;
  selected: boolean;
}

export interface FacetGroup {
  key: string;
  kind: 'category' | 'brand' | 'attribute';
  values: FacetCount[];
}

export interface SearchAnswer {
  /** In the order asked for. */
  skuIds: number[];
  total: number;
  /** Total and counts are estimated on a sample. */
  isEstimated: boolean;
  /** Everything typed was understood and found together. */
  isPerfectMatch: boolean;
  /** What was searched instead of a typing error or pinyin; '' when it was taken as typed. */
  correctedKeyword: string;
  /** What each piece of the keyword was taken for; the noun first. */
  understood: { kind: PartKind | 'otherBrand' | 'unknown'; text: string; shown: string }[];
  /** What nothing has: `to` is shown instead, or it was left out. */
  relaxed: { text: string; key: string; to: string[] }[];
  /** Where nothing was found: names of what is sold and near. */
  near: string[];
  facets: FacetGroup[];
}

/** Finds SKUs. The one adapter is PostgreSQL; another engine would implement this. */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** The Chinese words a run of pinyin or initials means; '' for none. */
  chineseFor(pinyin: string): Promise<string>;
  /** What of the index is held in memory, as it is now. */
  state(): Promise<IndexState>;
  /** Reads vocabulary and facets again after the index was built. */
  reload(): Promise<void>;
}
