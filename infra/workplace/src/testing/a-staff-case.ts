import type { StaffAfterSales } from '@mall/api-contract/after-sales';

/** A case that waits to be looked at, for tests. */
export const aStaffCase = (changes: Partial<StaffAfterSales> = {}): StaffAfterSales => ({
  ...{ id: 'c-1', afterSalesNumber: 'SH20261121-000007', orderId: 'o-1', orderNumber: 'SO20261120-000123', kind: 'returnRefund' },
  ...{ kindName: '退货退款', reason: 'defect', reasonName: '商品质量问题', status: 'pendingReview', statusName: '待审核' },
  ...{ createdAt: '2026-11-21T02:00:00.000Z', contactName: '王建国', contactPhone: '138****8000', isApproved: false, refundFen: 3600 },
  ...{ canCancel: true, canSendIn: false, customerName: '上海启衡机械有限公司', description: '螺纹有毛刺', rejectReason: '' },
  lines: [
    {
      ...{ orderItemId: 7, sku: 'AA1001', productName: '内六角圆柱头螺钉 M8 × 30', manufacturerName: '固力信', selectedAttributes: '' },
      ...{ manufacturerPartNumber: 'GB70.1-M8-30', defaultThumbUrl: '/img/AA1001.svg', salesPackUom: '个', customerSkuItemNo: '' },
      ...{ quantity: 20, receivedQuantity: null, refundFen: 3600 },
    },
  ],
  proofs: [{ file: 'f1', name: '毛刺.jpg', type: 'jpg', size: 2048, url: '/f1' }],
  ...{ approvedAt: '', completedAt: '', expressNumbers: [], receiveAddress: null, replacement: null, sentOut: null },
  refunds: [{ method: 'balance', methodName: '预付款支付', amountFen: 3600, isDone: false }],
  events: [{ at: '2026-11-21T02:00:00.000Z', text: '王建国申请退货退款20件：商品质量问题' }],
  shipTo: '王建国 13800138000 上海市浦东新区张江路500号',
  steps: ['approve', 'reject'],
  ...changes,
});
