import { brandPictureUrl, brandUrl } from '@mall/domain/catalogue';

/** A link of the frame as staff would keep it. `children` are a footer block's links. */
export interface LinkContent {
  name: string;
  url?: string;
  icon?: string;
  note?: string;
  isNew?: boolean;
  children?: readonly LinkContent[];
}

export type LinkBlock = 'top' | 'nav' | 'bar' | 'bar-brand' | 'service' | 'bottom-plate' | 'bottom-line' | 'friendship' | 'side' | 'qr';

/** What the mall's frame says when it opens; afterwards the tables rule. */
export const linkContent: Record<LinkBlock, readonly LinkContent[]> = {
  top: [
    { name: '我的订单', url: '/customer/myorders' },
    { name: '账期额度', url: '/customer/customerCreditLimit' },
    { name: '帮助中心', url: '/helpCenter' },
    { name: '下载中心', url: '/download/center' },
    { name: '供应商合作', url: '/supplier' },
  ],
  nav: [
    { name: '首页', url: '/' },
    { name: '全部品牌', url: '/brand/all' },
    { name: '新品上架', url: '/newProducts' },
    { name: '热销商品', url: '/hotProduct' },
    { name: '火也优选', url: '/catalog/huoye', icon: 'tag' },
    { name: '领券中心', url: '/discount/coupon-index' },
    { name: '智能选型', url: '/ai', isNew: true },
    { name: '账期采购', url: '/customer/customerCreditLimit' },
  ],
  // The entries marked new are a category, which carries its badge itself, and the private brand (rule layout 9).
  bar: [{ name: '自有品牌', url: '/privateBrand', icon: 'tag', isNew: true }],
  // Brands that come first in a category's panel, each with its mark; the note says which category.
  'bar-brand': (
    [
      [101, '火也', 11_001],
      [401, 'Nordkamm 诺卡姆', 11_001],
      [101, '火也', 11_002],
      [406, 'Skelund 斯凯伦', 11_002],
      [411, 'Flossen 弗洛森', 11_004],
      [416, 'Hydrau 希德劳', 11_006],
      [102, '易买优选', 11_016],
    ] as const
  ).map(([id, name, categoryId]) => ({ name, url: brandUrl(id), icon: brandPictureUrl(id), note: String(categoryId) })),
  // What the mall claims (rule layout 16).
  service: [
    { name: '81%', note: '现货率' },
    { name: '97.5%', note: '准时交付率' },
    { name: '1元', note: '起开票' },
    { name: '1件', note: '也包邮' },
    { name: '12000 m²', note: '自动化仓库' },
    { name: '28000+', note: '现货商品' },
    { name: '1对1', note: '专属服务' },
    { name: '1000万+', note: '售后保障金' },
  ],
  'bottom-plate': [
    {
      name: '选购',
      children: [
        { name: '全部分类', url: '/sitemap' },
        { name: '全部品牌', url: '/brand/all' },
        { name: '新品上架', url: '/newProducts' },
        { name: '热销商品', url: '/hotProduct' },
        { name: '领券中心', url: '/discount/coupon-index' },
        { name: '智能选型', url: '/ai' },
        { name: '选型目录', url: '/catalogV2' },
        { name: '品牌精选', url: '/brand/selection' },
        { name: '备品备件', url: '/catalog/beijian' },
        { name: '代理证书', url: '/brand/proxy-certificate' },
      ],
    },
    {
      name: '交易',
      children: [
        { name: '购物车', url: '/mycart' },
        { name: '我的订单', url: '/customer/myorders' },
        { name: '询价单', url: '/customer/inquiryListV2' },
        { name: '我的售后', url: '/customer/afterSalesList' },
        { name: '账期额度', url: '/customer/customerCreditLimit' },
      ],
    },
    {
      name: '账户',
      children: [
        { name: '登录', url: '/login' },
        { name: '免费注册', url: '/register' },
        { name: '企业中心', url: '/customer/personCenter' },
        { name: '收货地址', url: '/customer/addresses' },
        { name: '发票信息', url: '/customer/invoices' },
      ],
    },
    {
      name: '帮助',
      children: [
        { name: '帮助中心', url: '/helpCenter' },
        { name: '选型知识', url: '/zhishi' },
        { name: '下载中心', url: '/download/center' },
        { name: '关于我们', url: '/t/aboutUs' },
        { name: '用户协议', url: '/t/agreement/0' },
        { name: '隐私政策', url: '/t/agreement/1' },
        { name: '供应商合作', url: '/supplier' },
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
    { name: '返回顶部', url: '#top', icon: 'top' },
  ],
  // The address is what the code says; the frame gets its picture.
  qr: [
    { name: '微信公众号', note: '上新与行情早知道', url: 'https://weixin.qq.com/r/baigongmall', icon: 'official-account' },
    { name: '采购小程序', note: '扫码查价下单', url: 'https://mp.weixin.qq.com/a/baigong-purchase', icon: 'mini-program' },
    { name: '对账小程序', note: '账单、发票、物流', url: 'https://mp.weixin.qq.com/a/baigong-account', icon: 'mini-program' },
    { name: '供应商合作', note: '微信扫码联系招商', url: 'https://work.weixin.qq.com/ca/baigong-supplier', icon: 'supplier' },
  ],
};
