/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { aCard } from '../../../parts/inquiry/a-quotation.ts';
import type { InquiryCard } from '../../../parts/inquiry/inquiry-types.ts';
import { inquiriesHref, readFilters } from './inquiry-filters.ts';
import InquiryListPage from './inquiry-list-page.tsx';

const counts = { total: 3, draft: 1, submitted: 0, quoting: 1, quoted: 1, ordered: 0, expired: 0, cancelled: 0, reinquired: 0 };
const open = (items: InquiryCard[], path = '/customer/inquiryListV2', more: object = {}) => {
  const inquiry = {
    getInquiryPagedList: jest.fn(async (_: object, __?: object) => ({ items, total: items.length, pageIndex: 1, pageSize: 20 })),
    getInquiryPagedListCount: async () => counts,
    ...more,
  };
  return { inquiry, ...renderPage(<InquiryListPage />, { answers: { inquiry } as never, path, title: '企业询价' }) };
};

test('an inquiry stands with what is in it, its state and what can be done', async () => {
  const { container } = open([aCard({ question: '要发黑还是镀锌？' })]);
  const block = await screen.findByRole('article', { name: /XJ20261120-000012/ });
  expect(block).toHaveTextContent('¥120.00');
  expect(block).toHaveTextContent('报价员问：要发黑还是镀锌？');
  expect(within(block).getByRole('link', { name: '立即下单' })).toHaveAttribute(
    'href',
    '/checkout/myconfirm?inquiryNumber=XJ20261120-000012',
  );
  expect(screen.getByRole('tab', { name: /报价中/ })).toHaveTextContent('1');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('what may not be done in a state is not offered', async () => {
  open([aCard({ status: 'cancelled', statusName: '已取消', canCancel: false, canOrder: false, canReinquire: true })]);
  const block = await screen.findByRole('article');
  expect(within(block).queryByRole('link', { name: '立即下单' })).not.toBeInTheDocument();
  expect(within(block).queryByRole('button', { name: 'PDF' })).not.toBeInTheDocument();
  expect(within(block).getByRole('button', { name: '再次询价' })).toBeInTheDocument();
});

test('state, words and days live in the address', async () => {
  const { user, inquiry } = open([aCard()]);
  await user.click(await screen.findByRole('tab', { name: /已报价/ }));
  await waitFor(() => expect(window.location.search).toBe('?status=quoted'));
  await user.type(screen.getByRole('searchbox', { name: '关键词' }), 'M8{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?status=quoted&q=M8'));
  await waitFor(() =>
    expect(inquiry.getInquiryPagedList).toHaveBeenLastCalledWith(
      { pageIndex: 1, pageSize: 20, status: 'quoted', keyword: 'M8' },
      expect.anything(),
    ),
  );
});

test.each([
  ['?status=nonsense&page=-1', '/customer/inquiryListV2'],
  ['?from=2026-11-20&to=2026-11-01&page=3', '/customer/inquiryListV2?from=2026-11-01&to=2026-11-20&page=3'],
])('%s is read as %s', (query, href) => expect(inquiriesHref(readFilters(new URLSearchParams(query)))).toBe(href));

test('cancelling asks, and reads the list anew', async () => {
  const cancelInquiry = jest.fn(async (_: object, __?: object) => ({}));
  const { user, inquiry } = open([aCard()], undefined, { cancelInquiry });
  await user.click(await screen.findByRole('button', { name: '取消询价' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), '不买了');
  await user.click(within(dialog).getByRole('button', { name: '确认取消' }));
  await waitFor(() => expect(cancelInquiry).toHaveBeenCalledWith({ inquiryId: 12, reason: '不买了' }, expect.anything()));
  await waitFor(() => expect(inquiry.getInquiryPagedList).toHaveBeenCalledTimes(2));
});

test('nothing found, nothing there, and a failure each say what to do next', async () => {
  const { unmount } = open([], '/customer/inquiryListV2?q=xyz');
  expect(await screen.findByText('没有符合条件的询价单')).toBeInTheDocument();
  unmount();
  const none = open([]);
  expect(await screen.findByRole('link', { name: '去询价' })).toHaveAttribute('href', '/customer/createinquiryv2');
  none.unmount();
  open([], undefined, { getInquiryPagedList: () => Promise.reject(refusal('NETWORK', '网络异常')) });
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
});
