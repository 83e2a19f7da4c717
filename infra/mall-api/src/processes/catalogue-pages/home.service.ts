import type { HomeData, HotProductGroup, RecommendSku } from '@mall/api-contract/home';
import { bannerPictureUrl, categoryUrl, diverse } from '@mall/domain/catalogue';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import type { BrandPageService } from '../../modules/catalogue/brand-page.service.ts';
import type { CatalogueService } from '../../modules/catalogue/catalogue.service.ts';
import type { Category } from '../../modules/catalogue/catalogue-snapshot.ts';
import { remembered } from '../../modules/catalogue/remembered.ts';
import { newsService } from '../../modules/content/news.service.ts';
import type { LayoutService } from '../../modules/layout/layout.service.ts';
import { pricingService } from '../../modules/pricing/pricing.service.ts';
import { type ShelfRow, shelf } from '../../modules/product/shelf.ts';
import type { SearchEngine } from '../../modules/search/search-engine.ts';
import { recommendSkus } from './recommend-skus.ts';

const fiveMinutes = 300_000;
const homePosition = 1;
const skusOnShelf = 7;
const floors = 6;
const skusOnFloor = 6;
const brandsShown = 24;
const newsShown = 4;
const certificatesShown = 6;

export interface HomeParts {
  db: Database;
  catalogue: CatalogueService;
  brands: Pick<BrandPageService, 'certificates'>;
  layout: Pick<LayoutService, 'bannersAt'>;
  engine: SearchEngine;
}

