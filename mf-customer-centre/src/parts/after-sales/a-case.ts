import { yuan } from '@mall/domain/money';
import type { AfterSalesInfo, ClaimableOrder } from './after-sales-types.ts';

const product = {
  ...{ orderItemId: 7, sku: 'AA1001', productName: '内六角圆柱头螺钉 M8 × 30', manufacturerName: '固力信', selectedAttributes: '' },
  ...{ manufacturerPartNumber: 'GB70.1-M8-30', defaultThumbUrl: '/img/AA1001.svg', salesPackUom: '个', customerSkuItemNo: '' },
};

/** An order of which 40 of 50 pieces may be asked for, for tests. */
export const aClaimableOrder = (
  changes: Partial<ClaimableOrder> = {},
  line: Partial<ClaimableOrder['lines'][number]> = {},
): ClaimableOrder => ({
  ...{ orderId: 'o-1', orderNumber: 'SO20261120-000123', createdAt: '2026-11-20T07:04:05.000Z', isPaid: true, isReplacement: false },
  ...{ paymentMethodName: '预付款支付', canApply: true },
  lines: [
    {
      ...product,
      ...{ quantity: 50, signedQuantity: 50, heldQuantity: 10, refundedQuantity: 0, claimableQuantity: 40, isNonStandard: false },
      ...{ deadline: '2026-12-20T07:00:00.000Z', totalFen: yuan(100), discountFen: yuan(10) },
      ...line,
    },
  ],
  ...changes,
});

/** A case over 20 pieces that waits for the buyer's goods, for tests. */
export const aCase = (changes: Partial<AfterSalesInfo> = {}): AfterSalesInfo => ({
  ...{ id: 'c-1', afterSalesNumber: 'SH20261121-000007', orderId: 'o-1', orderNumber: 'SO20261120-000123', kind: 'returnRefund' },
  ...{ kindName: '退货退款', reason: 'defect', reasonName: '商品质量问题', status: 'awaitingReturn', statusName: '待寄回' },
  ...{
    createdAt: '2026-11-21T02:00:00.000Z',
    contactName: '王建国',
    isApproved: true,
    refundFen: yuan(36),
    canCancel: true,
    canSendIn: true,
  },
  lines: [{ ...product, quantity: 20, receivedQuantity: null, refundFen: yuan(36) }],
  ...{
    customerName: '上海启衡机械有限公司',
    description: '螺纹有毛刺',
    proofs: [],
    rejectReason: '',
    approvedAt: '2026-11-21T03:00:00.000Z',
  },
  ...{ completedAt: '', expressNumbers: [], replacement: null, sentOut: null },
  receiveAddress: { consignee: '百工商城售后组', mobile: '021-60880015', address: '上海市嘉定区宝安公路2988号', remark: '请注明售后单号' },
  refunds: [{ method: 'balance', methodName: '预付款支付', amountFen: yuan(36), isDone: false }],
  events: [
    { at: '2026-11-21T02:00:00.000Z', text: '王建国申请退货退款20件：商品质量问题' },
    { at: '2026-11-21T03:00:00.000Z', text: '审核通过' },
  ],
  ...changes,
});
