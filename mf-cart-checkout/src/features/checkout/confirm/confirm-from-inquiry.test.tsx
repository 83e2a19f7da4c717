/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, act, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { aCheckout } from '../../../parts/a-checkout.ts';
import type { InquiryConfirm } from '../../../parts/trading-types.ts';
import ConfirmPage from './confirm-page.tsx';

beforeEach(() => sessionStorage.clear());

const page = (changes: Partial<InquiryConfirm['inquiry']['lines'][number]> = {}): InquiryConfirm => ({
  ...aCheckout(),
  inquiry: {
    inquiryId: 12,
    inquiryNumber: 'XJ20261120-000012',
    validUntil: '2099-12-05T03:00:00.000Z',
    lines: [{ id: 1, sku: 'AA10001', quantity: 25, left: 60, quotedFen: 120, isListPriceLower: false, ...changes }],
  },
});
const placed = {
  orderId: 'o-1',
  orderNumber: 'SO1',
  status: 'pendingPayment',
  statusName: '待付款',
  paymentMethod: 'unionPay' as const,
  payableFen: 1250,
  payableAmount: '¥12.50',
  needsPayment: true,
  isRepeated: false,
};

test('chosen lines of a quotation are confirmed and ordered as such', async () => {
  const reloadInquiry = jest.fn(async (_: object, __?: object) => page());
  const confirmOrderFromInquiry = jest.fn(async (_: object, __?: object) => placed);
  const { user, seen, container } = renderPage(<ConfirmPage />, {
    answers: { checkout: { reloadInquiry, confirmOrderFromInquiry } },
    path: '/checkout/myconfirm?inquiryId=12&lines=1.25',
  });
  expect(await screen.findByText(/其余数量仍可在有效期内下单/)).toBeInTheDocument();
  expect(reloadInquiry).toHaveBeenCalledWith({ id: 12, lines: [{ id: 1, quantity: 25 }], needCheckListPriceRule: true }, expect.anything());
  expect(screen.getByRole('link', { name: '返回修改' })).toHaveAttribute('href', '/Customer/InquiryOnlineV2/12');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/mycompleted/o-1']));
  expect(confirmOrderFromInquiry.mock.calls[0]![0]).toMatchObject({ priceToken: 'token-1' });
});

test('a whole quotation is confirmed by its number, and a usual price that is lower is told', async () => {
  const confirmFromInquiry = jest.fn(async (_: object) => page({ isListPriceLower: true, left: 25 }));
  renderPage(<ConfirmPage />, {
    answers: { checkout: { confirmFromInquiry } },
    path: '/checkout/myconfirm?inquiryNumber=XJ20261120-000012',
  });
  expect(await screen.findByText(/AA10001 的平时价现在低于报价/)).toBeInTheDocument();
  expect(screen.queryByText(/其余数量/)).not.toBeInTheDocument();
});

test('who comes back to the page is told what has changed meanwhile, and sees it anew when they say so', async () => {
  const differences = [
    { sku: 'AA10001', productName: '内六角螺钉', kind: 'price' as const, shown: '¥1.20', now: '¥1.50', message: '' },
    { sku: '', productName: '', kind: 'total' as const, shown: '¥30.00', now: '¥37.50', message: '' },
  ];
  const checkPriceFromInquiry = jest.fn(async (_: object) => ({ isChanged: true, differences }));
  const confirmFromInquiry = jest.fn(async (_: object) => page());
  const { user } = renderPage(<ConfirmPage />, {
    answers: { checkout: { confirmFromInquiry, checkPriceFromInquiry } },
    path: '/checkout/myconfirm?inquiryNumber=XJ20261120-000012',
  });
  await screen.findByRole('button', { name: '提交订单' });
  expect(checkPriceFromInquiry).not.toHaveBeenCalled();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/您离开期间有变化：内六角螺钉/)).toBeInTheDocument();
  expect(checkPriceFromInquiry.mock.calls[0]![0]).toMatchObject({ priceToken: 'token-1' });
  await user.click(screen.getByRole('button', { name: '按最新内容显示' }));
  await waitFor(() => expect(confirmFromInquiry).toHaveBeenCalledTimes(2));
});

test('a choice that the mall keeps is asked for by its name (rule inquiry 58)', async () => {
  const reloadInquiry = jest.fn(async (_: object, __?: object) => page());
  renderPage(<ConfirmPage />, { answers: { checkout: { reloadInquiry } }, path: '/checkout/myconfirm?inquiryId=12&choice=abc' });
  await screen.findByRole('button', { name: '提交订单' });
  expect(reloadInquiry).toHaveBeenCalledWith({ id: 12, choiceOf: 'abc', needCheckListPriceRule: true }, expect.anything());
});

test('a price that changed is listed, and the way back leads to the quotation', async () => {
  const differences = [
    { sku: 'AA10001', productName: '内六角螺钉', kind: 'price' as const, shown: '¥1.20', now: '¥1.50', message: '单价由¥1.20变为¥1.50' },
  ];
  const { user, seen } = renderPage(<ConfirmPage />, {
    answers: {
      checkout: {
        confirmFromInquiry: async () => page(),
        confirmOrderFromInquiry: async () => {
          throw refusal('CHECKOUT_CHANGED', '商品信息有变化，请确认后重新提交', { differences });
        },
      },
    },
    path: '/checkout/myconfirm?inquiryNumber=XJ20261120-000012',
  });
  await user.click(await screen.findByRole('button', { name: '提交订单' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('row', { name: /内六角螺钉/ })).toHaveTextContent('¥1.50');
  await user.click(within(dialog).getByRole('button', { name: '返回报价单' }));
  expect(seen.navigations).toEqual(['/Customer/InquiryOnlineV2/12']);
});
