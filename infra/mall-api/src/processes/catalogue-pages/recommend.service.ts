import { diverse } from '@mall/domain/catalogue';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import type { CatalogueService } from '../../modules/catalogue/catalogue.service.ts';
import { shelf } from '../../modules/product/shelf.ts';
import type { SearchEngine } from '../../modules/search/search-engine.ts';
import { recommendSkus } from './recommend-skus.ts';

export interface RecommendParts {
  db: Database;
  catalogue: CatalogueService;
  engine: SearchEngine;
}
/** 1 the hot brands, 2 the mall's own. */
export type Channel = 1 | 2;

/** Lists are chosen among so many best sellers. */
const among = 1200;

/** What is recommended of brands and categories, each product once (rule catalogue 27). Prices are the caller's own. */
export const recommendService = ({ db, catalogue, engine }: RecommendParts) => {
  const skus = shelf(db);
  const shownBy = recommendSkus(db);

  const brandsOf = async (channel: Channel): Promise<number[]> =>
    (await catalogue.snapshot()).manufacturers
      .filter((one) => (channel === 2 ? one.isPrivate : one.isHot && !one.isPrivate))
      .map(({ id }) => id);

  /** Best sellers, each product by one of its SKUs. @param manufacturerIds of all brands where undefined, of none where empty */
  const best = async (categoryId: number | undefined, manufacturerIds: number[] | undefined): Promise<number[]> => {
    if (manufacturerIds?.length === 0) return [];
    const { skuIds } = await engine.search({
      scope: { categoryId },
      ...(manufacturerIds ? { filters: { manufacturerIds } } : {}),
      ...({ sort: 'sales', limit: among, withoutFacets: true } as const),
    });
    const rows = await skus.among(skuIds);
    const products = new Set(rows.map(({ productId }) => productId));
    return diverse(rows, ({ productId }) => productId, 1, products.size).map(({ id }) => id);
  };
  const paged = async (all: readonly number[], pageIndex: number, pageSize: number, kp: Kp | undefined) => {
    const ids = all.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
    return { pageIndex, pageSize, total: all.length, items: (await shownBy(ids, kp))(ids) };
  };

  return {
    ofHotBrands: async (pageIndex: number, pageSize: number, kp: Kp | undefined) =>
      paged(await best(undefined, await brandsOf(1)), pageIndex, pageSize, kp),
    /** @throws {MallError} CATEGORY_NOT_FOUND */
    async ofCategory(categoryId: number, pageIndex: number, pageSize: number, kp: Kp | undefined) {
      await catalogue.category(categoryId);
      return paged(await best(categoryId, undefined), pageIndex, pageSize, kp);
    },
    /** @param tabId a first-level category; 0 for all @throws {MallError} CATEGORY_NOT_FOUND */
    async ofTab(channel: Channel, tabId: number, count: number, kp: Kp | undefined) {
      if (tabId > 0) await catalogue.category(tabId);
      const own = await brandsOf(channel);
      const { roots, brandsIn } = await catalogue.snapshot();
      const tabs = roots.filter(({ id }) => brandsIn(id).some(({ manufacturerId }) => own.includes(manufacturerId)));
      const ids = (await best(tabId || undefined, own)).slice(0, count);
      return { tabs: tabs.map(({ id, name }) => ({ id, name })), products: (await shownBy(ids, kp))(ids) };
    },
  };
};
