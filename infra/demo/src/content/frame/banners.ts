/** A banner as staff would keep it; `art` is what its drawing shows. */
export interface BannerContent {
  id: number;
  position: number;
  title: string;
  subtitle: string;
  linkUrl: string;
  motif: 'bolts' | 'bearing' | 'assistant' | 'credit' | 'pneumatics' | 'tools' | 'protection';
}

const search = (words: string) => `/search?keyword=${encodeURIComponent(words)}`;

/** Positions: 1 home, 2 above the head, 8 hot products, 9 private brands, 10 middle of the home page … 16 user centre (rule layout 27). */
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
    subtitle: '气缸、电磁阀、快插接头现货2000余种',
    linkUrl: search('气缸'),
    motif: 'pneumatics',
  },
  { id: 7, position: 2, title: '走进百工', subtitle: '12000 m²自动化仓库如何当日发货', linkUrl: search('轴承'), motif: 'bearing' },
  { id: 8, position: 10, title: '紧固件 一件也包邮', subtitle: '螺钉、螺母、垫圈，规格齐全', linkUrl: search('内六角'), motif: 'bolts' },
  { id: 9, position: 11, title: '百工采购节', subtitle: '现货满减', linkUrl: '/discount/coupon-index', motif: 'bolts' },
  { id: 10, position: 12, title: '按型号选型', subtitle: '输入型号，直接比对参数', linkUrl: '/ai', motif: 'assistant' },
  { id: 11, position: 13, title: '账期采购', subtitle: '先收货，次月25日还款', linkUrl: '/customer/customerCreditLimit', motif: 'credit' },
  { id: 12, position: 14, title: '满减满折 正在进行', subtitle: '活动与优惠券可以同享', linkUrl: '/catalog/promotionlist', motif: 'bolts' },
  {
    id: 13,
    position: 15,
    title: '代理证书 在线可查',
    subtitle: '正品溯源，编号与有效期一目了然',
    linkUrl: '/brand/proxy-certificate',
    motif: 'bearing',
  },
  { id: 16, position: 15, title: '火也 同规格更实在', subtitle: '参数逐项对照，省多少看得见', linkUrl: '/catalog/huoye', motif: 'bolts' },
  {
    id: 17,
    position: 9,
    title: '火也 同样的规格，实在的价格',
    subtitle: '每件都列出完全替代的名牌型号',
    linkUrl: '/catalog/huoye',
    motif: 'bolts',
  },
  { id: 18, position: 9, title: '易买优选 常用耗材一次配齐', subtitle: '劳保、清洁、包装、办公', linkUrl: '/b-102', motif: 'protection' },
  {
    id: 19,
    position: 9,
    title: '备品备件 停机之前先备好',
    subtitle: '轴承、密封、气动、传动，按设备部位选',
    linkUrl: '/catalog/beijian',
    motif: 'bearing',
  },
  { id: 20, position: 8, title: '热销备件 当日发货', subtitle: '工作日16:00前付款的现货当日发出', linkUrl: '/hotProduct', motif: 'tools' },
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
