import type { InputOf } from '@mall/api-contract';
import type { CampaignHead, CampaignPage, CampaignProduct, discountCalls, PromotionCard } from '@mall/api-contract/discount';
import type { SearchResult } from '@mall/api-contract/search';
import { campaignStateOf } from '@mall/domain/discount';
import { asKeyword, asWithin, readAttributes } from '@mall/domain/search';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import type { CatalogueService } from '../../modules/catalogue/catalogue.service.ts';
import { campaignService, type KeptCampaign } from '../../modules/pricing/campaign.service.ts';
import { campaignHead, stepsInWords } from '../../modules/pricing/campaign-view.ts';
import { shelf } from '../../modules/product/shelf.ts';
import type { Viewer } from '../../modules/product/sku-cards.ts';
import type { SearchService } from '../../modules/search/search.service.ts';
import type { SearchEngine } from '../../modules/search/search-engine.ts';
import { recommendSkus } from './recommend-skus.ts';

export interface CampaignPageParts {
  db: Database;
  engine: SearchEngine;
  search: SearchService;
  catalogue: CatalogueService;
}
type GoodsInput = Omit<InputOf<(typeof discountCalls)['searchSkusByDiscountCondition']>, 'marketingAggsCondition'>;

/** Products are made of so many best sellers, at most. */
const skusOfProducts = 2000;
const skusOnCard = 4;

/** Campaigns as buyers see them (rules discount 10–12, 21, 22). */
export const campaignPageService = ({ db, engine, search, catalogue }: CampaignPageParts) => {
  const campaigns = campaignService(db);
  const shownBy = recommendSkus(db);

  /** Nothing of a campaign that is over is sold at its price: its list is empty. */
  const goodsOf = async (row: KeptCampaign) => (campaignStateOf(row, Date.now()) === 'running' ? campaigns.goods([row.id]) : []);

  const find = (skuIds: readonly number[], { input = {}, attributeInput = {} }: GoodsInput, viewer: Viewer): Promise<SearchResult> => {
    const { keyword = '', ...paging } = input;
    return search.page({ keyword: asKeyword(keyword), scope: { skuIds } }, { ...paging, ...attributeInput }, viewer);
  };

  /** First-level categories of its goods, the largest first. */
  const levelsOf = async (id: number): Promise<CampaignPage['categoryLevels']> => {
    const { categories } = await catalogue.snapshot();
    const counts = new Map<number, { id: number; name: string; count: number }>();
    for (const { categoryId, n } of await campaigns.categories(id)) {
      let root = categories.get(categoryId);
      while (root?.parent) root = root.parent;
      if (root) counts.set(root.id, { id: root.id, name: root.name, count: n + (counts.get(root.id)?.count ?? 0) });
    }
    return [...counts.values()].sort((a, b) => b.count - a.count);
  };

  /** Each with some of its goods, of one category where one is named; campaigns without any are left out. */
  const cardsOf = async (rows: readonly KeptCampaign[], categoryId: number | undefined, kp: Kp | undefined): Promise<PromotionCard[]> => {
    const found = await Promise.all(
      rows.map(async (row) => {
        const scope = { skuIds: await campaigns.goods([row.id]), categoryId };
        const { skuIds, total } = await engine.search({ scope, sort: 'sales', limit: skusOnCard, withoutFacets: true });
        return { row, skuIds, total };
      }),
    );
    const filled = found.filter(({ total }) => total > 0);
    const shown = await shownBy(
      filled.flatMap(({ skuIds }) => skuIds),
      kp,
    );
    return filled.map(({ row, skuIds, total }) => ({ ...campaignHead(row), skuCount: total, products: shown(skuIds) }));
  };

  return {
    /** @throws {MallError} CAMPAIGN_NOT_FOUND */
    async page(id: number): Promise<CampaignPage> {
      const row = await campaigns.started(id);
      const skuIds = await goodsOf(row);
      const state = campaignStateOf(row, Date.now());
      return {
        ...campaignHead(row),
        state: state === 'running' ? 'running' : 'ended',
        now: new Date().toISOString(),
        marketingRuleType: row.rule ?? 0,
        thresholds: stepsInWords(row),
        skuCount: skuIds.length,
        skuShowType: row.showType,
        skuShowMode: row.showMode,
        showMenuAndFilter: row.showFilter,
        categoryLevels: state === 'running' ? await levelsOf(id) : [],
        marketingAggsCondition: { campaignId: id },
      };
    },
    /** @throws {MallError} CAMPAIGN_NOT_FOUND */
    goods: async (id: number, input: GoodsInput, viewer: Viewer) => find(await goodsOf(await campaigns.started(id)), input, viewer),
    /** What all campaigns of a kind hold that run now. */
    async goodsOfKind(kind: number, input: GoodsInput, viewer: Viewer) {
      const ids = (await campaigns.running(kind)).map((row) => row.id);
      return find(ids.length > 0 ? await campaigns.goods(ids) : [], input, viewer);
    },
    /** A page of products, each shown by its best seller in the campaign. @throws {MallError} CAMPAIGN_NOT_FOUND */
    async products(id: number, { input = {}, attributeInput = {} }: GoodsInput, kp: Kp | undefined) {
      const { keyword = '', categoryId, inStock = false, within = [], pageIndex = 1, pageSize = 20 } = input;
      const { attributes = '', manufacturerIds = [] } = attributeInput;
      const answer = await engine.search({
        keyword: asKeyword(keyword),
        scope: { skuIds: await goodsOf(await campaigns.started(id)) },
        filters: { categoryId, manufacturerIds, attributes: readAttributes(attributes), inStock },
        within: asWithin(within),
        sort: 'sales',
        limit: skusOfProducts,
        withoutFacets: true,
      });
      const products = [...Map.groupBy(await shelf(db).among(answer.skuIds), ({ productId }) => productId)];
      const onPage = products.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
      const shown = await shownBy(
        onPage.map(([, [first]]) => first!.id),
        kp,
      );
      const items = onPage.flatMap(([productId, skus]): CampaignProduct[] =>
        shown([skus[0]!.id]).map((sku) => ({ productId, skuCount: skus.length, sku })),
      );
      return { pageIndex, pageSize, total: products.length, items };
    },

    async running(): Promise<CampaignHead[]> {
      return (await campaigns.running()).map(campaignHead);
    },
    /** A page of what runs, with some of its goods. @param categoryId only what has something there @throws {MallError} CATEGORY_NOT_FOUND */
    async promotions(categoryId: number | undefined, pageIndex: number, pageSize: number, kp: Kp | undefined) {
      if (categoryId !== undefined) await catalogue.category(categoryId);
      const cards = await cardsOf(await campaigns.running(), categoryId, kp);
      const items = cards.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
      return { pageIndex, pageSize, total: cards.length, items };
    },
  };
};
