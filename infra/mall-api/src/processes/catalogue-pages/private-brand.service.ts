import type { PrivateBrandCategory, PrivateBrandHead, SubstituteSaving } from '@mall/api-contract/catalogue';
import { attributesBeside, savingOf } from '@mall/domain/catalogue';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import type { BrandPageService } from '../../modules/catalogue/brand-page.service.ts';
import type { CatalogueService } from '../../modules/catalogue/catalogue.service.ts';
import type { Category } from '../../modules/catalogue/catalogue-snapshot.ts';
import { manufacturerOf } from '../../modules/catalogue/catalogue-views.ts';
import { remembered } from '../../modules/catalogue/remembered.ts';
import type { LayoutService } from '../../modules/layout/layout.service.ts';
import { type SubstitutePair, substitutePairs } from '../../modules/product/substitute-pairs.ts';
import type { SearchEngine } from '../../modules/search/search-engine.ts';
import { recommendSkus } from './recommend-skus.ts';

export interface PrivateBrandParts {
  db: Database;
  catalogue: CatalogueService;
  brands: BrandPageService;
  layout: Pick<LayoutService, 'spareParts'>;
  engine: SearchEngine;
}

type OwnBrands = Awaited<ReturnType<BrandPageService['privateBrands']>>;

const fiveMinutes = 300_000;

/** The mall's own brands: what they have where, and what they save (rules catalogue 22–25). Which pairs there are is remembered for minutes; prices are the caller's own. */
export const privateBrandService = ({ db, catalogue, brands, engine }: PrivateBrandParts) => {
  const shownBy = recommendSkus(db);
  const allPairs = remembered(
    async () => [
      ...(await substitutePairs(
        db,
        (await brands.privateBrands()).map(({ id }) => id),
      )),
    ],
    fiveMinutes,
    (pairs) => pairs.length > 0,
  );

  /** How many SKUs of these brands lie in each category of any level. */
  const countsOf = async (own: OwnBrands) => {
    const { categories, categoriesOf } = await catalogue.snapshot();
    const counts = new Map<number, number>();
    for (const { id } of own) {
      for (const [categoryId, n] of categoriesOf.get(id) ?? []) {
        for (let at = categories.get(categoryId); at; at = at.parent) counts.set(at.id, (counts.get(at.id) ?? 0) + n);
      }
    }
    return counts;
  };
  /** What of these categories the brands have something in, the fullest first. */
  const filled = async (of: readonly Category[], own: OwnBrands): Promise<PrivateBrandCategory[]> => {
    const counts = await countsOf(own);
    return of
      .filter(({ id }) => counts.has(id))
      .map(({ id, name, pictureUrl, isNew }) => ({ id, name, pictureUrl, skuCount: counts.get(id)!, ...(isNew ? { isNew } : {}) }))
      .sort((a, b) => b.skuCount - a.skuCount || a.id - b.id);
  };
  /** How many SKUs there are is counted in one place; a search among thousands estimates. */
  const totalOf = async (own: OwnBrands, categoryId: number | undefined) => {
    if (categoryId !== undefined) return (await countsOf(own)).get(categoryId) ?? 0;
    const { skusOfManufacturer } = await catalogue.snapshot();
    return own.reduce((sum, { id }) => sum + (skusOfManufacturer.get(id) ?? 0), 0);
  };
  const goods = async (own: OwnBrands, categoryId: number | undefined, pageIndex: number, pageSize: number, kp: Kp | undefined) => {
    const total = await totalOf(own, categoryId);
    if (total === 0) return { pageIndex, pageSize, total, items: [] };
    const { skuIds } = await engine.search({
      scope: { categoryId },
      filters: { manufacturerIds: own.map(({ id }) => id) },
      ...({ sort: 'sales', withoutFacets: true } as const),
      ...{ offset: (pageIndex - 1) * pageSize, limit: pageSize },
    });
    return { pageIndex, pageSize, total, items: (await shownBy(skuIds, kp))(skuIds) };
  };

  const savings = async (pairs: readonly SubstitutePair[], kp: Kp | undefined): Promise<SubstituteSaving[]> => {
    const shown = await shownBy(
      pairs.flatMap(({ id, otherId }) => [id, otherId]),
      kp,
    );
    return pairs.flatMap(({ id, otherId, attributes, otherAttributes }) => {
      const [sku, other] = shown([id, otherId]);
      return sku && other
        ? [
            {
              sku,
              other,
              ...attributesBeside(attributes, otherAttributes),
              savingFen: savingOf(sku.appliedPriceFen, other.appliedPriceFen)?.fen ?? null,
            },
          ]
        : [];
    });
  };

  return {
    goods,
    /** Pairs of these brands, what saves most first. */
    async pairs(own: OwnBrands, categoryId: number | undefined): Promise<SubstitutePair[]> {
      const { categories } = await catalogue.snapshot();
      const liesIn = (id: number) => {
        for (let at = categories.get(id); at; at = at.parent) if (at.id === categoryId) return true;
        return false;
      };
      const ids = new Set(own.map(({ id }) => id));
      return (await allPairs()).filter((pair) => ids.has(pair.manufacturerId) && (categoryId === undefined || liesIn(pair.categoryId)));
    },
    savings,
    async heads(own: OwnBrands): Promise<PrivateBrandHead[]> {
      const { skusOfManufacturer } = await catalogue.snapshot();
      return Promise.all(
        own.map(async (brand) => ({
          ...manufacturerOf(brand),
          ...(await brands.words(brand.id)),
          introduction: brand.introduction,
          skuCount: skusOfManufacturer.get(brand.id) ?? 0,
        })),
      );
    },
    firstLevel: async (own: OwnBrands) => filled((await catalogue.snapshot()).roots, own),
    /** @throws {MallError} CATEGORY_NOT_FOUND */
    async secondLevel(own: OwnBrands, categoryId: number | undefined) {
      const parents = categoryId === undefined ? (await catalogue.snapshot()).roots : [await catalogue.category(categoryId)];
      return filled(
        parents.flatMap(({ children }) => children),
        own,
      );
    },
    /** A category, what lies below it, and its best sellers. @throws {MallError} CATEGORY_NOT_FOUND where these brands have nothing there either */
    async category(own: OwnBrands, id: number, count: number, kp: Kp | undefined) {
      const found = await catalogue.category(id);
      const [category] = await filled([found], own);
      if (!category) throw new MallError('CATEGORY_NOT_FOUND', { categoryId: id });
      return { category, subCategories: await filled(found.children, own), products: (await goods(own, id, 1, count, kp)).items };
    },
  };
};
export type PrivateBrandService = ReturnType<typeof privateBrandService>;
