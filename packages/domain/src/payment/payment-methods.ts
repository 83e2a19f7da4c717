/** The methods in the order they are offered (rule payment 1). */
export const paymentMethods = ['unionPay', 'wechatPay', 'balance', 'credit', 'cashOnDelivery', 'offlineTransfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = {
  unionPay: '银联在线支付',
  wechatPay: '微信支付',
  balance: '预付款支付',
  credit: '账期支付',
  cashOnDelivery: '货到付款',
  offlineTransfer: '线下转账',
};

/** The methods that a payment provider outside takes the money for (rule payment 19). */
export const paymentProviders = ['unionPay', 'wechatPay'] as const satisfies readonly PaymentMethod[];
export type PaymentProviderName = (typeof paymentProviders)[number];

export const isByProvider = (method: PaymentMethod): method is PaymentProviderName => paymentProviders.some((one) => one === method);
