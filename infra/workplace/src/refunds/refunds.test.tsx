/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen, waitFor, within } from '@mall/testing';
import { showWorkplace } from '../testing/show-workplace.tsx';

const refund = {
  refundId: 'r-1',
  orderId: 'ord-1',
  orderNumber: 'SO1',
  customerName: '甲公司',
  amountFen: 8800,
  amount: '88.00',
  bankReference: 'ICBC1',
  createdAt: '2026-11-19T00:00:00Z',
};

test('the transfer that waits longest is first; what was sent back leaves the list, with the reason kept', async () => {
  let open = [{ ...refund, refundId: 'r-2', orderNumber: 'SO2', createdAt: '2026-11-20T00:00:00Z' }, refund];
  const sent: object[] = [];
  const { user, container } = showWorkplace('/refunds', {
    roles: ['finance'],
    staff: {
      listRefunds: async () => open,
      confirmRefund: async (input) => {
        sent.push(input);
        open = open.filter(({ refundId }) => refundId !== input.refundId);
        return open;
      },
    },
  });
  const table = await screen.findByRole('table', { name: '待退回的转账' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['SO1', 'SO2']);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(table).getAllByRole('button', { name: '登记退回' })[0]!);
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/原因/), '退款流水 77');
  await user.click(within(dialog).getByRole('button', { name: '确认已退回 ¥88.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ refundId: 'r-1', why: '退款流水 77' }]);
  await waitFor(() => expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['SO2']));
});
