/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, within } from '@mall/testing';
import { anInvoice } from './an-invoice.ts';
import type { OrderInvoicing } from './invoice-types.ts';
import { OrderInvoicingPanel } from './order-invoicing-panel.tsx';

const invoicing = (changes: Partial<OrderInvoicing> = {}): OrderInvoicing => ({
  ...{ orderId: 'o-1', orderNumber: 'SO1', timingName: '发货后开票', statusName: '待选抬头', title: '', isNotInvoiced: false },
  ...{ isUrgent: false, urgentRemark: '', dueFen: 11_300, invoicedFen: 0, canTag: true, canUntag: false, canAsk: true, canHurry: false },
  ...{ invoices: [], ...changes },
});
const done = invoicing({
  statusName: '开票中',
  title: '甲公司',
  canAsk: false,
  canTag: false,
  invoicedFen: 11_300,
  invoices: [anInvoice({ state: 'waiting', stateName: '待开票', invoiceNumber: '', pdfUrl: '', xmlUrl: '' })],
});

test('an order without a title is asked for one, and then shows its invoice', async () => {
  const updateOrderToInvoicing = jest.fn(async (_: object, __?: object) => done);
  const titles = [{ id: 7, title: '甲公司', typeName: '增值税普通发票', isDefault: true }];
  const { user, container } = renderPage(<OrderInvoicingPanel orderId="o-1" />, {
    answers: {
      invoice: { getOrderInvoicing: async () => invoicing(), updateOrderToInvoicing },
      account: { getCustomerInvoices: async () => titles },
    } as never,
  });
  await user.click(await screen.findByRole('button', { name: '申请开票' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('option', { name: /甲公司/ });
  await user.click(within(dialog).getByRole('button', { name: '申请开票' }));
  expect(await screen.findByText('申请号 FP20261122-000001')).toBeInTheDocument();
  expect(updateOrderToInvoicing.mock.calls[0]![0]).toEqual({ orderId: 'o-1', invoiceId: 7 });
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('an order is tagged not to be invoiced, and freed of it', async () => {
  let now = invoicing();
  const { user } = renderPage(<OrderInvoicingPanel orderId="o-1" />, {
    answers: {
      invoice: {
        getOrderInvoicing: async () => now,
        addOrderNotInvoiceTag: async () => {
          now = invoicing({ statusName: '不开票', isNotInvoiced: true, canTag: false, canUntag: true, canAsk: false });
          return now;
        },
      },
    } as never,
  });
  await user.click(await screen.findByRole('button', { name: '标记不开票' }));
  expect(await screen.findByText('不开票')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '恢复开票' })).toBeInTheDocument();
});
