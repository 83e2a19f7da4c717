import Type, { type Static } from 'typebox';
import { CategoryLink, Manufacturer } from './catalogue.ts';
import { defineCall } from './define-call.ts';
import { Paged } from './envelope.ts';
import { PriceView } from './pricing.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A SKU on the home page's shelves (rules catalogue 7; pricing 1). Prices are empty for a visitor. */
export const RecommendSku = Type.Object({
  skuNumber: Type.String(),
  productName: Type.String(),
  manufacturerName: Type.String(),
  manufacturerPartNumber: Type.String(),
  defaultThumbUrl: Type.String(),
  salesPackUom: Type.String(),
  ...PriceView.properties,
});
export type RecommendSku = Static<typeof RecommendSku>;

export const HomeBanner = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  subtitle: Type.String(),
  imageUrl: Type.String(),
  linkUrl: Type.String(),
});
export type HomeBanner = Static<typeof HomeBanner>;
export const HomePromotion = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  linkUrl: Type.String(),
  endsAt: Type.String(),
  hasCountdown: Type.Boolean({ description: 'show 限时' }),
  products: Type.Array(RecommendSku),
});

/** A floor of hot products: a first-level category, its second level and its best sellers. */
export const HotProductGroup = Type.Object({
  id: Type.Integer({ description: 'category id' }),
  name: Type.String(),
  url: Type.String(),
  pictureUrl: Type.String(),
  subCategories: Type.Array(CategoryLink),
  products: Type.Array(RecommendSku),
});
export type HotProductGroup = Static<typeof HotProductGroup>;

/** What the mall announces, whole: its text is a few sentences. */
export const News = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  publishedAt: Type.String({ description: 'UTC ISO text' }),
});
export type News = Static<typeof News>;

/** Everything the home page shows below the frame, in one answer. */
export const HomeData = Type.Object({
  bannerData: Type.Array(HomeBanner),
  promotionData: Type.Array(HomePromotion),
  brandData: Type.Array(Manufacturer),
  newsData: Type.Array(News),
  recommendData: Type.Array(RecommendSku),
  newSkuRecommendData: Type.Array(RecommendSku),
  hotProductData: Type.Array(HotProductGroup),
});
export type HomeData = Static<typeof HomeData>;

export const homeCalls = {
  getMallIndex: defineCall({
    method: 'GET',
    path: '/api/setting/GetMallIndex',
    summary: '首页的全部数据',
    access: 'public',
    response: HomeData,
  }),
  getMallRecommendPagedListV1: defineCall({
    method: 'POST',
    path: '/api/setting/GetMallRecommendPagedListV1',
    summary: '推荐（1）与新品（3）分页',
    access: 'public',
    body: Type.Object({
      query: Type.Union([Type.Literal(1), Type.Literal(3)]),
      categoryId: Type.Optional(Id),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    }),
    response: Paged(RecommendSku),
  }),
  getNewSkuRecommendTabList: defineCall({
    method: 'POST',
    path: '/api/setting/GetNewSKURecommendTabList',
    summary: '新品页签：有新品的一级分类',
    access: 'public',
    response: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), count: Type.Integer() })),
  }),
  getMallHotProduct: defineCall({
    method: 'POST',
    path: '/api/setting/GetMallHotProduct',
    summary: '热销楼层',
    access: 'public',
    response: Type.Array(HotProductGroup),
  }),
  getMallHotProductSecondById: defineCall({
    method: 'POST',
    path: '/api/setting/GetMallHotProductSecondById/{id}',
    summary: '一个分类的热销楼层，按其下级分类',
    access: 'public',
    params: Type.Object({ id: Id }),
    response: Type.Array(HotProductGroup),
  }),
  getTopThreeSalesHotProductSkuV1: defineCall({
    method: 'GET',
    path: '/api/product/GetTopThreeSalesHotProductSkuV1',
    summary: '销量最高的商品',
    access: 'public',
    query: Type.Object({ top: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })) }),
    response: Type.Array(RecommendSku),
  }),
  getHotProductByCategory: defineCall({
    method: 'GET',
    path: '/api/product/GetHotProductByCategory/{id}',
    summary: '分类的热销商品',
    access: 'public',
    params: Type.Object({ id: Id }),
    response: Type.Array(RecommendSku),
  }),
};
