/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { StaffInvoice } from '@mall/api-contract/staff';
import { accessibilityFaults, screen, waitFor, within } from '@mall/testing';
import { showWorkplace } from '../testing/show-workplace.tsx';

const failed: StaffInvoice = {
  ...{ id: 'a'.repeat(26), requestNumber: 'FP20261122-000001', invoiceNumber: '', isRed: false, originalNumber: '' },
  ...{ type: 1, typeName: '增值税普通发票', state: 'failed', stateName: '开票失败', failure: '购买方已注销' },
  ...{
    title: '甲公司',
    taxNumber: '91310000MA1K40000X',
    amountFen: 11_300,
    amount: '¥113.00',
    netFen: 10_000,
    taxFen: 1300,
    takenBackFen: 0,
  },
  ...{ orders: [{ orderId: 'o1', orderNumber: 'SO1' }], bill: '', createdAt: '2026-11-22T00:00:00Z', issuedAt: '', pdfUrl: '', xmlUrl: '' },
  ...{ customerId: 1, customerName: '甲公司', isUrgent: true, urgentRemark: '月底入账', attempts: 1 },
};

test('what failed says why, and is issued again to a corrected title', async () => {
  let open = [failed];
  const sent: object[] = [];
  const { user, container } = showWorkplace('/invoices', {
    roles: ['finance'],
    staff: {
      listInvoices: async () => ({ pageIndex: 1, pageSize: 20, total: open.length, items: open }),
      reissueInvoice: async (input) => {
        sent.push(input);
        open = [];
        return { ...failed, state: 'waiting' };
      },
    },
  });
  const table = await screen.findByRole('table', { name: '开票失败的发票' });
  expect(within(table).getByText('购买方已注销')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(table).getByRole('button', { name: '重新开具 FP20261122-000001' }));
  const dialog = await screen.findByRole('dialog');
  const tax = within(dialog).getByLabelText(/税号/);
  await user.clear(tax);
  await user.type(tax, '123');
  await user.click(within(dialog).getByRole('button', { name: '重新开具' }));
  expect(await within(dialog).findByText('税号须为15至20位数字或大写字母')).toBeInTheDocument();
  await user.clear(tax);
  await user.type(tax, '91310000ma1k50000y');
  await user.click(within(dialog).getByRole('button', { name: '重新开具' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ invoiceId: failed.id, title: '甲公司', taxNumber: '91310000MA1K50000Y' }]);
  expect(await screen.findByText('没有开票失败的发票')).toBeInTheDocument();
});