/** What the home page shows below the frame (rules catalogue 7, 8). Which SKUs is remembered for minutes; prices are always the caller's own. */
export const homeService = (parts: HomeParts) => {
  const { db, catalogue, brands, layout, engine } = parts;
  const skus = shelf(db);
  const shownBy = recommendSkus(db);
  const isFilled = (rows: readonly unknown[]) => rows.length > 0;
  const best = remembered(async () => [...(await skus.bestOfCategories(8))], fiveMinutes, isFilled);
  const newest = remembered(
    async () => skus.among((await engine.search({ sort: 'newest', limit: 1500, withoutFacets: true })).skuIds),
    fiveMinutes,
    isFilled,
  );
  const promotions = remembered(async () => pricingService(db).runningCampaigns(4), fiveMinutes / 10);

  const rootOf = async () => {
    const { categories } = await catalogue.snapshot();
    return (categoryId: number) => {
      let category = categories.get(categoryId);
      while (category?.parent) category = category.parent;
      return category?.id;
    };
  };
  const recommended = async () => diverse(await best(), await kindBy(rootOf()), 2, 200);
  const fresh = async (categoryId: number | undefined) => {
    const root = await rootOf();
    const inCategory = (await newest()).filter((row) => categoryId === undefined || root(row.categoryId) === categoryId);
    return diverse(inCategory, ({ productId }) => productId, 1, 400);
  };

  /** Floors of hot products under these categories, for what sells best there. */
  const floorsOf = async (parents: readonly Category[]): Promise<{ category: Category; ids: number[] }[]> => {
    const within = new Map<number, ShelfRow[]>();
    const { categories } = await catalogue.snapshot();
    for (const row of await best()) {
      for (let category = categories.get(row.categoryId); category; category = category.parent) {
        const known = within.get(category.id);
        if (known) known.push(row);
        else within.set(category.id, [row]);
      }
    }
    return parents.flatMap((category) => {
      const rows = diverse(within.get(category.id) ?? [], ({ productId }) => productId, 1, skusOnFloor);
      return rows.length > 0 ? [{ category, ids: rows.map(({ id }) => id) }] : [];
    });
  };

  const groupsOf = async (found: readonly { category: Category; ids: number[] }[], kp: Kp | undefined): Promise<HotProductGroup[]> => {
    const shown = await shownBy(
      found.flatMap(({ ids }) => ids),
      kp,
    );
    return found.map(({ category, ids }) => groupOf(category, shown(ids)));
  };

  const paged = async (all: readonly ShelfRow[], pageIndex: number, pageSize: number, kp: Kp | undefined) => {
    const ids = all.slice((pageIndex - 1) * pageSize, pageIndex * pageSize).map(({ id }) => id);
    return { pageIndex, pageSize, total: all.length, items: (await shownBy(ids, kp))(ids) };
  };

  const hotRoots = async () => (await catalogue.snapshot()).roots.filter(({ skuCount }) => skuCount > 0).slice(0, floors);

  return {
    async index(kp: Kp | undefined): Promise<HomeData> {
      const [banners, brandData, newsData, certificateData, first, newOnes, hot, campaigns] = await Promise.all([
        layout.bannersAt(homePosition),
        catalogue.hotManufacturers(undefined, brandsShown),
        newsService(db).latest(newsShown),
        brands.certificates(undefined, certificatesShown),
        recommended(),
        fresh(undefined),
        hotRoots().then(floorsOf),
        promotions(),
      ]);
      const recommendIds = first.slice(0, skusOnShelf).map(({ id }) => id);
      const newIds = newOnes.slice(0, skusOnShelf).map(({ id }) => id);
      const shown = await shownBy(
        [...recommendIds, ...newIds, ...hot.flatMap(({ ids }) => ids), ...campaigns.flatMap(({ skuIds }) => skuIds)],
        kp,
      );
      return {
        bannerData: banners.map(({ id, title, subtitle, imageUrl, linkUrl }) => ({
          id,
          title,
          subtitle,
          imageUrl: imageUrl || bannerPictureUrl(id),
          linkUrl,
        })),
        promotionData: campaigns
          .filter(({ skuIds }) => skuIds.length > 0)
          .map(({ id, name, description, linkUrl, endsAt, hasCountdown, skuIds }) => ({
            id,
            name,
            description,
            linkUrl,
            endsAt,
            hasCountdown,
            products: shown(skuIds),
          })),
        brandData,
        newsData,
        certificateData,
        recommendData: shown(recommendIds),
        newSkuRecommendData: shown(newIds),
        hotProductData: hot.map(({ category, ids }) => groupOf(category, shown(ids))),
      };
    },
    /** @param kind 1 recommended, 3 new */
    shelf: async (kind: 1 | 3, categoryId: number | undefined, pageIndex: number, pageSize: number, kp: Kp | undefined) => {
      const root = await rootOf();
      const all =
        kind === 3
          ? await fresh(categoryId)
          : (await recommended()).filter((row) => categoryId === undefined || root(row.categoryId) === categoryId);
      return paged(all, pageIndex, pageSize, kp);
    },
    /** First-level categories that have something new. */
    async newTabs() {
      const root = await rootOf();
      const counts = new Map<number | undefined, number>();
      for (const row of await fresh(undefined)) counts.set(root(row.categoryId), (counts.get(root(row.categoryId)) ?? 0) + 1);
      return (await catalogue.snapshot()).roots.flatMap(({ id, name }) =>
        counts.has(id) ? [{ id, name, count: counts.get(id) ?? 0 }] : [],
      );
    },
    hot: async (kp: Kp | undefined) => groupsOf(await floorsOf(await hotRoots()), kp),
    /** @throws {MallError} CATEGORY_NOT_FOUND */
    hotBelow: async (categoryId: number, kp: Kp | undefined) =>
      groupsOf(await floorsOf((await catalogue.category(categoryId)).children), kp),
    /** @throws {MallError} CATEGORY_NOT_FOUND */
    async hotOf(categoryId: number, kp: Kp | undefined) {
      const [floor] = await floorsOf([await catalogue.category(categoryId)]);
      const ids = floor?.ids ?? [];
      return (await shownBy(ids, kp))(ids);
    },
    async top(count: number, kp: Kp | undefined) {
      const ids = diverse(await best(), ({ productId }) => productId, 1, count).map(({ id }) => id);
      return (await shownBy(ids, kp))(ids);
    },
  };
};

const kindBy = async (root: Promise<(categoryId: number) => number | undefined>) => {
  const of = await root;
  return ({ categoryId }: ShelfRow) => of(categoryId);
};

const groupOf = (category: Category, products: RecommendSku[]): HotProductGroup => ({
  id: category.id,
  name: category.name,
  url: categoryUrl(category.id),
  pictureUrl: category.pictureUrl,
  subCategories: category.children.slice(0, 10).map(({ id, name, isNew }) => ({ id, name, ...(isNew ? { isNew } : {}) })),
  products,
});
