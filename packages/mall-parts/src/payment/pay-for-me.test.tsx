/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor } from '@mall/testing';
import { PayForMe } from './pay-for-me.tsx';

const link = (n: number) => ({
  url: `https://mall.example/m/pay/${n}`,
  qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
  expiresAt: '2026-11-23T08:00:00.000Z',
  amount: '¥1,234.50',
});

test('the link is made once asked for, copied, and renewed in place of the one before', async () => {
  let made = 0;
  const getPcPayPageUrl = jest.fn(async ({ isRenewed }: { isRenewed?: boolean }) => link(isRenewed ? ++made : made));
  const { user, seen, baseElement } = renderPage(<PayForMe orderId="o-1" />, { answers: { payment: { getPcPayPageUrl } } });
  expect(getPcPayPageUrl).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '找人代付' }));
  expect(await screen.findByRole('img', { name: '付款链接二维码' })).toBeInTheDocument();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('https://mall.example/m/pay/0'));
  await user.click(screen.getByRole('button', { name: '换新链接' }));
  expect(await screen.findByText('https://mall.example/m/pay/1')).toBeInTheDocument();
  expect(seen.notices.map(({ text }) => text)).toEqual(['付款链接已复制', '已生成新链接，原链接不能再使用']);
});

test('where no link is to be had the reason is said', async () => {
  const { user } = renderPage(<PayForMe orderId="o-1" />, {
    answers: {
      payment: { getPcPayPageUrl: () => Promise.reject(refusal('PAYMENT_ALREADY_PAID', '订单已支付，请勿重复支付', { orderId: 'o-1' })) },
    },
  });
  await user.click(screen.getByRole('button', { name: '找人代付' }));
  expect(await screen.findByText('订单已支付，请勿重复支付')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '复制链接' })).toBeDisabled();
});
