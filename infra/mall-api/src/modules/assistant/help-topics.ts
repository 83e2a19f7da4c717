/** What the assistant knows of the mall itself. `asks` has to match the question. */
export interface HelpTopic {
  title: string;
  asks: RegExp;
  text: string;
  page?: { url: string; title: string };
}

export const helpTopics: readonly HelpTopic[] = [
  {
    title: '发货与货期',
    asks: /(什么时候|多久|几点).{0,4}发货|当日发货是|货期.{0,4}(说明|是什么意思|怎么算)|截单|仓库|哪.{0,2}发货|周末|周[六日]|节假日|星期[六天日]|放假|点.{0,12}(付款|下单).{0,8}发|(付款|下单).{0,8}(今天|当天)/,
    text: '标“当日发货”的商品，工作日16:00前付款当天从就近仓库发出；“次日发货”由其他仓库调拨；其余按页面所示货期由供应商发货。商城在上海、广州、天津、成都、武汉设有仓库。',
  },
  {
    title: '支付方式',
    asks: /(怎么|如何|可以|支持|哪些|什么).{0,6}(付款|支付|结算)|支付方式|货到付款|对公转账|银联/,
    text: '商城支持银联在线支付（银行卡、企业网银、扫码）、预付款余额、账期支付、线下转账，部分地区支持货到付款。订单提交后72小时内未付款会自动取消。',
  },
  {
    title: '逾期',
    asks: /逾期/,
    text: '账单逾期后，账期下单暂停，还清逾期账单后自动恢复。',
    page: { url: '/customer/customerCreditLimit', title: '额度管理' },
  },
  {
    title: '取消后的额度',
    asks: /额度.{0,6}(退|恢复|释放|回来)/,
    text: '账期订单取消后，占用的额度随即释放。',
    page: { url: '/customer/customerCreditLimit', title: '额度管理' },
  },
  {
    title: '优惠券',
    asks: /张(优惠)?券|券.{0,8}(叠加|一起用|同时用)/,
    text: '一个订单用一张优惠券，在活动优惠之后抵扣；订单整单取消后优惠券退回，有效期不变。',
    page: { url: '/discount/coupon-index', title: '领券中心' },
  },
  {
    title: '账期',
    asks: /账期|额度|提额|月结|赊|授信|还(?:款)?一次|[几哪][号天]还|(?:还款|账单|出账)日/,
    text: '企业可申请账期额度：先收货、后付款。每月25日出账，次月25日还款；额度、已用与可用可在“额度管理”中查看。',
    page: { url: '/customer/customerCreditLimit', title: '额度管理' },
  },
  {
    title: '发票',
    asks: /发票|开票|专票|普票|抬头|增值税|税票/,
    text: '商城1元起开票，支持增值税普通发票与专用发票，默认开具电子发票。确认订单时选择发票抬头即可；账期订单按账单开票。',
    page: { url: '/customer/invoices', title: '发票信息' },
  },
  {
    title: '运费',
    asks: /运费|邮费|包邮|快递费/,
    text: '全场一件包邮，不另收运费。',
  },
  {
    title: '退换货',
    asks: /退货|换货|退款|买错|[能以给包]不?退|[能以给]换|修|到账|售后|质量问题|保修|维修/,
    text: '签收后30天内可申请退货、换货、补发或维修；非标定制品仅限质量问题。退款原路退回：余额与账期实时到账，银联支付以银行到账时间为准。',
  },
  {
    title: '购物车',
    asks: /购物车|加购/,
    text: '商品页和搜索结果里都可以加入购物车；也可以对我说“第一个加10个到购物车”，核对卡片后按下按钮才会加入。数量与移除在购物车里改。',
    page: { url: '/mycart', title: '购物车' },
  },
  {
    title: '取消订单',
    asks: /取消|不想要了/,
    text: '发货前的订单可以在“我的订单”里取消，不收手续费，库存会释放，已付款项原路退回。',
    page: { url: '/customer/myorders', title: '我的订单' },
  },
  {
    title: '支付密码',
    asks: /支付密码/,
    text: '支付密码为6位数字，连续输错5次会锁定2小时。',
  },
  {
    title: '起订量',
    asks: /起订量|最小起订|moq|步进/i,
    text: '每个商品有自己的起订量与步进值：数量不能少于起订量，并按步进值递增，单次最多9999。商品页会标出，我帮您加购时也会自动调整。',
  },
  {
    title: '询价',
    asks: /怎么询价|如何询价|询价单|报价/,
    text: '价格详询或货期未知的商品可以“加入询价”，在询价篮中提交后由专属客服报价，报价15天内有效。',
  },
  {
    title: '收货地址',
    asks: /地址/,
    text: '收货地址在“收货地址”里新增和修改；已提交的订单在发货前可以在订单详情里修改。',
    page: { url: '/customer/addresses', title: '收货地址' },
  },
  {
    title: '黑卡',
    asks: /黑卡/,
    text: '黑卡是一年期的会员：黑卡商品只有会员可以购买，会员按黑卡价结算。有效期内到期前60天起可以续费。',
    page: { url: '/customer/BlackCardBenefit', title: '黑卡' },
  },
  {
    title: '登录与价格',
    asks: /登录|注册/,
    text: '价格、库存数量和订单在登录后可见；没有账号可以在登录页注册。',
    page: { url: '/login', title: '登录' },
  },
  {
    title: '人工客服',
    asks: /人工|客服|电话|联系你们|投诉/,
    text: '需要人工服务时，请使用页面右侧的“联系客服”，工作日 8:30–18:00 为您一对一服务。',
  },
];

export const findHelp = (question: string): HelpTopic | undefined => helpTopics.find((topic) => topic.asks.test(question));
