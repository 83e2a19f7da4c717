/** Ways through a cashier, for what is no order of the page's own: somebody else's, the black card. */
export type CashierWay = 'card' | 'bank' | 'wechat';

export const cashierWays: { value: CashierWay; label: string; hint: string }[] = [
  { value: 'card', label: '银行卡', hint: '借记卡、信用卡' },
  { value: 'bank', label: '企业网银', hint: '对公账户' },
  { value: 'wechat', label: '微信支付', hint: '微信扫码' },
];

/** What a charge is asked with for each way (rules payment 1, 19). */
export const chargeOf = {
  card: { provider: 'unionPay', channel: 'card' },
  bank: { provider: 'unionPay', channel: 'bank' },
  wechat: { provider: 'wechatPay' },
} as const satisfies Record<CashierWay, object>;
