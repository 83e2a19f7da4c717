import { catalogueCalls as calls } from '@mall/api-contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { type PrivateBrandParts, privateBrandService } from './private-brand.service.ts';
import { privateBrandPages } from './private-brand-pages.ts';

const [pageSizeUsual, productsOfCategory] = [20, 12];

/** The mall's own brands: their pages, goods, and what they save. */
export function privateBrandRoutes(app: FastifyInstance, parts: PrivateBrandParts) {
  const service = privateBrandService(parts);
  const pages = privateBrandPages(service, parts);
  const { brands, catalogue } = parts;
  route(app, calls.getMallPrivateBrandPageForPc, () => pages.overview());
  route(app, calls.getMallHuoYeLandingPageData, (input, { kp }) => pages.huoYe(input, kp));
  route(app, calls.getMallBeiJianLandingPageData, (_input, { kp }) => pages.beiJian(kp));
  route(
    app,
    calls.getMallPrivateBrandPageForDiscount,
    async ({ categoryId, manufacturerId, pageIndex = 1, pageSize = pageSizeUsual }, { kp }) => {
      const own = await brands.privateBrands(manufacturerId);
      if (categoryId !== undefined) await catalogue.category(categoryId);
      const pairs = await service.pairs(own, categoryId);
      const items = await service.savings(pairs.slice((pageIndex - 1) * pageSize, pageIndex * pageSize), kp);
      return { pageIndex, pageSize, total: pairs.length, items };
    },
  );
  route(app, calls.getMallPrivateBrandToCategory, async ({ manufacturerId }) =>
    service.firstLevel(await brands.privateBrands(manufacturerId)),
  );
  route(app, calls.getMallPrivateBrandToCategoryById, async ({ id, manufacturerId }, { kp }) =>
    service.category(await brands.privateBrands(manufacturerId), id, productsOfCategory, kp),
  );
  route(app, calls.getSecondaryMallPrivateBrandToHuoYe, async ({ categoryId }) =>
    service.secondLevel(await pages.huoYeAlone(), categoryId),
  );
  route(app, calls.getProductsForPrivateBrandId, async ({ id, categoryId, pageIndex = 1, pageSize = pageSizeUsual }, { kp }) => {
    const own = await brands.privateBrands(id);
    if (categoryId !== undefined) await catalogue.category(categoryId);
    return service.goods(own, categoryId, pageIndex, pageSize, kp);
  });
}
