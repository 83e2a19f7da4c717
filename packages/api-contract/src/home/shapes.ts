import Type, { type Static } from 'typebox';
import { ProxyCertificate } from '../catalogue/brand-shapes.ts';
import { CategoryLink, Manufacturer } from '../catalogue/shapes.ts';
import { PriceView } from '../pricing/shapes.ts';

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
  url: Type.String(),
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
  certificateData: Type.Array(ProxyCertificate, { description: 'proxy certificates in force, of the largest brands' }),
});
export type HomeData = Static<typeof HomeData>;
