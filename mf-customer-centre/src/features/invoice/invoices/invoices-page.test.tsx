/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor, within } from '@mall/testing';
import InvoicesPage from './invoices-page.tsx';

const invoice = {
  id: 1,
  type: 2 as const,
  typeName: '增值税专用发票',
  isElectronic: true,
  title: '上海启衡机械有限公司',
  taxNumber: '91310115MA1K4QH20X',
  registerAddress: '张江路 500 号',
  registerPhone: '021-58880500',
  bank: '工商银行',
  bankAccount: '1001',
  email: '',
  isDefault: true,
};

test('titles are listed, and a new one is saved with its tax number in capitals', async () => {
  const saveCustomerInvoice = jest.fn(async (_: object, __?: object) => invoice);
  const { user, container } = renderPage(<InvoicesPage />, {
    answers: { account: { getCustomerInvoices: async () => [invoice], saveCustomerInvoice } },
  });
  const table = await screen.findByRole('table', { name: '发票抬头' });
  expect(within(table).getByText('91310115MA1K4QH20X')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '新增发票抬头' }));
  const dialog = await screen.findByRole('dialog', { name: '新增发票抬头' });
  await user.type(within(dialog).getByRole('textbox', { name: /发票抬头/ }), '苏州分公司');
  await user.type(within(dialog).getByRole('textbox', { name: /税号/ }), '91320505ma1x7qh4');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saveCustomerInvoice).toHaveBeenCalledTimes(1));
  expect(saveCustomerInvoice.mock.calls[0]![0]).toMatchObject({ type: 1, title: '苏州分公司', taxNumber: '91320505MA1X7QH4' });
});
