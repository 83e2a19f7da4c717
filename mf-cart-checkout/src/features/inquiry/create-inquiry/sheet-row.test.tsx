/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { accessibilityFaults, refusal, screen, waitFor, within } from '@mall/testing';
import { aProduct } from '../../../parts/inquiry/a-sheet.ts';
import { bearing, openSheet, rowOf, screw, unknown } from '../../../testing/a-served-sheet.tsx';

beforeEach(() => sessionStorage.clear());

test('lines stand with what was said, what it was taken for and why, and are filtered by state', async () => {
  const { user, container } = openSheet([screw, bearing, unknown]);
  expect(await rowOf('内六角螺钉 M8*30')).toHaveTextContent('¥1.25');
  expect(within(await rowOf('内六角螺钉 M8*30')).getByRole('list', { name: '匹配依据' })).toHaveTextContent('强度');
  expect(await rowOf('轴承 6204 若干')).toHaveTextContent('“若干”不是明确的数量，请填写');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '未匹配 1' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: '内六角螺钉 M8*30' })).not.toBeInTheDocument());
  expect(await rowOf('神秘零件 X-1')).toBeInTheDocument();
});

test('arrows and Enter move through a column, and a quantity counts when it is left', async () => {
  const { user, inquiry } = openSheet([screw, bearing, unknown]);
  const first = within(await rowOf('内六角螺钉 M8*30')).getByRole('textbox', { name: /的数量/ });
  const second = within(await rowOf('轴承 6204 若干')).getByRole('textbox', { name: /的数量/ });
  await user.click(first);
  await user.clear(first);
  await user.type(first, '30{Enter}');
  expect(second).toHaveFocus();
  await user.keyboard('12{ArrowDown}');
  expect(within(await rowOf('神秘零件 X-1')).getByRole('textbox', { name: /的数量/ })).toHaveFocus();
  await waitFor(() =>
    expect(inquiry.updateInquirySheet.mock.calls.flatMap(([{ items }]) => items)).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 1, quantity: 30 }), expect.objectContaining({ id: 2, quantity: 12 })]),
    ),
  );
  await user.keyboard('{ArrowUp}{Home}{ArrowLeft}');
  expect(within(await rowOf('轴承 6204 若干')).getByRole('textbox', { name: /的客户品牌/ })).toHaveFocus();
});

test('a quantity against the product’s step is corrected in words', async () => {
  const { user } = openSheet([{ ...screw, product: aProduct({ minOrderQty: 10, stepValue: 10 }) }]);
  const field = within(await rowOf('内六角螺钉 M8*30')).getByRole('textbox', { name: /的数量/ });
  await user.clear(field);
  await user.type(field, '15{Enter}');
  expect(await screen.findByText('起订量后的步进值必须为10')).toBeInTheDocument();
  expect(field).toHaveValue('10');
});

test('what was typed survives an error and a reload', async () => {
  const first = openSheet([screw]);
  first.inquiry.updateInquirySheet.mockRejectedValue(refusal('NETWORK', '网络异常'));
  const field = within(await rowOf('内六角螺钉 M8*30')).getByRole('textbox', { name: /的备注/ });
  await first.user.type(field, '急用{Enter}');
  expect(await screen.findByText('有修改尚未保存，您填写的内容已保留')).toBeInTheDocument();
  expect(field).toHaveValue('急用');
  first.unmount();
  const again = openSheet([screw]);
  expect(within(await rowOf('内六角螺钉 M8*30')).getByRole('textbox', { name: /的备注/ })).toHaveValue('急用');
  await waitFor(() => expect(again.inquiry.updateInquirySheet).toHaveBeenCalledWith({ items: [{ id: 1, remark: '急用' }] }));
});

test('a candidate is chosen in a dialog that says what agrees and what doesn’t', async () => {
  const { user, inquiry } = openSheet([screw, bearing]);
  await user.click(within(await rowOf('轴承 6204 若干')).getByRole('button', { name: '换一个（候选 2）' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('list', { name: '候选商品' })).toHaveTextContent('匹配度 91');
  expect(within(dialog).getByRole('list', { name: '其他品牌的替代品' })).toHaveTextContent('国产');
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '选用 轴承 6204-2RS CC3' }));
  await waitFor(() => expect(inquiry.updateInquiryItemBySku).toHaveBeenCalledWith({ inquiryId: 9, itemId: 2, sku: 'CC3' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await rowOf('轴承 6204 若干')).toHaveTextContent('已选定');
});

test('what a line was taken for is confirmed with one press', async () => {
  const { user, inquiry } = openSheet([screw, bearing]);
  await user.click(within(await rowOf('轴承 6204 若干')).getByRole('button', { name: '就是它' }));
  await waitFor(() => expect(inquiry.updateInquiryItemBySku).toHaveBeenCalledWith({ inquiryId: 9, itemId: 2, sku: 'BB2' }));
  await waitFor(async () => expect(await rowOf('轴承 6204 若干')).toHaveTextContent('已选定'));
});

test('deleting asks first', async () => {
  const { user, inquiry } = openSheet([screw, bearing]);
  await user.click(within(await rowOf('轴承 6204 若干')).getByRole('button', { name: '删除 轴承 6204 若干' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('确认删除当前询价商品吗');
  await user.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: '轴承 6204 若干' })).not.toBeInTheDocument());
  expect(inquiry.deleteInquiryItem).toHaveBeenCalledWith({ itemId: 2 });
});
