/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor } from '@mall/testing';
import { QrPay } from './qr-pay.tsx';

const charge = (chargeId: string, lastsMs: number) => ({
  chargeId,
  payUrl: `/_cashier/${chargeId}`,
  amountFen: 123_450,
  expiresAt: new Date(Date.now() + lastsMs).toISOString(),
  qrCode: `data:image/svg+xml;base64,${chargeId}`,
});

test('paid on the phone the page goes on by itself', async () => {
  let isPaid = false;
  const onSettled = jest.fn();
  const { container } = renderPage(<QrPay orderId="o-1" amount="¥1,234.50" onSettled={onSettled} />, {
    answers: {
      payment: {
        refreshQrCode: async () => charge('c-1', 1_800_000),
        checkOrderPaidStatus: async () => ({
          orderId: 'o-1',
          isPaid,
          status: isPaid ? 'pendingShipment' : 'pendingPayment',
          statusName: '',
        }),
      },
    },
  });
  expect(await screen.findByRole('img', { name: '扫码支付 ¥1,234.50 的二维码' })).toBeInTheDocument();
  expect(screen.getByRole('timer', { name: '二维码剩余时间' })).toHaveTextContent(/^29:5\d$|^30:00$/);
  expect(await accessibilityFaults(container)).toEqual([]);
  isPaid = true;
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(onSettled).toHaveBeenCalledWith(true));
});

test('a code that is over says so and is refreshed', async () => {
  const refreshQrCode = jest.fn<() => Promise<ReturnType<typeof charge>>>();
  refreshQrCode.mockResolvedValueOnce(charge('c-1', 900)).mockResolvedValueOnce(charge('c-2', 1_800_000));
  const { user } = renderPage(<QrPay orderId="o-1" amount="¥1,234.50" onSettled={() => {}} />, {
    answers: { payment: { refreshQrCode } } as never,
  });
  await user.click(await screen.findByRole('button', { name: '刷新二维码' }, { timeout: 5000 }));
  expect(await screen.findByRole('img')).toHaveAttribute('src', 'data:image/svg+xml;base64,c-2');
  expect(screen.queryByText('二维码已失效')).not.toBeInTheDocument();
});
