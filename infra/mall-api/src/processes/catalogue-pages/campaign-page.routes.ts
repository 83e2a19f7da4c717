import { discountCalls as calls } from '@mall/api-contract/discount';
import { defaultProvinceId } from '@mall/domain/location';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { type CampaignPageParts, campaignPageService } from './campaign-page.service.ts';
import { campaignToolBox } from './campaign-tool-box.ts';

const promotionsOnPage = 10;

/** Campaigns for buyers: their pages, their goods, and lists of them. */
export function campaignPageRoutes(app: FastifyInstance, parts: CampaignPageParts) {
  const pages = campaignPageService(parts);
  route(app, calls.searchCampaignById, ({ id }) => pages.page(id));
  route(app, calls.searchNewCampaignById, ({ id }) => pages.page(id));
  route(app, calls.getDiscountToolBoxById, ({ id }, { kp, provinceId }) => campaignToolBox(parts.db, id, kp && { kp, provinceId }));
  route(app, calls.searchSkusByDiscountCondition, ({ marketingAggsCondition, ...input }, caller) =>
    pages.goods(marketingAggsCondition.campaignId, input, caller),
  );
  route(app, calls.searchProductAttributeByDiscountCondition, async ({ marketingAggsCondition, input, ...rest }) => {
    const visitor = { kp: undefined, provinceId: defaultProvinceId };
    const found = await pages.goods(
      marketingAggsCondition.campaignId,
      { ...rest, input: { ...input, pageIndex: 1, pageSize: 1 } },
      visitor,
    );
    return found.elasticSearchAttributeResult;
  });
  route(app, calls.searchSpusByDiscountCondition, ({ marketingAggsCondition, ...input }, { kp }) =>
    pages.products(marketingAggsCondition.campaignId, input, kp),
  );
  route(app, calls.searchSkusByDiscountPromotionCondition, ({ marketingAggsCondition, ...input }, caller) =>
    pages.goodsOfKind(marketingAggsCondition.kind, input, caller),
  );
  route(app, calls.getMallPromotionPagedList, ({ pageIndex = 1, pageSize = promotionsOnPage }, { kp }) =>
    pages.promotions(undefined, pageIndex, pageSize, kp),
  );
  route(app, calls.getPromotionsPagedList, ({ id, pageIndex = 1, pageSize = promotionsOnPage }, { kp }) =>
    pages.promotions(id, pageIndex, pageSize, kp),
  );
  route(app, calls.getPromotionsList, () => pages.running());
}
