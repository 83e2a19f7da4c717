/** The methods in the order they are offered (rule payment 1). */
export const paymentMethods = ['unionPay', 'balance', 'credit', 'cashOnDelivery', 'offlineTransfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = {
  unionPay: '银联在线支付',
  balance: '预付款支付',
  credit: '账期支付',
  cashOnDelivery: '货到付款',
  offlineTransfer: '线下转账',
};
