/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import type { AfterSales } from '../../../parts/after-sales-faces.tsx';
import SettlementPage from './settlement-page.tsx';

const aCase = (changes: Partial<AfterSales> = {}): AfterSales => ({
  ...{ id: 'c-1', afterSalesNumber: 'SH20261121-000007', orderId: 'o-1', orderNumber: 'SO20261120-000123', kind: 'returnRefund' },
  ...{ kindName: '退货退款', reason: 'defect', reasonName: '商品质量问题', status: 'processing', statusName: '待处理', refundFen: 3600 },
  ...{ createdAt: '2026-11-21T02:00:00.000Z', contactName: '王建国', isApproved: true, canCancel: false, canSendIn: false },
  lines: [
    {
      ...{ orderItemId: 7, sku: 'AA1001', productName: '内六角圆柱头螺钉', manufacturerName: '固力信', selectedAttributes: '' },
      ...{ manufacturerPartNumber: 'GB70.1-M8-30', defaultThumbUrl: '', salesPackUom: '个', customerSkuItemNo: '' },
      ...{ quantity: 20, receivedQuantity: 18, refundFen: 3600 },
    },
  ],
  ...{ customerName: '上海启衡机械有限公司', description: '', proofs: [], rejectReason: '', approvedAt: '', completedAt: '', events: [] },
  ...{ expressNumbers: [], receiveAddress: null, replacement: null, sentOut: null },
  refunds: [
    { method: 'balance', methodName: '预付款支付', amountFen: 2000, isDone: false },
    { method: 'credit', methodName: '账期支付', amountFen: 1600, isDone: false },
  ],
  ...changes,
});
const open = (one: AfterSales) =>
  renderPage(<SettlementPage />, {
    answers: { afterSales: { getAfterSalesRequestInfo: async () => one } },
    path: '/checkout/myAfterSale/c-1',
    params: { id: 'c-1' },
  });

test('each way of the money and its sum, expected until it is refunded; with what came back', async () => {
  const { container } = open(aCase());
  expect(await screen.findByText('以下为预计退款，以收到的商品为准')).toBeInTheDocument();
  for (const text of ['¥20.00', '¥16.00', '18 个']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByText('预计')).toHaveLength(2);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('what was rejected has no settlement; goods at no charge lead to their own order', async () => {
  const first = open(aCase({ status: 'rejected', statusName: '已驳回', refunds: [], refundFen: 0 }));
  expect(await screen.findByText('售后已驳回，没有结算')).toBeInTheDocument();
  first.unmount();
  const replacement = { orderId: 'o-2', orderNumber: 'SO20261122-000009' };
  open(aCase({ kind: 'exchange', status: 'completed', statusName: '已完成', refunds: [], refundFen: 0, replacement }));
  expect(await screen.findByRole('link', { name: '查看补换货订单' })).toHaveAttribute(
    'href',
    '/customer/myorders/details/SO20261122-000009',
  );
});
