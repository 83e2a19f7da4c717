/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, within } from '@mall/testing';
import { anInvoice } from '../../../parts/invoicing/an-invoice.ts';
import { historyHref, readHistory } from './history-filters.ts';
import InvoicedHistoryPage from './invoiced-history-page.tsx';

const blue = anInvoice();
const red = anInvoice({
  id: 'b'.repeat(26),
  invoiceNumber: '26311122000000000002',
  isRed: true,
  originalNumber: blue.invoiceNumber,
  amountFen: -5650,
  taxFen: -650,
});
const failed = anInvoice({
  id: 'c'.repeat(26),
  invoiceNumber: '',
  state: 'failed',
  stateName: '开票失败',
  failure: '税号有误',
  pdfUrl: '',
  xmlUrl: '',
});

function open(items = [failed, red, blue], path = '/customer/orderInvoicedHistory') {
  const getInvoicePagedList = jest.fn(async (_: object) => ({
    pageIndex: 1,
    pageSize: 20,
    total: items.length,
    items,
    openOrders: 2,
    openFen: 12_300,
  }));
  const shareInvoices = jest.fn(async (_: object, __?: object) => ({
    url: 'http://mall/dl-inv/k',
    key: 'k',
    count: 2,
    expiresAt: '2026-11-29T00:00:00Z',
  }));
  const view = renderPage(<InvoicedHistoryPage />, { answers: { invoice: { getInvoicePagedList, shareInvoices } } as never, path });
  return { ...view, getInvoicePagedList, shareInvoices };
}

test('each invoice says its number, amount and what became of it, with its files; what waits is told', async () => {
  const { container } = open();
  const table = await screen.findByRole('table', { name: '发票' });
  expect(within(table).getByText('税号有误')).toBeInTheDocument();
  expect(within(table).getByText(`红冲 ${blue.invoiceNumber}`)).toBeInTheDocument();
  expect(within(table).getByText('-¥56.50')).toBeInTheDocument();
  expect(within(table).getByRole('link', { name: `下载发票 ${blue.invoiceNumber} 的 PDF` })).toHaveAttribute('href', blue.pdfUrl);
  expect(screen.getByText(/还有 2 个订单已发货未开票，共 ¥123.00/)).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('all issued ones of the page become one link for the accountant', async () => {
  const { user, shareInvoices } = open();
  await screen.findByRole('table', { name: '发票' });
  expect(screen.getByRole('button', { name: '发给财务' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '全选本页' }));
  await user.click(screen.getByRole('button', { name: '发给财务' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: '30 天' }));
  await user.click(within(dialog).getByRole('button', { name: '生成链接' }));
  expect(await within(dialog).findByText('http://mall/dl-inv/k')).toBeInTheDocument();
  expect(shareInvoices.mock.calls[0]![0]).toEqual({ invoiceIds: [red.id, blue.id], days: 30 });
});

test('nothing yet says when there will be; filters live in the address, nonsense counts as not there', async () => {
  open([]);
  expect(await screen.findByText('还没有发票')).toBeInTheDocument();
  const filters = readHistory(new URLSearchParams('q=263&state=issued&kind=x&from=2026-12-01&to=2026-11-01&page=0'));
  expect(filters).toEqual({ keyword: '263', state: 'issued', kind: undefined, from: '2026-11-01', to: '2026-12-01', page: 1 });
  expect(historyHref({ ...filters, page: 2 })).toBe(
    '/customer/orderInvoicedHistory?q=263&state=issued&from=2026-11-01&to=2026-12-01&page=2',
  );
});
