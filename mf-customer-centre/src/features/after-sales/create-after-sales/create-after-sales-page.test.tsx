/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { accessibilityFaults, refusal, renderPage, screen, waitFor } from '@mall/testing';
import { aClaimableOrder } from '../../../parts/after-sales/a-case.ts';
import { emptyDraft, expectedRefund, faultsOf, lineRefusal, withKind } from './case-draft.ts';
import CreateAfterSalesPage from './create-after-sales-page.tsx';

const kept = { file: 'f1', name: '毛刺.jpg', type: 'jpg', size: 2048, url: '/api/download/DownloadOssFile?file=f1' };

function open({ order = aClaimableOrder(), uploadFile = async () => kept as never } = {}) {
  const createAfterSalesRequest = jest.fn(async (_: object, __?: object) => ({ id: 'c-9', afterSalesNumber: 'SH20261121-000009' }));
  const view = renderPage(<CreateAfterSalesPage />, {
    answers: { afterSales: { getApplyAfterSaleOwssOrderDto: async () => order, createAfterSalesRequest }, file: { uploadFile } },
    path: '/customer/createAfterSales/o-1',
    params: { id: 'o-1' },
  });
  return { ...view, createAfterSalesRequest };
}

test('lines, kind, reason, words and proof become one request; what would come back is said before', async () => {
  const { user, createAfterSalesRequest, seen, container } = open();
  await user.click(await screen.findByRole('button', { name: '提交申请' }));
  for (const fault of ['请选择售后类型', '请选择要售后的商品和数量']) expect(screen.getByText(fault)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /内六角圆柱头螺钉/ }));
  await user.click(screen.getByRole('radio', { name: /退货退款/ }));
  await user.click(screen.getByRole('radio', { name: '商品质量问题' }));
  // 40 of 50 pieces for which ¥90 was paid.
  expect(screen.getByText('¥72.00')).toBeInTheDocument();
  expect(screen.getByText('按实付金额计算，退回至预付款支付')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /问题说明/ }), '螺纹有毛刺');
  await user.upload(screen.getByLabelText('选择凭证文件'), new File(['x'], '毛刺.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('img', { name: '毛刺.jpg' })).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/myAfterSaleSuccess/c-9']));
  expect(createAfterSalesRequest).toHaveBeenCalledWith(
    {
      ...{ orderId: 'o-1', kind: 'returnRefund', reason: 'defect', description: '螺纹有毛刺' },
      ...{ lines: [{ orderItemId: 7, quantity: 40 }], proofs: ['f1'] },
    },
    expect.objectContaining({ idempotencyKey: expect.any(String) }),
  );
});

test('a file that is refused says why beside the button', async () => {
  const { user } = open({
    uploadFile: async () => {
      throw refusal('FILE_TYPE_REFUSED', '凭证只能是 jpg、png、webp 图片', { name: '病毒.jpg' });
    },
  });
  await user.upload(await screen.findByLabelText('选择凭证文件'), new File(['MZ'], '病毒.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('病毒.jpg：凭证只能是 jpg、png、webp 图片')).toBeInTheDocument();
});

test('what can’t be asked for says so: nothing left, a replacement, another company’s', async () => {
  open({ order: aClaimableOrder({ canApply: false }) });
  expect(await screen.findByText('该订单暂无可申请售后的商品')).toBeInTheDocument();
});

test('a draft: non-standard for quality only, a kind keeps the reasons it has, refunds in the pieces still paid for', () => {
  const order = aClaimableOrder({}, { isNonStandard: true });
  const draft = { ...emptyDraft, kind: 'returnRefund', reason: 'notNeeded', pieces: { 7: 10 } } as const;
  expect(lineRefusal(order.lines[0]!, draft)).toBe('非标定制商品仅支持因质量问题申请售后');
  expect(faultsOf(draft, order)).toEqual({ lines: '请选择要售后的商品和数量' });
  expect(withKind({ ...draft, reason: 'defect' }, 'exchange').reason).toBe('defect');
  expect(withKind(draft, 'exchange').reason).toBeUndefined();
  expect(expectedRefund({ ...draft, reason: 'defect' }, order)).toBe(yuan(18));
  expect(expectedRefund({ ...draft, kind: 'exchange', reason: 'defect' }, order)).toBe(0);
});
