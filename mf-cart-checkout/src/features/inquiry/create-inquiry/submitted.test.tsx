/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, fireEvent, renderPage, screen, waitFor, within } from '@mall/testing';
import { aChange, aSheet, aSheetLine } from '../../../parts/inquiry/a-sheet.ts';
import CreateInquiryPage from './create-inquiry-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = (() => ({ matches: true })) as never;
});
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

const submitted = {
  inquiryId: 9,
  inquiryNumber: 'XJ20261122-000001',
  url: '/Customer/InquiryOnlineV2/9',
  qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
};
const open = (lines = [aSheetLine({ id: 1 })]) => {
  const inquiry = {
    getUnSubmittedInquirySheet: async () => aSheet(lines),
    getPbTotalDiscountInfo: async () => ({}),
    submitQuotationAndGetWxPubQrcode: jest.fn(async (_: object, __?: object) => submitted),
    identifyTable: async () => ({ kind: 'text' }),
    matchInquirySheet: async () => aChange([aSheetLine({ id: 7 })]),
    saveStatisticsDataSourceItems: jest.fn(async (_: object) => ({ saved: 1 })),
  };
  const view = renderPage(<CreateInquiryPage />, {
    answers: { inquiry, location: { getStateProvinces: async () => [] } } as never,
    path: '/customer/createinquiryv2',
  });
  return { inquiry, ...view };
};

test('on a wide screen what was submitted shows the way to a phone, and leads to the inquiry (rule inquiry 61)', async () => {
  const { user, inquiry, seen } = open();
  await user.dblClick(await screen.findByRole('button', { name: '提交询价单' }));
  const dialog = await screen.findByRole('dialog', { name: '询价单已提交' });
  expect(within(dialog).getByRole('img', { name: '在手机上查看这张询价单的二维码' })).toHaveAttribute('src', submitted.qrCode);
  expect(dialog).toHaveTextContent('XJ20261122-000001');
  expect(await accessibilityFaults(dialog)).toEqual([]);
  expect(inquiry.submitQuotationAndGetWxPubQrcode).toHaveBeenCalledTimes(1);
  expect(seen.navigations).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '查看询价单' }));
  expect(seen.navigations).toEqual(['/Customer/InquiryOnlineV2/9']);
});

test('lines that were typed are told apart from those that were pasted (rule inquiry 62)', async () => {
  const { user, inquiry } = open([]);
  const field = await screen.findByRole('textbox', { name: '粘贴或输入清单' });
  fireEvent.change(field, { target: { value: '6204 10个' } });
  await user.click(screen.getByRole('button', { name: '识别并匹配' }));
  await waitFor(() =>
    expect(inquiry.saveStatisticsDataSourceItems.mock.calls[0]![0]).toEqual({ id: 9, items: [{ itemId: 7, source: 'typed' }] }),
  );
});

test('lines that were pasted are nothing else', async () => {
  const { user, inquiry } = open([]);
  const field = await screen.findByRole('textbox', { name: '粘贴或输入清单' });
  await user.click(field);
  await user.paste('6204 10个');
  await user.click(screen.getByRole('button', { name: '识别并匹配' }));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  expect(inquiry.saveStatisticsDataSourceItems).not.toHaveBeenCalled();
});
