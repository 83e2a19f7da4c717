/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen } from '@mall/testing';
import { aPaper } from '../../../parts/inquiry/a-quotation.ts';
import QuotationDocumentPage from './quotation-document-page.tsx';

const open = (getInquiryInfoByInquiryId: unknown, path = '/inquiry/export/12?token=abc') =>
  renderPage(<QuotationDocumentPage />, { answers: { inquiry: { getInquiryInfoByInquiryId } } as never, params: { id: '12' }, path });

test('the document is read with the pass of its link, and printed', async () => {
  const read = jest.fn(async (_: object, __?: object) => aPaper());
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user, container } = open(read);
  await user.click(await screen.findByRole('button', { name: '打印' }));
  expect(print).toHaveBeenCalled();
  expect(read).toHaveBeenCalledWith({ id: 12, token: 'abc' }, expect.anything());
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('an inquiry without a quotation says so', async () => {
  open(() => Promise.reject(refusal('INQUIRY_NOT_QUOTED', '询价单没有生效的报价', { status: 'submitted' })));
  expect(await screen.findByText('这张询价单还没有生效的报价')).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  open(() => Promise.reject(refusal('NETWORK', '网络异常')));
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
});
