/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor, within } from '@mall/testing';
import ReceiversPage from './receivers-page.tsx';

const kept = { id: 3, receiver: '孙会计', phone: '13800000000', email: 'caiwu@example.com', address: '', isDefault: true };

test('who receives invoices is listed, and another is added; a wrong mail address is told before', async () => {
  const saveCustomerInvoiceReceiver = jest.fn(async (_: object, __?: object) => kept);
  const { user, container } = renderPage(<ReceiversPage />, {
    answers: { account: { getCustomerInvoiceReceivers: async () => [kept], saveCustomerInvoiceReceiver } } as never,
  });
  expect(await screen.findByText('caiwu@example.com')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /新增收票信息/ }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/收票人/), '李出纳');
  await user.type(within(dialog).getByLabelText(/手机/), '13900000000');
  await user.type(within(dialog).getByLabelText(/收票邮箱/), 'nobody');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await within(dialog).findByText(/请填写收票邮箱，如/)).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/收票邮箱/), '@example.com');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saveCustomerInvoiceReceiver.mock.calls[0]![0]).toMatchObject({
    receiver: '李出纳',
    email: 'nobody@example.com',
    isDefault: false,
  });
});
