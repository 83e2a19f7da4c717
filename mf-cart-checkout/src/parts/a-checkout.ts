import { aLine, totalsFor } from './a-cart.ts';
import type { CheckoutConfirm } from './trading-types.ts';

/** A confirmation page's content, for tests. */
export function aCheckout(changes: Partial<CheckoutConfirm> = {}): CheckoutConfirm {
  const lines = changes.lines ?? [aLine()];
  return {
    priceToken: 'token-1',
    kpId: 1,
    lines,
    campaigns: [],
    totals: totalsFor(lines),
    coupons: [],
    optimalCouponId: 0,
    selectedCouponId: 0,
    hint: '',
    discounts: [],
    addresses: [
      {
        id: 5,
        consignee: '王敏',
        mobile: '13800138000',
        region: '上海市浦东新区',
        detail: '张江路 1 号',
        stateProvinceId: 310000,
        isDefault: true,
      },
    ],
    selectedAddressId: 5,
    invoices: [{ id: 7, title: '上海启衡机械有限公司', taxNumber: '91310115MA1K00001X', typeName: '增值税专用发票', isDefault: true }],
    selectedInvoiceId: 7,
    paymentMethods: [
      { method: 'unionPay', name: '银联在线支付', isAllowed: true, reason: '', hint: '支持银行卡、企业网银与扫码' },
      { method: 'balance', name: '预付款支付', isAllowed: false, reason: '预付款余额不足', hint: '' },
      { method: 'credit', name: '账期支付', isAllowed: true, reason: '', hint: '可用额度 ¥50,000.00' },
    ],
    selectedPaymentMethod: 'unionPay',
    remark: '',
    projectNumber: '',
    ...changes,
  };
}

/** A coupon that fits, for tests: ¥3.00 off from ¥10.00 on. */
export const aCoupon = (changes: Partial<CheckoutConfirm['coupons'][number]> = {}): CheckoutConfirm['coupons'][number] => ({
  couponId: 31,
  couponPackageId: 3,
  name: '满10减3',
  description: '',
  kind: 'amount',
  valueText: '¥3.00',
  thresholdFen: 1000,
  thresholdDescription: '满¥10.00可用',
  discountDescription: '减¥3.00',
  scopeKind: 'all',
  scopeIds: [],
  scopeSkus: [],
  scopeDescription: '全场通用',
  state: 'unused',
  stateName: '未使用',
  receivedAt: '2026-11-20T08:00:00.000Z',
  validFrom: '2026-11-20T08:00:00.000Z',
  validUntil: '2026-12-20T08:00:00.000Z',
  validityDescription: '2026-11-20 16:00 至 2026-12-20 16:00',
  orderId: '',
  usedAt: '',
  isUsable: true,
  savingFen: 300,
  savingAmount: '¥3.00',
  missingFen: 0,
  message: '',
  ...changes,
});
