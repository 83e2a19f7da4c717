import { catalogueCalls } from '@mall/api-contract/catalogue';
import { homeCalls } from '@mall/api-contract/home';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { BrandPageService } from '../../modules/catalogue/brand-page.service.ts';
import { type LampParts, lampGuide } from './lamp-guide.ts';
import { type RecommendParts, recommendService } from './recommend.service.ts';

/** Brands: their papers, what is recommended of them, and the guide to lamps. */
export function brandRoutes(app: FastifyInstance, parts: RecommendParts & LampParts & { brands: BrandPageService }) {
  const { brands } = parts;
  const recommend = recommendService(parts);
  const lamps = lampGuide(parts);
  route(app, catalogueCalls.getMallProxyCertificateList, ({ manufacturerId, count = 12 }) => brands.certificates(manufacturerId, count));
  route(app, catalogueCalls.getMallProxyCertificatePagedList, (input) => brands.findCertificates(input));
  route(app, homeCalls.getMallRecommendSkusPagedList, ({ pageIndex = 1, pageSize = 20 }, { kp }) =>
    recommend.ofHotBrands(pageIndex, pageSize, kp),
  );
  route(app, homeCalls.getMallRecommendForCateIdPagedList, ({ categoryId, pageIndex = 1, pageSize = 20 }, { kp }) =>
    recommend.ofCategory(categoryId, pageIndex, pageSize, kp),
  );
  route(app, homeCalls.getMallRecommendForTabIdV1, ({ query, count = 12 }, { kp }) =>
    recommend.ofTab(query.channelId, query.tabId, count, kp),
  );
  route(app, catalogueCalls.getThreeColourLampShowResult, (choice, { kp }) => lamps.result(choice, kp));
  route(app, catalogueCalls.getThreeColourLampShowResultDetail, ({ skuNumber }, { kp }) => lamps.detail(skuNumber, kp));
}
