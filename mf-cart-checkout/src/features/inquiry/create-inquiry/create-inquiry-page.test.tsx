/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { aSheet, aSheetLine } from '../../../parts/inquiry/a-sheet.ts';
import { bearing, location, openSheet, rowOf, screw, serverOf } from '../../../testing/a-served-sheet.tsx';
import CreateInquiryPage from './create-inquiry-page.tsx';

beforeEach(() => sessionStorage.clear());

test('a sheet that lacks something names it, goes there, and is submitted when it is whole', async () => {
  const { user, inquiry, seen, platform } = openSheet([screw, bearing]);
  inquiry.submitQuotation.mockRejectedValueOnce(
    refusal('INQUIRY_INCOMPLETE', '询价单还不能提交', {
      faults: [{ itemId: 2, field: 'quantity', message: '“若干”不是明确的数量，请填写' }],
    }),
  );
  await rowOf('内六角螺钉 M8*30');
  await user.click(screen.getByRole('button', { name: '提交询价单' }));
  expect(await screen.findByRole('button', { name: '第 2 行：“若干”不是明确的数量，请填写' })).toBeInTheDocument();
  const field = within(await rowOf('轴承 6204 若干')).getByRole('textbox', { name: /的数量/ });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, '8{Enter}');
  const told = jest.fn();
  platform.bus.on('inquiry:changed', told);
  await user.dblClick(screen.getByRole('button', { name: '提交询价单' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/Customer/InquiryOnlineV2/9']));
  expect(inquiry.submitQuotation).toHaveBeenCalledTimes(2);
  expect(inquiry.updateInquirySheet).toHaveBeenCalledWith({ items: [{ id: 2, quantity: 8 }] });
  expect(told).toHaveBeenCalled();
});

test('chosen lines go to the cart, and what could not is named', async () => {
  const { user, seen } = openSheet([screw, bearing]);
  await rowOf('内六角螺钉 M8*30');
  await user.click(screen.getByRole('button', { name: '加入购物车' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'success', text: '1 种商品已成功加入购物车！' }]));
  expect(screen.getByText('第 2 行：请先确认商品')).toBeInTheDocument();
});

test('a matching that was begun before goes on with its progress, and its lines come as they are matched', async () => {
  const waiting = aSheetLine({ id: 2, said: '还在匹配', matchState: 'waiting', matchStateName: '匹配中', product: null, reasons: [] });
  const { inquiry } = openSheet([screw, waiting]);
  let isDone = false;
  inquiry.getInquiryMatchTaskProcess.mockImplementation(async () => ({
    inquiryId: 9,
    total: 2,
    done: isDone ? 2 : 1,
    exact: 1,
    similar: 0,
    unmatched: 0,
    isDone,
    lines: [],
    asOf: '2026-11-22T08:00:00.000Z',
  }));
  expect(await screen.findByRole('progressbar', { name: '匹配进度' })).toHaveAttribute('max', '2');
  inquiry.getUnSubmittedInquirySheet.mockResolvedValue(aSheet([screw, aSheetLine({ id: 2, said: '还在匹配' })]));
  isDone = true;
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(await rowOf('还在匹配')).toHaveTextContent('已匹配');
});

test('a sheet that can’t be read says so, with a retry', async () => {
  const inquiry = serverOf([screw]);
  inquiry.getUnSubmittedInquirySheet.mockRejectedValueOnce(refusal('NETWORK', '网络异常'));
  const { user } = renderPage(<CreateInquiryPage />, { answers: { inquiry, location } as never });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await rowOf('内六角螺钉 M8*30')).toBeInTheDocument();
});
