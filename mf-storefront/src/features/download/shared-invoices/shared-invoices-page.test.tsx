/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen } from '@mall/testing';
import SharedInvoicesPage from './shared-invoices-page.tsx';

const key = 'k'.repeat(26);
const invoice = {
  ...{ id: 'a'.repeat(26), requestNumber: 'FP1', invoiceNumber: '26311122000000000001', isRed: false, originalNumber: '' },
  ...{
    type: 1 as const,
    typeName: '增值税普通发票',
    state: 'issued' as const,
    stateName: '已开票',
    failure: '',
    title: '甲公司',
    taxNumber: '9131',
  },
  ...{ amountFen: 11_300, amount: '¥113.00', netFen: 10_000, taxFen: 1300, takenBackFen: 0, orders: [], bill: '' },
  ...{ createdAt: '2026-11-22T00:00:00Z', issuedAt: '2026-11-22T01:00:00Z', pdfUrl: '/api/download/invoice/pdf.x', xmlUrl: '' },
};
const link = { companyName: '甲公司', expiresAt: '2026-11-29T00:00:00Z', zipUrl: `/api/download/invoices/${key}`, invoices: [invoice] };
const open = (getInvoicesByKey: (input: object) => Promise<unknown>, params = { key }) =>
  renderPage(<SharedInvoicesPage />, {
    answers: { invoice: { getInvoicesByKey } } as never,
    params,
    session: { signedIn: false },
    path: `/dl-inv/${params.key}`,
  });

test('whoever has the key sees the invoices and saves one or all, without signing in (rule invoice 18)', async () => {
  const read = jest.fn(async (_: object, __?: object) => link);
  const { container } = open(read);
  expect(await screen.findByRole('heading', { name: '甲公司 的发票' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '全部下载（zip）' })).toHaveAttribute('href', link.zipUrl);
  expect(screen.getByRole('link', { name: /26311122000000000001 的 PDF/ })).toHaveAttribute('href', invoice.pdfUrl);
  expect(read).toHaveBeenCalledWith({ key }, expect.anything());
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a link that is over says so, and nonsense asks for nothing', async () => {
  open(() => Promise.reject(refusal('INVOICE_LINK_OVER', '链接已过期'))).unmount();
  open(() => Promise.reject(refusal('INVOICE_LINK_OVER', '链接已过期')));
  expect(await screen.findByText('链接已过期或不存在')).toBeInTheDocument();
  const read = jest.fn(async (_: object, __?: object) => link);
  open(read, { key: 'nothing' });
  expect(read).not.toHaveBeenCalled();
});
