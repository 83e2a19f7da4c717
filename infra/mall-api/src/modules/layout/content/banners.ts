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

/** Positions: 1 home, 10 middle of the home page (storefront section 2, "Banner carousel by position"). */
export const bannerContent: readonly BannerContent[] = [
  {
    id: 1,
    position: 1,
    title: '内六角螺钉 全规格现货',
    subtitle: 'M1.6–M24，8.8 / 10.9 / 12.9级与A2、A4不锈钢',
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
];
