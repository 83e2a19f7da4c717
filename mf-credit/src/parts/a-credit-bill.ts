import type { CreditBill, CreditBillItem, CreditBillItems, CreditBills, CreditPicture } from './bill-calls.ts';

/** A bill of ¥100.00 that waits for confirming, for tests. */
export const aCreditBill = (changes: Partial<CreditBill> = {}): CreditBill => ({
  ...{ id: 'b1', billNumber: 'ZD20261125-000001', month: '2026-11', periodFrom: '2026-10-26', periodTo: '2026-11-25', dueOn: '2026-12-25' },
  ...{ state: 'toConfirm', stateName: '待确认', isOverdue: false, daysOverdue: 0, confirmBy: '2026-12-02T16:00:00.000Z' },
  ...{ amountFen: 10_000, paidFen: 0, openFen: 10_000, amount: '¥100.00', paid: '¥0.00', open: '¥100.00', disputes: 0, openDisputes: 0 },
  ...{ customerName: '上海启衡机械有限公司', confirmedAt: '', settledAt: '', next: '请核对明细并在 2026-12-03 00:00 前确认' },
  ...{ canConfirm: true, canDispute: true, canPay: false, canReceive: true, disputed: [], payments: [] },
  history: [{ text: '账单已出', at: '2026-11-25T16:01:00.000Z' }],
  transferTo: { accountName: '百工', bank: '招商银行', accountNumber: '1219', remark: 'ZD20261125-000001' },
  ...{ balanceFen: 50_000, freePaymentLimitFen: 0, hasPaymentPassword: true },
  ...changes,
});

export const aBillItem = (changes: Partial<CreditBillItem> = {}): CreditBillItem => ({
  ...{ id: 7, kind: 'goods', kindName: '商品', orderId: 'o1', orderNumber: 'SO20261101-000001', projectNumber: '', contactName: '王建国' },
  ...{ skuNumber: 'AA1', name: '内六角螺钉', unit: '个', quantity: 10, amountFen: 10_000, amount: '¥100.00', receivedAt: '' },
  ...{ canDispute: true, canReceive: true },
  ...changes,
});
export const billItems = (...items: CreditBillItem[]): CreditBillItems => ({ pageIndex: 1, pageSize: 50, total: items.length, items });

export const creditBills = (...items: CreditBill[]): CreditBills => ({
  ...{ pageIndex: 1, pageSize: 12, total: items.length, items },
  sums: {
    ...{ openFen: 10_000, dueSoonFen: 0, overdueFen: 3000, open: '¥100.00', dueSoon: '¥0.00', overdue: '¥30.00', toConfirm: 1 },
  },
});

/** A limit of ¥1,000: ¥300 late, ¥200 due, ¥100 on its way, ¥50 not shipped. */
export const aPicture = (changes: Partial<CreditPicture> = {}): CreditPicture => ({
  ...{ limitFen: 100_000, usedFen: 65_000, unshippedFen: 5000, unbilledFen: 10_000, unpaidFen: 50_000 },
  bands: [
    { key: 'notDue', name: '未到期', fen: 20_000 },
    { key: 'month', name: '逾期 1–30 天', fen: 30_000 },
    { key: 'twoMonths', name: '逾期 31–60 天', fen: 0 },
    { key: 'older', name: '逾期 60 天以上', fen: 0 },
  ],
  dues: [{ id: 'b1', billNumber: 'ZD20261125-000001', dueOn: '2026-12-25', openFen: 20_000, stateName: '待还款', isOverdue: false }],
  ...changes,
});
