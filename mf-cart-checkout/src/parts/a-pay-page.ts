import type { PayPage } from './trading-types.ts';

/** A payment page's content, for tests. */
export const aPayPage = (changes: Partial<PayPage> = {}): PayPage => ({
  orderId: 'o-1',
  orderNumber: 'SO20261120-000123',
  status: 'pendingPayment',
  statusName: '待付款',
  isPaid: false,
  canPay: true,
  payableFen: 123_450,
  payableAmount: '¥1,234.50',
  paymentMethod: 'balance',
  paymentMethodName: '预付款支付',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  options: [
    { method: 'unionPay', name: '银联在线支付', isAllowed: true, reason: '', hint: '支持银行卡、企业网银与扫码' },
    { method: 'balance', name: '预付款支付', isAllowed: true, reason: '', hint: '可用余额 ¥50,000.00' },
    { method: 'credit', name: '账期支付', isAllowed: false, reason: '尚未开通账期', hint: '' },
    { method: 'offlineTransfer', name: '线下转账', isAllowed: true, reason: '', hint: '到账后发货' },
  ],
  balance: {
    balanceFen: 5_000_000,
    balanceAmount: '¥50,000.00',
    isEnough: true,
    hasPaymentPassword: true,
    isPasswordLocked: false,
    passwordLockedUntil: '',
    freePaymentLimitFen: 0,
    canPayWithoutPassword: false,
  },
  credit: { creditStatus: 0, availableFen: 0, availableAmount: '¥0.00', isEnough: false },
  offlineTransfer: { accountName: '百工商城', bank: '中国银行上海分行', accountNumber: '4400123456', remark: 'SO20261120-000123' },
  ...changes,
});
