/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor } from '@mall/testing';
import PayLinkPage from './pay-link-page.tsx';

const token = `${'b'.repeat(26)}.2000.1800000000.${'s'.repeat(43)}`;
const order = {
  orderNumber: 'SO20261120-000123',
  companyName: '上海启衡机械有限公司',
  payableFen: 123_450,
  payableAmount: '¥1,234.50',
  payeeName: '百工商城（上海）工业用品有限公司',
  expiresAt: '2026-11-23T08:00:00.000Z',
};
const open = (payment: object, id = token) =>
  renderPage(<PayLinkPage />, { answers: { payment } as never, params: { token: id }, path: `/m/pay/${id}`, session: { signedIn: false } });

test('a visitor with the link reads number, company, total and payee, and goes to the cashier', async () => {
  const chargeByLink = jest.fn(async (_: object) =>
    Promise.reject(refusal('PAY_LINK_ENDED', '订单已取消，请勿付款', { state: 'cancelled' })),
  );
  const { container, user } = open({ getOrderByOrderIdWithoutKpForPcPayPage: async () => order, chargeByLink });
  expect(await screen.findByRole('status', { name: '应付金额' })).toHaveTextContent('1,234.50');
  for (const said of [order.orderNumber, order.companyName, order.payeeName]) expect(screen.getByText(said)).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /^企业网银/ }));
  await user.click(screen.getByRole('button', { name: '去支付 ¥1,234.50' }));
  await waitFor(() => expect(chargeByLink).toHaveBeenCalledWith({ token, provider: 'unionPay', channel: 'bank' }));
});

test('a link that is over says why; one that was paid says so', async () => {
  const ended = (state: 'paid' | 'cancelled', words: string) =>
    open({ getOrderByOrderIdWithoutKpForPcPayPage: () => Promise.reject(refusal('PAY_LINK_ENDED', words, { state })) });
  const cancelled = ended('cancelled', '订单已取消，请勿付款');
  expect(await screen.findByText('订单已取消，请勿付款')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /去支付/ })).not.toBeInTheDocument();
  cancelled.unmount();
  ended('paid', '订单已支付，无需重复付款');
  expect(await screen.findByText('支付成功')).toBeInTheDocument();
});

test('what is no link asks nothing', async () => {
  const asked = jest.fn();
  open({ getOrderByOrderIdWithoutKpForPcPayPage: asked }, 'x'.repeat(10_000));
  expect(await screen.findByText('付款链接无效')).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});

test('a link that ends while its page is open says so', async () => {
  let isOver = false;
  const read = async () =>
    isOver ? Promise.reject(refusal('PAY_LINK_ENDED', '该付款链接已停用，请向分享的人索取新链接', { state: 'ended' as const })) : order;
  const state = async () => ({ state: isOver ? 'ended' : 'open', isPaid: false, words: '' });
  open({ getOrderByOrderIdWithoutKpForPcPayPage: read, getOrderByOrderNumberForPayPageInfoAsync: state });
  await screen.findByRole('button', { name: '去支付 ¥1,234.50' });
  isOver = true;
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('付款链接已失效')).toBeInTheDocument();
});
