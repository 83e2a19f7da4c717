/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor } from '@mall/testing';
import { aChange, aProduct, aSheet, aSheetLine } from '../../../parts/inquiry/a-sheet.ts';
import type { InquiryLine } from '../../../parts/inquiry/inquiry-types.ts';
import CreateInquiryPage from './create-inquiry-page.tsx';
import { similarLines } from './use-bulk-confirm.ts';

beforeEach(() => sessionStorage.clear());

const agrees = { label: '型号', said: '6204', has: '6204', verdict: 'agrees' as const };
const differs = { label: '材质', said: '304', has: '碳钢', verdict: 'differs' as const };
const similar = (id: number, changes: Partial<InquiryLine> = {}) =>
  aSheetLine({
    ...{ id, said: `轴承 ${id}`, matchState: 'similar', matchStateName: '待确认', reasons: [agrees] },
    product: aProduct({ sku: `BB${id}`, productName: `轴承 620${id}` }),
    ...changes,
  });

test('what contradicts a line, or agrees with it in nothing, is not confirmed unseen (rule inquiry 59)', () => {
  const lines = [
    similar(1),
    similar(2, { reasons: [agrees, differs] }),
    similar(3, { reasons: [] }),
    similar(4, { product: null }),
    aSheetLine({ id: 5 }),
  ];
  const { sure, doubtful } = similarLines(lines);
  expect([sure.map(({ id }) => id), doubtful.map(({ id }) => id)]).toEqual([[1], [2, 3]]);
});

test('similar lines are confirmed in one press, the doubtful ones named, and it can be taken back (rule inquiry 59)', async () => {
  const before = [similar(1), similar(2), similar(3, { reasons: [agrees, differs] })];
  const chosen = before.slice(0, 2).map((line): InquiryLine => ({ ...line, matchState: 'chosen', matchStateName: '已选定' }));
  const confirmInquiryItems = jest.fn(async (_: object) => aChange(chosen, { match: aSheet([...chosen, before[2]!]).match }));
  const unconfirmInquiryItems = jest.fn(async (_: object) => aChange(before.slice(0, 2), { match: aSheet(before).match }));
  const { user, container } = renderPage(<CreateInquiryPage />, {
    answers: {
      inquiry: {
        getUnSubmittedInquirySheet: async () => aSheet(before),
        getPbTotalDiscountInfo: async () => ({}),
        confirmInquiryItems,
        unconfirmInquiryItems,
      },
      location: { getStateProvinces: async () => [] },
    } as never,
    path: '/customer/createinquiryv2',
  });
  await user.click(await screen.findByRole('button', { name: '都是它（2 行）' }));
  expect(await screen.findByText(/已确认 2 行/)).toHaveTextContent('另有 1 行与所述有差异，请在“相似待确认”中逐行核对');
  expect(confirmInquiryItems.mock.calls[0]![0]).toEqual({
    inquiryId: 9,
    items: [
      { itemId: 1, sku: 'BB1' },
      { itemId: 2, sku: 'BB2' },
    ],
  });
  expect(screen.queryByRole('button', { name: /都是它/ })).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(unconfirmInquiryItems.mock.calls[0]![0]).toEqual({ inquiryId: 9, ids: [1, 2] }));
  expect(await screen.findByRole('button', { name: '都是它（2 行）' })).toBeInTheDocument();
  expect(screen.queryByText(/已确认 2 行/)).not.toBeInTheDocument();
});

test('of ticked lines only those are confirmed', async () => {
  const confirmInquiryItems = jest.fn(async (_: object) => aChange([]));
  const { user } = renderPage(<CreateInquiryPage />, {
    answers: {
      inquiry: {
        getUnSubmittedInquirySheet: async () => aSheet([similar(1, { isSelected: false }), similar(2)]),
        getPbTotalDiscountInfo: async () => ({}),
        confirmInquiryItems,
      },
      location: { getStateProvinces: async () => [] },
    } as never,
    path: '/customer/createinquiryv2',
  });
  await user.click(await screen.findByRole('button', { name: '选中的就是它（1 行）' }));
  await waitFor(() => expect(confirmInquiryItems.mock.calls[0]![0]).toMatchObject({ items: [{ itemId: 2, sku: 'BB2' }] }));
});
