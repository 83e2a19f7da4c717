/** An activity as staff would keep it. `days`: how many days ago it began, and in how many it ends. */
export interface ActivityContent {
  /** A first-level category; none: for everything. */
  categoryId?: number;
  title: string;
  text: string;
  url: string;
  days: readonly [since: number, until: number];
}

const search = (words: string) => `/search?keyword=${encodeURIComponent(words)}`;

export const activityContent: readonly ActivityContent[] = [
  { title: '1件也包邮', text: '全场商品1件起包邮，偏远地区除外', url: '/helpCenter', days: [90, 365] },
  { title: '1元起开票', text: '每一笔订单都可开具电子发票', url: '/helpCenter', days: [60, 365] },
  { title: '账期采购', text: '企业认证后先收货，次月25日还款', url: '/customer/customerCreditLimit', days: [30, 180] },
  { categoryId: 11_001, title: '紧固件满1000减60', text: '螺钉、螺母、垫圈同类目可累计', url: search('内六角'), days: [7, 45] },
  { categoryId: 11_002, title: '轴承以旧换型', text: '提供旧型号，免费核对替代型号', url: '/ai', days: [5, 60] },
  { categoryId: 11_005, title: '气动元件当日发货', text: '工作日16:00前付款的现货当日发出', url: search('气缸'), days: [3, 90] },
];
