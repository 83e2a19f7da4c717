import Type, { type Static } from 'typebox';
import { SkuCard } from '../product/card-shapes.ts';
import { Id } from './fields.ts';

export const SearchSort = Type.Union(
  [Type.Literal('relevance'), Type.Literal('sales'), Type.Literal('newest'), Type.Literal('priceAsc'), Type.Literal('priceDesc')],
  { description: 'the price orders are for signed-in callers; for a visitor they mean relevance' },
);
export type SearchSort = Static<typeof SearchSort>;

/** Attribute filters as 'key:value;key:value;' (`writeAttributes` of @mall/domain/search): values of one key are alternatives. */
export const AttributesText = Type.String({ maxLength: 2000 });
const Count = Type.Integer({ description: 'with the other filters applied, without those of its own key' });

export const CategoryFacet = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  count: Count,
  pictureUrl: Type.String(),
  selected: Type.Boolean(),
});

export const FacetValue = Type.Object({
  id: Type.Optional(Type.Integer({ description: 'of a brand' })),
  value: Type.String(),
  count: Count,
  selected: Type.Boolean(),
});

/** One group of filters. `type` brand has the key 品牌 and ids; the others are attributes, the most telling first. */
export const Facet = Type.Object({
  key: Type.String(),
  type: Type.Union([Type.Literal('brand'), Type.Literal('attribute')]),
  values: Type.Array(FacetValue),
});
export type Facet = Static<typeof Facet>;

/** What can be filtered by, with counts. `shapeFilteringData` are the third-level categories with a picture of their shape. */
export const SearchFacets = Type.Object({ result: Type.Array(Facet), shapeFilteringData: Type.Array(CategoryFacet) });
export type SearchFacets = Static<typeof SearchFacets>;

export const SearchResult = Type.Object({
  requestId: Type.String(),
  resultDigits: Type.Integer({ description: '1: the keyword is exactly one SKU; else 0' }),
  pageIndex: Type.Integer(),
  pageSize: Type.Integer(),
  total: Type.Integer(),
  isEstimated: Type.Boolean({ description: 'total and counts are 约' }),
  isPerfectMatch: Type.Boolean({ description: 'false: 未找到完全匹配的商品，以下为您推荐的相似商品' }),
  correctedKeyword: Type.String({ description: "what was searched instead of a typo or pinyin; '' when the keyword was taken as typed" }),
  products: Type.Array(SkuCard),
  elasticSearchAttributeResult: SearchFacets,
});
export type SearchResult = Static<typeof SearchResult>;

/** One line under the search box. Type 0 is a product, type 1 the link to more results (only `name` and `url` are filled). */
export const SearchSuggestion = Type.Object({
  type: Type.Union([Type.Literal(0), Type.Literal(1)]),
  sku: Type.String(),
  name: Type.String({ description: 'at most 200 characters' }),
  manufacturerPartNumber: Type.String(),
  orderCode: Type.String(),
  pictureUrl: Type.String(),
  isNonStandard: Type.Boolean(),
  isDelisted: Type.Boolean({ description: 'made no more: its page names what takes its place' }),
  requestId: Type.String(),
  resultDigits: Type.Integer(),
  url: Type.String(),
});
export type SearchSuggestion = Static<typeof SearchSuggestion>;

/** The filters shared by search and catalogue pages. */
export const SearchFilters = {
  categoryId: Type.Optional(Id),
  manufacturerIds: Type.Optional(Type.Array(Id, { maxItems: 50 })),
  attributes: Type.Optional(AttributesText),
  inStock: Type.Optional(Type.Boolean({ description: 'true: only what a warehouse has' })),
  within: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { maxItems: 5, description: '在结果中搜索: only what has each of these too' }),
  ),
  sort: Type.Optional(SearchSort),
  pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
};
