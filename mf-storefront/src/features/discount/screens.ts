import { campaignKindNames, campaignUrl, isCampaignKind } from '@mall/domain/discount';
import { readId } from '@mall/mall-parts/catalogue';
import { call, defineScreens, type ScreenAddress, type ScreenHead } from '@mall/mf-kit';
import {
  campaignCall,
  campaignFacetsCall,
  campaignGoodsCall,
  campaignProductsCall,
  kindGoodsCall,
  newCampaignCall,
  promotionsCall,
} from '../../parts/discount/campaign-calls.ts';
import { couponCentreCall } from '../../parts/discount/coupon-calls.ts';
import { promotionsUrl } from '../../parts/discount/promotions-url.ts';

type Read = Parameters<NonNullable<Parameters<typeof defineScreens>[0][string]['head']>>[0];
type ReasonOf = (call: NonNullable<ReturnType<typeof campaignCall>>) => string | undefined;

const promotions: ScreenHead = {
  title: '促销活动',
  description: '百工商城进行中的促销活动：限时抢购、满减满折、直降特惠。',
  canonical: promotionsUrl,
};

function campaignHead(read: Read, { params }: ScreenAddress, reasonOf: ReasonOf): ScreenHead {
  const call = campaignCall(params.id);
  const found = call && read(call);
  if (!call || reasonOf(call) === 'CAMPAIGN_NOT_FOUND') return { title: '未找到促销活动', status: 404 };
  if (!found) return { title: '促销活动' };
  const { name, description, skuShowMode, id, kind } = found;
  return { title: name, description: description || name, canonical: campaignUrl({ id, kind, showMode: skuShowMode }) };
}

/** Campaigns and coupons: which address shows what, and what it reads first. */
export const discountScreens = defineScreens({
  campaign: {
    component: () => import(/* webpackChunkName: "screen-campaign" */ './campaign/campaign-page.tsx'),
    load({ params: { type, id }, query }) {
      const call = campaignCall(id);
      if (id) return call ? [call, campaignGoodsCall(readId(id)!, query)] : [];
      return type ? [kindGoodsCall(type, query) ?? []].flat() : [promotionsCall(query)];
    },
    head(read, address, reasonOf) {
      const { type, id } = address.params;
      if (id) return campaignHead(read, address, reasonOf);
      if (!type) return promotions;
      const kind = Number(type);
      if (!isCampaignKind(kind)) return { title: '未找到促销活动', status: 404 };
      return {
        title: campaignKindNames[kind],
        description: `百工商城${campaignKindNames[kind]}的全部商品。`,
        canonical: `/discount/${kind}`,
      };
    },
  },
  'new-campaign': {
    component: () => import(/* webpackChunkName: "screen-new-campaign" */ './new-campaign/new-campaign-page.tsx'),
    load({ params: { id }, query }) {
      const call = newCampaignCall(id);
      if (id) return call ? [call, campaignProductsCall(readId(id)!, query), campaignFacetsCall(readId(id)!, query)] : [];
      return [promotionsCall(query)];
    },
    head(read, address, reasonOf) {
      const call = newCampaignCall(address.params.id);
      if (!address.params.id) return promotions;
      const found = call && read(call);
      if (!call || reasonOf(call) === 'CAMPAIGN_NOT_FOUND') return { title: '未找到促销活动', status: 404 };
      return found
        ? {
            title: found.name,
            description: found.description || found.name,
            canonical: campaignUrl({ id: found.id, kind: found.kind, showMode: found.skuShowMode }),
          }
        : { title: '促销活动' };
    },
  },
  promotions: {
    component: () => import(/* webpackChunkName: "screen-promotions" */ './promotions/promotions-page.tsx'),
    load: ({ query }) => [promotionsCall(query)],
    head: () => promotions,
  },
  'coupon-centre': {
    component: () => import(/* webpackChunkName: "screen-coupon-centre" */ './coupon-centre/coupon-centre-page.tsx'),
    load: () => [couponCentreCall(), call('layout.getAllFrontSiteBannersList')],
    head: () => ({
      title: '领券中心',
      description: '百工商城优惠券：满减、折扣，企业领取，同事共用。',
      canonical: '/discount/coupon-index',
    }),
  },
  'e-invoice': {
    component: () => import(/* webpackChunkName: "screen-e-invoice" */ './e-invoice/e-invoice-page.tsx'),
    head: () => ({ title: '电子发票', description: '增值税普通发票与专用发票都可开电子发票。', canonical: '/promotion/einvoice' }),
  },
});
