const pages: readonly [RegExp, string, string][] = [
  [/购物车/, '/mycart', '购物车'],
  [/订单/, '/customer/myorders', '我的订单'],
  [/询价/, '/customer/inquiryListV2', '我的询价单'],
  [/收藏|常用/, '/customer/commonly', '常用清单'],
  [/对比/, '/comparison', '对比'],
  [/发票/, '/customer/orderInvoicedHistory', '发票'],
  [/账单/, '/customer/customerCreditBills', '账单'],
  [/帮助/, '/helpCenter', '帮助中心'],
  [/地址/, '/customer/addresses', '收货地址'],
  [/首页/, '/', '首页'],
  [/快速下单/, '/quickorder', '快速下单'],
  [/个人中心|客户中心/, '/customer/personCenter', '客户中心'],
];

/** The page that a text names: 打开购物车. */
export const pageIn = (text: string) => {
  const found = pages.find(([words]) => words.test(text));
  return found && { url: found[1], title: found[2] };
};
