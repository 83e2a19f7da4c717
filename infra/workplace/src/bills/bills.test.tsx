/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { StaffCreditBill, StaffCreditBillCard } from '@mall/api-contract/credit-bill';
import { accessibilityFaults, screen, waitFor, within } from '@mall/testing';
import { aPageOf, showWorkplace } from '../testing/show-workplace.tsx';

const card: StaffCreditBillCard = {
  ...{ id: 'b1', billNumber: 'ZD20261125-000001', month: '2026-11', periodFrom: '2026-10-26', periodTo: '2026-11-25', dueOn: '2026-12-25' },
  ...{ state: 'disputed', stateName: '异议中', isOverdue: false, daysOverdue: 0, confirmBy: '2026-12-02T16:00:00.000Z' },
  ...{ amountFen: 10_000, paidFen: 0, openFen: 10_000, amount: '¥100.00', paid: '¥0.00', open: '¥100.00', disputes: 1, openDisputes: 1 },
  ...{ customerId: 1, customerName: '上海启衡机械有限公司' },
};
const bill: StaffCreditBill = {
  ...card,
  ...{ confirmedAt: '', settledAt: '', next: '', canConfirm: false, canDispute: false, canPay: false, canReceive: false },
  disputed: [
    {
      ...{
        itemId: 7,
        orderNumber: 'SO1',
        name: '内六角螺钉',
        amountFen: 10_000,
        amount: '¥100.00',
        reason: '少两个',
        contactName: '王建国',
      },
      ...{ state: 'open', stateName: '待处理', adjustedFen: 0, adjusted: '¥0.00', answer: '', at: '2026-11-26T01:00:00.000Z' },
      ...{ settledAt: '', mostFen: 10_000 },
    },
  ],
  ...{ payments: [], history: [], items: [] },
  transferTo: { accountName: '百工', bank: '招商银行', accountNumber: '1219', remark: '' },
  ...{ balanceFen: 0, freePaymentLimitFen: 0, hasPaymentPassword: true },
};

test('a dispute is found, and adjusted with amount and reason; more than the line is refused before it is sent', async () => {
  const sent: object[] = [];
  const { user, container } = showWorkplace('/bills', {
    roles: ['finance'],
    staff: { listActs: async () => aPageOf([]) } as never,
    creditBill: {
      listCreditBills: async () => aPageOf([card]),
      getCreditBill: async () => bill,
      adjustBillItem: async (input: object) => {
        sent.push(input);
        return bill;
      },
    } as never,
  });
  const table = await screen.findByRole('table', { name: '异议中的账单' });
  expect(within(table).getByText('1 行异议待处理')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(table).getByRole('link', { name: 'ZD20261125-000001' }));
  await user.click(await screen.findByRole('button', { name: '调整 内六角螺钉' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/减少金额/), '100.01');
  await user.click(within(dialog).getByRole('button', { name: '调整明细' }));
  expect(within(dialog).getByText('请填写 0.01 至 ¥100.00 的金额')).toBeInTheDocument();
  expect(within(dialog).getByText('请填写原因')).toBeInTheDocument();
  await user.clear(within(dialog).getByLabelText(/减少金额/));
  await user.type(within(dialog).getByLabelText(/减少金额/), '20');
  await user.type(within(dialog).getByLabelText(/原因/), '按签收数量');
  await user.click(within(dialog).getByRole('button', { name: '调整明细' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ itemId: 7, why: '按签收数量', amountFen: 2000 }]);
});
