import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';

/** A link of the frame. `note` is a small second line, `icon` the name of an icon of the ui-kit. */
export const LayoutLink = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  icon: Type.String(),
  note: Type.String(),
  isNew: Type.Boolean(),
});
export type LayoutLink = Static<typeof LayoutLink>;

export const Banner = Type.Object({
  id: Type.Integer(),
  position: Type.Integer({
    description: '1 home, 10 middle, 11 logo, 12 product list, 13 product detail, 14 coupon centre, 15 brand select, 16 user centre',
  }),
  title: Type.String(),
  imageUrl: Type.String(),
  linkUrl: Type.String(),
});
export type Banner = Static<typeof Banner>;

/** The video band of the home page: `imageUrl` stands still until somebody opens the band; '' where there is no moving picture. */
const HeadVideo = Type.Object({ title: Type.String(), url: Type.String(), imageUrl: Type.String(), videoUrl: Type.String() });

/** What the frame of every page shows (rules layout 6–12, 16–18). The category menu's panel comes with `catalogue.searchCategoryTree`. */
export const LayoutData = Type.Object({
  topData: Type.Array(LayoutLink),
  navData: Type.Array(LayoutLink),
  barData: Type.Array(LayoutLink, { description: 'entries of the category menu beside the categories: 新品, 自有品牌' }),
  noticeData: Type.Object({ content: Type.String({ description: "'': no notice" }), url: Type.String() }),
  serviceData: Type.Array(LayoutLink, { description: 'service highlights above the footer' }),
  bottomBigPlateData: Type.Array(Type.Object({ ...LayoutLink.properties, selfChildren: Type.Array(LayoutLink) })),
  bottomLineData: Type.Array(LayoutLink, { description: 'record numbers and the like' }),
  bottomFriendshipLinkData: Type.Array(LayoutLink),
  sideBarData: Type.Array(LayoutLink),
  qrData: Type.Array(LayoutLink, {
    description: 'QR codes of the footer: name and note, url is the picture, icon tells supplier, official-account and mini-program apart',
  }),
  bannerData: Type.Array(Banner, { description: 'what the frame itself shows: 11 beside the logo, 16 in the user centre' }),
  videoData: Type.Union([HeadVideo, Type.Null()], { description: 'the band above the head of the home page' }),
  deliveryTimes: Type.Array(Type.Object({ dynamicDeliveryTimeId: Type.Integer(), dynamicDeliveryTimeName: Type.String() })),
  hotline: Type.String(),
  servicePhone: Type.String({ description: 'customer service, beside the login' }),
  serviceWechat: Type.String({ description: 'its WeChat id' }),
  companyName: Type.String(),
});
export type LayoutData = Static<typeof LayoutData>;

const TopAdvertising = Type.Object({ id: Type.Integer(), title: Type.String(), url: Type.String(), imageUrl: Type.String() });
/** An activity of the mall, for notices and beside products. */
export const MallActivity = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  url: Type.String(),
  imageUrl: Type.String(),
  startsAt: Type.String({ description: 'UTC ISO text' }),
  endsAt: Type.String(),
});
export type MallActivity = Static<typeof MallActivity>;

const index = Type.Integer({ minimum: 0, maximum: 1000, description: 'which batch; beyond the last it starts again' });
const errorText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const layoutCalls = {
  getMallLayOut: defineCall({
    method: 'GET',
    path: '/api/setting/GetMallLayOut',
    summary: '页面框架：导航、公告、页脚、侧边栏、货期名称',
    access: 'public',
    response: LayoutData,
  }),
  getAllFrontSiteBannersList: defineCall({
    method: 'GET',
    path: '/api/setting/GetAllFrontSiteBannersList',
    summary: '各位置的横幅',
    access: 'public',
    response: Type.Array(Banner),
  }),
  getMallHotSearchKeywords: defineCall({
    method: 'GET',
    path: '/api/common/GetMallHotSearchKeywords/{index}/{count}',
    summary: '热门搜索词，一批 count 个',
    access: 'public',
    params: Type.Object({ index, count: Type.Integer({ minimum: 1, maximum: 30 }) }),
    response: Type.Object({
      keywords: Type.Array(Type.String()),
      activities: Type.Array(Type.Object({ text: Type.String(), url: Type.String() })),
    }),
  }),
  getMallSearchBoxMarketingInfo: defineCall({
    method: 'GET',
    path: '/api/setting/GetMallSearchBoxMarketingInfo/{index}',
    summary: '搜索框轮播的三条推荐语',
    access: 'public',
    params: Type.Object({ index }),
    response: Type.Object({ phrases: Type.Array(Type.String()) }),
  }),
  getMallHomePageTopAdvertising: defineCall({
    method: 'GET',
    path: '/api/setting/GetMallHomePageTopAdvertising',
    summary: '首页顶部广告（无则为 null）',
    access: 'public',
    response: Type.Union([TopAdvertising, Type.Null()]),
  }),
  getActivityNotifys: defineCall({
    method: 'GET',
    path: '/api/setting/GetActivityNotifys',
    summary: '活动通知：进行中的活动，最新在前',
    access: 'public',
    response: Type.Array(MallActivity),
  }),
  getMallRelatedActivities: defineCall({
    method: 'GET',
    path: '/api/setting/GetMallRelatedActivities',
    summary: '适用于全场的活动',
    access: 'public',
    response: Type.Array(MallActivity),
  }),
  getMallRelatedActivitiesBySkuNumber: defineCall({
    method: 'GET',
    path: '/api/setting/GetMallRelatedActivitiesBySkuNumber/{sku}',
    summary: '适用于一个商品的活动：其分类的与全场的',
    access: 'public',
    params: Type.Object({ sku: Type.String({ minLength: 1, maxLength: 60 }) }),
    response: Type.Array(MallActivity),
  }),
  needUpdateAppByVersion: defineCall({
    method: 'GET',
    path: '/api/setting/NeedUpdateAppByVersion/{version}',
    summary: '该版本的应用是否需要更新',
    access: 'public',
    params: Type.Object({ version: Type.String({ pattern: '^\\d{1,4}(\\.\\d{1,4}){0,3}$' }) }),
    response: Type.Object({
      needUpdate: Type.Boolean(),
      isForced: Type.Boolean({ description: 'older than what the API still serves' }),
      version: Type.String({ description: 'the newest' }),
      note: Type.String(),
    }),
  }),
  getFullUrlByShortCode: defineCall({
    method: 'GET',
    path: '/api/ShortUrl/GetFullUrlByShortCode/{code}',
    summary: '短链接指向的地址',
    access: 'public',
    params: Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9]{6,8}$' }) }),
    response: Type.Object({ url: Type.String() }),
  }),
  sendMallErrorToITGroupForFront: defineCall({
    method: 'POST',
    path: '/api/common/SendMallErrorToITGroupForFront',
    summary: '上报浏览器中的异常',
    access: 'public',
    body: Type.Object({
      requestPath: errorText(2000),
      errorInfo: errorText(4000),
      errorMessage: errorText(2000),
      errorStack: errorText(8000),
      componentName: errorText(200),
      windowsHref: errorText(2000),
    }),
    response: Type.Boolean(),
  }),
};
