/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { StaffStockDisplay } from '@mall/api-contract/product';
import { accessibilityFaults, refusal, screen, waitFor, within } from '@mall/testing';
import { aPageOf, showWorkplace } from '../testing/show-workplace.tsx';

const aSku = (skuNumber: string): StaffStockDisplay => ({
  ...{
    skuNumber,
    productName: `深沟球轴承 ${skuNumber}`,
    manufacturerName: '固泰',
    manufacturerPartNumber: `GT-${skuNumber}`,
    isHidden: true,
  },
});

function show(skuNumbers: string[] = ['AB1']) {
  let hidden = skuNumbers;
  const sent: object[] = [];
  const shown = showWorkplace('/hidden-stock', {
    roles: ['warehouse'],
    product: {
      listHiddenStock: async ({ keyword = '' }) => aPageOf(hidden.filter((one) => one.includes(keyword)).map(aSku)),
      changeStockDisplay: async (input) => {
        sent.push(input);
        if (input.skuNumber === 'NOSUCH1') throw refusal('SKU_NOT_FOUND', '没有找到该商品');
        hidden = input.isHidden ? [...hidden, input.skuNumber] : hidden.filter((one) => one !== input.skuNumber);
        return { ...aSku(input.skuNumber), isHidden: input.isHidden };
      },
    },
  });
  return { ...shown, sent };
}
const dialog = async () => within(await screen.findByRole('dialog'));
const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

test('a SKU’s figures are hidden by its number, however it is typed, and shown again with a reason', async () => {
  const { user, sent, container } = show();
  await screen.findByRole('table', { name: '隐藏库存的商品' });
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '隐藏库存' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: '隐藏' }));
  await form.findByText('请填写商品编号');
  await user.type(form.getByLabelText(/商品编号/), ' ａb2 ');
  await user.click(form.getByRole('button', { name: '隐藏' }));
  await waitFor(() => expect(rows()).toEqual(['AB1', 'AB2']));
  await user.click(screen.getByRole('button', { name: '恢复显示 AB1' }));
  const again = await dialog();
  await user.type(again.getByLabelText(/原因/), '盘点完成');
  await user.click(again.getByRole('button', { name: '恢复显示' }));
  await waitFor(() => expect(rows()).toEqual(['AB2']));
  expect(sent).toEqual([
    { skuNumber: 'AB2', isHidden: true },
    { skuNumber: 'AB1', isHidden: false, why: '盘点完成' },
  ]);
});

test('a number that isn’t there is refused in words, and stays to be mended; where none is hidden the page says so', async () => {
  const { user } = show([]);
  await screen.findByText('没有隐藏库存的商品');
  await user.click(screen.getByRole('button', { name: '隐藏库存' }));
  const form = await dialog();
  await user.type(form.getByLabelText(/商品编号/), 'NOSUCH1');
  await user.click(form.getByRole('button', { name: '隐藏' }));
  await form.findByText(/没有找到该商品/);
  expect(form.getByLabelText(/商品编号/)).toHaveProperty('value', 'NOSUCH1');
});
