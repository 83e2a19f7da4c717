import { randomUUID } from 'node:crypto';
import type { KeywordResult, SearchResult, SearchSort, SearchSuggestion } from '@mall/api-contract/search';
import { diverse, skuPictureUrl, skuUrl } from '@mall/domain/catalogue';
import { skuNumbersMeant } from '@mall/domain/product';
import {
  allowedSort,
  asKeyword,
  asWithin,
  isByPrice,
  longestSuggestion,
  readAttributes,
  suggestionsAtMost,
  suggestionsOfOneProduct,
} from '@mall/domain/search';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { unusualPrices } from '../pricing/unusual-prices.ts';
import { itemNoService } from '../product/item-no.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { Viewer } from '../product/sku-cards.ts';
import { skuRows } from '../product/sku-rows.ts';
import type { FacetGroup, SearchAnswer, SearchEngine, SearchRequest } from './search-engine.ts';
import { synonymRepository } from './synonym.repository.ts';

const mostShapes = 40;

/** The filters of a search or a catalogue page as the contract names them. */
export interface PageFilters {
  categoryId?: number | undefined;
  manufacturerIds?: number[] | undefined;
  attributes?: string | undefined;
  inStock?: boolean | undefined;
  within?: string[] | undefined;
  sort?: SearchSort | undefined;
  pageIndex?: number | undefined;
  pageSize?: number | undefined;
}

/** What the search box, the search page and the catalogue pages ask (rules search 9–12, 15–18). */
export const searchService = (parts: { db: Database; engine: SearchEngine; product: ProductService; catalogue: CatalogueService }) => {
  const { db, engine, product, catalogue } = parts;

  const pricesOf = unusualPrices(db);

  /** A page of hits with total and facets; by price means by what this buyer sees. */
  const found = async (
    what: Pick<SearchRequest, 'keyword' | 'scope'>,
    { categoryId, manufacturerIds, attributes = '', inStock, within = [], sort = 'relevance', pageIndex = 1, pageSize = 20 }: PageFilters,
    viewer: Viewer,
  ): Promise<{ answer: SearchAnswer; result: SearchResult }> => {
    const order = allowedSort(sort, viewer.kp !== undefined);
    const prices = viewer.kp && isByPrice(order) ? await pricesOf(viewer.kp) : undefined;
    const answer = await engine.search({
      ...what,
      ...(prices ? { prices } : {}),
      filters: { categoryId, manufacturerIds: manufacturerIds ?? [], attributes: readAttributes(attributes), inStock: inStock ?? false },
      within: asWithin(within),
      sort: order,
      offset: (pageIndex - 1) * pageSize,
      limit: pageSize,
    });
    const result = {
      requestId: randomUUID(),
      resultDigits: 0,
      pageIndex,
      pageSize,
      total: answer.total,
      isEstimated: answer.isEstimated,
      isPerfectMatch: answer.isPerfectMatch,
      correctedKeyword: answer.correctedKeyword,
      products: await product.cards(answer.skuIds, viewer),
      elasticSearchAttributeResult: await facetsOf(answer),
    };
    return { answer, result };
  };

  const facetsOf = async ({ facets }: SearchAnswer): Promise<SearchResult['elasticSearchAttributeResult']> => {
    const { categories } = await catalogue.snapshot();
    const shapes = facets.find(({ kind }) => kind === 'category')?.values ?? [];
    return {
      shapeFilteringData: shapes.slice(0, mostShapes).map(({ ref = 0, value, count, selected }) => ({
        id: ref,
        name: value,
        count,
        pictureUrl: categories.get(ref)?.pictureUrl ?? '',
        selected,
      })),
      result: facets.flatMap(({ key, kind, values }: FacetGroup) =>
        kind === 'category'
          ? []
          : [
              {
                key,
                type: kind,
                values: values.map(({ value, ref, count, selected }) => ({
                  ...(ref === undefined ? {} : { id: ref }),
                  value,
                  count,
                  selected,
                })),
              },
            ],
      ),
    };
  };

  return {
    page: async (what: Pick<SearchRequest, 'keyword' | 'scope'>, filters: PageFilters, viewer: Viewer): Promise<SearchResult> =>
      (await found(what, filters, viewer)).result,

    /**
     * A page of what a keyword finds, with how it was understood and what was shown instead of what nothing has (rules search 26–28). What the own
     * company calls exactly so stands first on the first page (rule product 23).
     */
    async search(keyword: string, filters: PageFilters, viewer: Viewer): Promise<KeywordResult> {
      const text = asKeyword(keyword);
      const [{ answer, result }, own] = await Promise.all([
        found({ keyword: text }, filters, viewer),
        itemNoService(db).called(viewer.kp, text),
      ]);
      const { understood, relaxed, near } = answer;
      const meant = { understood, relaxed, near, inquiry: inquiryOf(answer) };
      if (own.length === 0 || isNarrowed(filters)) return { ...result, ...meant };
      const cards = await product.cards(own, viewer);
      const first = new Set(cards.map(({ skuNumber }) => skuNumber));
      const others = result.products.filter(({ skuNumber }) => !first.has(skuNumber));
      const added = cards.length - (result.products.length - others.length);
      return { ...result, ...meant, relaxed: [], isPerfectMatch: true, total: result.total + added, products: [...cards, ...others] };
    },

    /** Is this text a SKU number, or exactly the name of a third-level category? */
    async hasSku(keyword: string, kp?: Kp) {
      const text = asKeyword(keyword);
      for (const skuNumber of skuNumbersMeant(text))
        if (await skuRows(db).exists(skuNumber)) return { hasSku: true, skuNumber, categoryId: 0 };
      const own = await itemNoService(db).called(kp, text);
      const [only] = own.length === 1 ? await skuRows(db).names(own) : [];
      if (only) return { hasSku: true, skuNumber: only.skuNumber, categoryId: 0 };
      const { categories } = await catalogue.snapshot();
      const category = [...categories.values()].find(({ name, level, skuCount }) => level === 3 && name === text && skuCount > 0);
      return { hasSku: category !== undefined, skuNumber: '', categoryId: category?.id ?? 0 };
    },

    /** Each word with what else it means. */
    async synonymGroups(): Promise<string[][]> {
      const all = await synonymRepository(db).all();
      return all.filter(({ kind, means }) => kind === 'word' && means.length > 0).map(({ term, means }) => [term, ...means]);
    },

    chineseFor: (keyword: string) => engine.chineseFor(keyword),

    /** Products while somebody types: at most ten, no more than three of one product, and a link to the rest when there are so many. */
    async suggest(keyword: string, kp?: Kp): Promise<SearchSuggestion[]> {
      const text = asKeyword(keyword);
      if (!text) return [];
      const { skuIds, total, isEstimated } = await engine.search({ keyword: text, limit: 60, withoutFacets: true });
      const own = await itemNoService(db).called(kp, text);
      const named = await skuRows(db).names([...new Set([...own, ...skuIds])]);
      const requestId = randomUUID();
      const found = diverse(named, ({ productId }) => productId, suggestionsOfOneProduct, suggestionsAtMost).map(
        (row): SearchSuggestion => {
          const resultDigits = skuNumbersMeant(text).includes(row.skuNumber) ? 1 : 0;
          return {
            type: 0,
            sku: row.skuNumber,
            name: row.name.slice(0, longestSuggestion),
            manufacturerPartNumber: row.manufacturerPartNumber,
            orderCode: row.orderCode,
            pictureUrl: skuPictureUrl(row.skuNumber, 'thumb'),
            isNonStandard: row.isNonStandard,
            isDelisted: !row.isActive,
            requestId,
            resultDigits,
            url: `${skuUrl(row.skuNumber)}?r=${requestId}&d=${resultDigits}&keyword=${encodeURIComponent(text)}`,
          };
        },
      );
      if (found.length < suggestionsAtMost) return found;
      return [...found, moreLink(text, `${isEstimated ? '约' : ''}${total}`, requestId)];
    },

    /** SKUs by keyword, product, numbers or relation to another SKU. */
    async skus(input: SkuQuery, viewer: Viewer) {
      const {
        Keyword = '',
        productId,
        skuNumbers,
        relationBySku,
        relationTypes = [],
        attributes = '',
        filter,
        pageIndex = 1,
        pageSize = 20,
      } = input;
      const cut = <T>(all: readonly T[]) => all.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
      if (relationBySku) {
        const ids = await product.relatedIds(relationBySku, relationTypes);
        return { pageIndex, pageSize, total: ids.length, isEstimated: false, items: await product.cards(cut(ids), viewer) };
      }
      if (filter) {
        const { ids, total } = await product.forMembers((pageIndex - 1) * pageSize, pageSize);
        return { pageIndex, pageSize, total, isEstimated: false, items: await product.cards(ids, viewer) };
      }
      if (skuNumbers) {
        const items = await product.cardsByNumber(cut(skuNumbers), viewer);
        return { pageIndex, pageSize, total: skuNumbers.length, isEstimated: false, items };
      }
      const answer = await engine.search({
        keyword: asKeyword(Keyword),
        scope: { productId },
        filters: { attributes: readAttributes(attributes) },
        offset: (pageIndex - 1) * pageSize,
        limit: pageSize,
        withoutFacets: true,
      });
      const items = await product.cards(answer.skuIds, viewer);
      return { pageIndex, pageSize, total: answer.total, isEstimated: answer.isEstimated, items };
    },
  };
};

