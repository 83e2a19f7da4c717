/** A banner as staff would keep it; `art` is what its drawing shows. */
export interface BannerContent {
  id: number;
  position: number;
  title: string;
  subtitle: string;
  linkUrl: string;
  motif: 'bolts' | 'bearing' | 'assistant' | 'credit' | 'pneumatics';
}

const search = (words: string) => `/search?keyword=${encodeURIComponent(words)}`;

/** Positions: 1 home, 2 above the head, 10 middle of the home page … 16 user centre (rule layout 27). */
export const bannerContent: readonly BannerContent[] = [
  {
    id: 1,
    position: 1,
    title: '内六角螺钉 全规格现货',
    subtitle: 'M1.6–M36，8.8 / 12.9级与A2、A4不锈钢',
    linkUrl: search('内六角圆柱头螺钉'),
    motif: 'bolts',
  },
  {
    id: 2,
    position: 1,
    title: '轴承选型 按尺寸一步到位',
    subtitle: '输入内径、外径、宽度，或直接输入型号',
    linkUrl: search('深沟球轴承'),
    motif: 'bearing',
  },
  { id: 3, position: 1, title: '智能选型助手', subtitle: '说出需要的零件，直接给出可下单的型号', linkUrl: '/ai', motif: 'assistant' },
  {
    id: 4,
    position: 1,
    title: '账期采购 先用后付',
    subtitle: '按月对账，次月25日还款',
    linkUrl: '/customer/customerCreditLimit',
    motif: 'credit',
  },
  { id: 5, position: 10, title: '气动元件 当日发货', subtitle: '气缸、接头、气管、电磁阀', linkUrl: search('气缸'), motif: 'pneumatics' },
  {
    id: 6,
    position: 2,
    title: '气动元件 当日发货',
    subtitle: '气缸、电磁阀、快插接头现货3000余种',
    linkUrl: search('气缸'),
    motif: 'pneumatics',
  },
  { id: 7, position: 2, title: '走进百工', subtitle: '12000 m²自动化仓库如何当日发货', linkUrl: search('轴承'), motif: 'bearing' },
  { id: 8, position: 10, title: '紧固件 一件也包邮', subtitle: '螺钉、螺母、垫圈，单件起订', linkUrl: search('内六角'), motif: 'bolts' },
  { id: 9, position: 11, title: '百工采购节', subtitle: '现货满减', linkUrl: '/discount/coupon-index', motif: 'bolts' },
  { id: 10, position: 12, title: '按型号选型', subtitle: '输入型号，直接比对参数', linkUrl: '/ai', motif: 'assistant' },
  { id: 11, position: 13, title: '账期采购', subtitle: '先收货，次月25日还款', linkUrl: '/customer/customerCreditLimit', motif: 'credit' },
  { id: 12, position: 14, title: '领券中心', subtitle: '每月一日更新', linkUrl: '/discount/coupon-index', motif: 'bolts' },
  { id: 13, position: 15, title: '品牌授权', subtitle: '正品溯源，授权书可查', linkUrl: '/brand/all', motif: 'bearing' },
  {
    id: 14,
    position: 16,
    title: '账期额度 随用随查',
    subtitle: '额度、账单、还款一目了然',
    linkUrl: '/customer/customerCreditLimit',
    motif: 'credit',
  },
  { id: 15, position: 16, title: '智能选型助手', subtitle: '说出需要，直接给出型号', linkUrl: '/ai', motif: 'assistant' },
];
