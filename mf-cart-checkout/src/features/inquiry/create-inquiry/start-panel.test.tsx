/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, fireEvent, refusal, screen, waitFor } from '@mall/testing';
import { openSheet, pasteField, rowOf } from '../../../testing/a-served-sheet.tsx';

beforeEach(() => sessionStorage.clear());

test('an empty sheet begins with a list, and says how it goes on', async () => {
  const { container, user } = openSheet([]);
  await pasteField();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '识别并匹配' }));
  expect(screen.getByText('请先粘贴或输入要询价的内容，一行一种')).toBeInTheDocument();
  expect(await pasteField()).toHaveFocus();
});

test('the words of a search stand in the field', async () => {
  openSheet([], { path: '/customer/createinquiryv2?q=M8x30%20内六角' });
  await waitFor(async () => expect(await pasteField()).toHaveValue('M8x30 内六角'));
  expect(window.location.search).toBe('');
});

test('a pasted table is shown as it was understood, corrected, and matched when the buyer says yes', async () => {
  const { user, inquiry, container, seen } = openSheet([]);
  fireEvent.change(await pasteField(), { target: { value: '编码\t件数\n6204-2RS\t10' } });
  await user.click(screen.getByRole('button', { name: '识别并匹配' }));
  expect(await screen.findByRole('heading', { name: '请核对识别结果' })).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: '第 3 列（说明）是' }), '备注');
  await waitFor(() => expect(inquiry.identifyTable).toHaveBeenCalledTimes(2));
  expect(inquiry.identifyTable.mock.calls[1]![0].mapping!.columns[2]).toMatchObject({ column: 2, role: 'remark' });
  await waitFor(() => expect(screen.getByRole('button', { name: '识别正确，开始匹配' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '识别正确，开始匹配' }));
  expect(await rowOf('内六角螺钉 M8*30')).toBeInTheDocument();
  expect(inquiry.matchInquirySheet.mock.calls[0]![0]).toMatchObject({
    data: '编码\t件数\n6204-2RS\t10',
    inquiryMatchType: 1,
    mapping: { sheet: '采购', headerRow: 2 },
  });
  expect(seen.notices[0]!.text).toContain('1 行已匹配');
});

test('a file that is refused says why, and what was typed stays', async () => {
  const { user } = openSheet([], { uploadFile: () => Promise.reject(refusal('FILE_TOO_LARGE', '文件不能超过10 MB', { limit: 10 })) });
  fireEvent.change(await pasteField(), { target: { value: '6204' } });
  await user.upload(screen.getByLabelText('选择文件'), new File(['x'], '清单.xlsx'));
  expect(await screen.findByText('文件不能超过10 MB')).toBeInTheDocument();
  expect(await pasteField()).toHaveValue('6204');
});

test('a photo that can’t be read can be asked about as it is', async () => {
  const { user, inquiry, seen } = openSheet([]);
  const ask = jest.fn(async (_: object, __?: object) => ({ inquiryId: 12, inquiryNumber: 'XJ1', url: '/Customer/InquiryOnlineV2/12' }));
  Object.assign(inquiry, { createQuotationWithCustomerFile: ask });
  inquiry.identifyTable.mockRejectedValue(refusal('FILE_UNREADABLE', '图片里没有读出文字'));
  await pasteField();
  await user.upload(screen.getByLabelText('选择文件'), new File(['x'], '照片.jpg', { type: 'image/jpeg' }));
  await user.click(await screen.findByRole('button', { name: '直接用此文件询价' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/Customer/InquiryOnlineV2/12']));
  expect(ask.mock.calls[0]![0]).toEqual({ uploadFilePath: 'f'.repeat(26), remark: '照片.jpg' });
});