export type SearchService = ReturnType<typeof searchService>;

interface SkuQuery {
  Keyword?: string | undefined;
  productId?: number | undefined;
  skuNumbers?: string[] | undefined;
  relationBySku?: string | undefined;
  filter?: '黑卡商品' | undefined;
  relationTypes?: number[] | undefined;
  attributes?: string | undefined;
  pageIndex?: number | undefined;
  pageSize?: number | undefined;
}

/** What was understood, as the fields an inquiry has. */
function inquiryOf({ understood }: SearchAnswer): KeywordResult['inquiry'] {
  const of = (...kinds: string[]) =>
    understood
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text)
      .join(' ');
  return {
    name: of('noun') || of('unknown'),
    brand: of('brand', 'otherBrand'),
    model: of('partNumber'),
    specification: of('size', 'standard', 'attribute'),
  };
}
/** Filtered, sorted, or further down: then the order is what was asked for. */
const isNarrowed = ({ pageIndex = 1, sort = 'relevance', categoryId, manufacturerIds, attributes, inStock, within }: PageFilters) =>
  pageIndex > 1 ||
  sort !== 'relevance' ||
  categoryId !== undefined ||
  !!manufacturerIds?.length ||
  !!attributes ||
  !!inStock ||
  !!within?.length;

const moreLink = (text: string, total: string, requestId: string): SearchSuggestion => ({
  type: 1,
  sku: '',
  name: `查看全部${total}个结果`,
  manufacturerPartNumber: '',
  orderCode: '',
  pictureUrl: '',
  isNonStandard: false,
  isDelisted: false,
  requestId,
  resultDigits: 0,
  url: `/search?keyword=${encodeURIComponent(text)}`,
});
