import type { ApprovalInfo } from './approval-calls.ts';

/** A request that waits for the caller's word, for tests. */
export const anApproval = (changes: Partial<ApprovalInfo> = {}): ApprovalInfo => ({
  ...{ id: 'a-1', approvalNumber: 'SP20261123-000001', status: 'submitted', statusName: '待审批', buyerId: 2, buyerName: '小采' },
  ...{ department: '采购部', projectNumber: 'P-7', payableFen: 120_000, payableAmount: '¥1,200.00', lineCount: 1 },
  ...{ firstProduct: '深沟球轴承 6204', submittedAt: '2026-11-23T01:00:00.000Z', lapsesAt: '2026-11-26T01:00:00.000Z' },
  ...{ orderNumber: '', waitsForMe: true, submittedByName: '小采', paymentMethod: 'unionPay', paymentMethodName: '银联在线支付' },
  ...{ address: '王敏，上海市浦东新区张江路1号', invoiceTitle: '', remark: '', couponName: '' },
  ...{ goodsAmount: '¥1,200.00', discountAmount: '¥0.00', freightAmount: '¥0.00' },
  lines: [
    {
      ...{ sku: 'AA1', productName: '深沟球轴承 6204', manufacturerName: '火也', thumbUrl: '', selectedAttributes: '', salesPackUom: '个' },
      ...{ quantity: 10, unitPriceFen: 12_000, lineTotalFen: 120_000, discountFen: 0, deliveryTimeName: '当日发货' },
    },
  ],
  needs: [{ key: 'rule:1', name: '大额', why: '订单金额¥1,200.00超过¥1,000.00', askedNames: ['老审'], answeredBy: '', answeredAt: '' }],
  ...{ budgets: [], keptUntil: '2026-11-24T01:00:00.000Z', answer: '', now: null, seen: 'seen-1', orderId: '' },
  ...{ canApprove: true, whyNot: '', canWithdraw: false, canResubmit: false },
  events: [{ at: '2026-11-23T01:00:00.000Z', text: '小采提交审批' }],
  ...changes,
});
