/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor } from '@mall/testing';
import { aPaper } from '../../../parts/inquiry/a-quotation.ts';
import QuotationLinkPage from './quotation-link-page.tsx';

const code = 'b'.repeat(26);
const open = (inquiry: object, id = code) =>
  renderPage(<QuotationLinkPage />, { answers: { inquiry } as never, params: { id }, path: `/m/quot/${id}`, session: { signedIn: false } });

test('a visitor with the link reads lines, prices, sum in words and validity', async () => {
  const getInquiryByShortCode = jest.fn(async (_: object) => aPaper());
  const { container } = open({ getInquiryByShortCode });
  expect(await screen.findByRole('heading', { name: '报价单' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /内六角圆柱头螺钉/ })).toHaveTextContent('替代品');
  expect(screen.getByText('壹佰贰拾元整')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('papers are taken by the code, and a refusal is said', async () => {
  const getExportInquiryUrlShortCode = jest.fn(async (_: object) => Promise.reject(refusal('INQUIRY_NOT_FOUND', '没有该询价单')));
  const { user, seen } = open({ getInquiryByShortCode: async () => aPaper(), getExportInquiryUrlShortCode });
  await user.click(await screen.findByRole('button', { name: '下载 PDF' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'danger', text: '没有该询价单' }]));
  expect(getExportInquiryUrlShortCode).toHaveBeenCalledWith({ code });
});

test('a link that was ended says so, and one that is none asks nothing', async () => {
  const { unmount } = open({ getInquiryByShortCode: () => Promise.reject(refusal('INQUIRY_NOT_FOUND', '没有该询价单')) });
  expect(await screen.findByText('报价单链接已失效')).toBeInTheDocument();
  unmount();
  const getInquiryByShortCode = jest.fn();
  open({ getInquiryByShortCode }, 'nonsense');
  expect(await screen.findByText('报价单链接已失效')).toBeInTheDocument();
  expect(getInquiryByShortCode).not.toHaveBeenCalled();
});

test('a failure can be tried again', async () => {
  open({ getInquiryByShortCode: () => Promise.reject(refusal('NETWORK', '网络异常')) });
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
});
