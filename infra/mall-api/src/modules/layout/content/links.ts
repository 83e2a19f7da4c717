/** A link of the frame as staff would keep it. `children` are a footer block's links. */
export interface LinkContent {
  name: string;
  url?: string;
  icon?: string;
  note?: string;
  isNew?: boolean;
  children?: readonly LinkContent[];
}

export type LinkBlock = 'top' | 'nav' | 'bar' | 'service' | 'bottom-plate' | 'bottom-line' | 'friendship' | 'side';

const search = (words: string) => `/search?keyword=${encodeURIComponent(words)}`;

/** What the mall's frame says when it opens; afterwards the tables rule. */
export const linkContent: Record<LinkBlock, readonly LinkContent[]> = {
  top: [
    { name: '我的订单', url: '/customer/myorders' },
    { name: '账期额度', url: '/customer/customerCreditLimit' },
    { name: '购物车', url: '/mycart' },
  ],
  nav: [
    { name: '首页', url: '/' },
    { name: '紧固件', url: search('螺钉') },
    { name: '轴承', url: search('深沟球轴承') },
    { name: '火也优选', url: search('火也') },
    { name: '智能选型', url: '/ai', isNew: true },
    { name: '账期采购', url: '/customer/customerCreditLimit' },
  ],
  bar: [{ name: '自有品牌', url: search('火也'), icon: 'tag', isNew: true }],
  service: [
    { name: '当日发货', icon: 'truck', note: '现货16:00前付款当日出库' },
    { name: '参数选型', icon: 'ruler', note: '每件商品标注尺寸与标准' },
    { name: '账期支付', icon: 'calendar', note: '每月25日出账，次月25日还款' },
    { name: '增值税发票', icon: 'receipt', note: '普票、专票，默认电子发票' },
    { name: '售后无忧', icon: 'shield', note: '签收后30天内可申请售后' },
  ],
  'bottom-plate': [
    {
      name: '采购',
      children: [
        { name: '搜索商品', url: '/search' },
        { name: '购物车', url: '/mycart' },
        { name: '智能选型', url: '/ai' },
      ],
    },
    {
      name: '订单',
      children: [
        { name: '我的订单', url: '/customer/myorders' },
        { name: '账期额度', url: '/customer/customerCreditLimit' },
      ],
    },
    {
      name: '账户',
      children: [
        { name: '登录', url: '/login' },
        { name: '注册', url: '/login' },
      ],
    },
  ],
  'bottom-line': [{ name: '沪ICP备2026000888号', url: 'https://beian.miit.gov.cn/' }, { name: '© 2026 百工商城' }],
  friendship: [
    { name: '国家标准全文公开系统', url: 'https://openstd.samr.gov.cn/' },
    { name: '中国机械工业联合会', url: 'http://www.mei.net.cn/' },
    { name: '国家企业信用信息公示系统', url: 'https://www.gsxt.gov.cn/' },
    { name: '全国增值税发票查验平台', url: 'https://inv-veri.chinatax.gov.cn/' },
  ],
  side: [
    { name: '在线客服', url: '/ai', icon: 'headset' },
    { name: '快速询价', url: '/customer/createinquiryv2', icon: 'inquiry' },
    { name: '购物车', url: '/mycart', icon: 'cart' },
    { name: '返回顶部', icon: 'top' },
  ],
};
