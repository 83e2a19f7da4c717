import type { BeiJianPage, HuoYePage, PrivateBrandPage } from '@mall/api-contract/catalogue';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import type { PrivateBrandParts, PrivateBrandService } from './private-brand.service.ts';

const [savingsOfHuoYe, productsOfGroup] = [6, 6];
const huoYeName = '火也';
const addressOfCategory = /^\/c-(\d{1,9})$/;

interface Asked {
  categoryId?: number | undefined;
  pageIndex?: number | undefined;
  pageSize?: number | undefined;
}

/** The pages of the mall's own brands, each in one answer (rules catalogue 24, 25). */
export const privateBrandPages = (service: PrivateBrandService, { brands, catalogue, layout }: PrivateBrandParts) => {
  /** The brand 火也 alone. */
  const huoYeAlone = async () => {
    const own = (await brands.privateBrands()).filter(({ name }) => name === huoYeName);
    if (own.length === 0) throw new MallError('PRIVATE_BRAND_NOT_FOUND', { manufacturerId: 0 });
    return own;
  };

  return {
    async overview(): Promise<PrivateBrandPage> {
      const own = await brands.privateBrands();
      const pairs = await service.pairs(own, undefined);
      return { brands: await service.heads(own), replaceableCount: pairs.length };
    },
    /** @throws {MallError} PRIVATE_BRAND_NOT_FOUND in a mall without 火也, CATEGORY_NOT_FOUND */
    async huoYe({ categoryId, pageIndex = 1, pageSize = 20 }: Asked, kp: Kp | undefined): Promise<HuoYePage> {
      const own = await huoYeAlone();
      if (categoryId !== undefined) await catalogue.category(categoryId);
      const [[brand], categories, savings, certificates, products] = await Promise.all([
        service.heads(own),
        service.firstLevel(own),
        service.pairs(own, undefined).then((pairs) => service.savings(pairs.slice(0, savingsOfHuoYe), kp)),
        brands.certificates(own[0]!.id, 3),
        service.goods(own, categoryId, pageIndex, pageSize, kp),
      ]);
      return { brand: brand!, categories, savings, certificates, products };
    },
    huoYeAlone,
    /** What staff keep as spare parts; a category that the own brands have nothing in, or that is gone, is left out. */
    async beiJian(kp: Kp | undefined): Promise<BeiJianPage> {
      const [own, kept, { categories }] = await Promise.all([brands.privateBrands(), layout.spareParts(), catalogue.snapshot()]);
      const groups = await Promise.all(
        kept.map(async ({ url, note }) => {
          const id = Number(addressOfCategory.exec(url)?.[1]);
          if (!categories.has(id) || (await service.goods(own, id, 1, 1, undefined)).total === 0) return [];
          return [{ note, ...(await service.category(own, id, productsOfGroup, kp)) }];
        }),
      );
      return { groups: groups.flat() };
    },
  };
};
