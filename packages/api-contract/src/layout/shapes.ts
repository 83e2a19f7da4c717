import Type, { type Static } from 'typebox';

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
    description:
      '1 home, 8 hot products, 9 private brands, 10 middle, 11 logo, 12 product list, 13 product detail, 14 coupon centre, 15 brand select, 16 user centre',
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
  barBrandData: Type.Array(
    Type.Object({
      ...{ id: Type.Integer(), name: Type.String(), url: Type.String(), pictureUrl: Type.String() },
      parentId: Type.Integer({ description: 'the first-level category in whose panel it stands; 0: in all of them' }),
    }),
    { description: 'brands that staff put first in the panels of the bar' },
  ),
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
  companyAddress: Type.String({ description: 'of its seat: in the foot and on papers' }),
});
export type LayoutData = Static<typeof LayoutData>;

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
