/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import type { QuickOrder } from './quick-lines.ts';
import QuickOrderPage from './quick-order-page.tsx';

type Line = QuickOrder['lines'][number];
const aProduct = (sku: string, more: Partial<Line['products'][number]> = {}): Line['products'][number] => ({
  ...{
    sku,
    productName: `螺钉 ${sku}`,
    thumbUrl: '',
    manufacturerName: '火也',
    manufacturerPartNumber: `HY-${sku}`,
    orderCode: sku,
    itemNo: '',
  },
  ...{ specification: '', salesPackUom: '个', minOrderQty: 5, stepValue: 5, priceFen: 100, priceText: '¥1.00', stockText: '现货100个' },
  ...{ deliveryText: '当日发货', canOrder: true, fault: '' },
  ...more,
});
const aRead = (said: string, more: Partial<Line> = {}): Line => ({
  ...{ row: 1, said, quantity: 10, quantityFault: '', state: 'exact', why: '', products: [aProduct(said)] },
  ...more,
});
const read: QuickOrder = {
  lines: [
    aRead('A1'),
    aRead('A2', { quantity: 7 }),
    aRead('A3', { quantity: null, quantityFault: '“若干”不是明确的数量，请填写' }),
    aRead('A4', { state: 'similar', products: [aProduct('B1'), aProduct('B2')] }),
    aRead('A5', { state: 'unmatched', products: [] }),
    aRead('A6', { products: [aProduct('A6', { canOrder: false, fault: '该商品已下架' })] }),
  ],
  notes: ['1行未读取：表头'],
};
const row = (said: string) => within(screen.getByRole('listitem', { name: said }));
const status = () => screen.getByText(/^共 \d+ 行/).textContent;
const open = (more: object = {}) => {
  const matchQuickOrder = jest.fn(async (_: object) => read);
  const addSkusToCart = jest.fn(async (_: object, ..._options: unknown[]) => ({
    added: [{ shoppingCartItemId: 1, sku: 'A1', quantity: 10, totalProducts: 1 }],
    refused: [{ sku: 'A2', message: '超出限购数量' }],
    totalProducts: 1,
  }));
  const calls = { matchQuickOrder, addSkusToCart, ...more };
  return { ...calls, ...renderPage(<QuickOrderPage />, { answers: { cart: calls }, path: '/quickorder' }) };
};
const type = async (user: ReturnType<typeof open>['user']) => {
  await user.type(screen.getByRole('textbox', { name: '型号与数量' }), 'A1 10{Control>}{Enter}{/Control}');
  await screen.findByRole('listitem', { name: 'A1' });
};
beforeEach(() => sessionStorage.clear());

test('a list is read by the keyboard, each line says what it is or what is wrong with it (rule cart 32)', async () => {
  const { user, matchQuickOrder, container } = open();
  await type(user);
  expect(matchQuickOrder).toHaveBeenCalledWith({ data: 'A1 10' });
  expect(status()).toBe('共 6 行，2 行可以加入购物车，4 行需要处理');
  expect(row('A1').getByRole('link', { name: '螺钉 A1' })).toHaveAttribute('href', '/p/A1');
  expect(row('A2').getByRole('spinbutton')).toHaveValue('5');
  expect(await row('A2').findByText('起订量后的步进值必须为5')).toBeInTheDocument();
  expect(row('A3').getByText('“若干”不是明确的数量，请填写')).toBeInTheDocument();
  expect(row('A4').getByText('请选择是哪一种商品', { selector: 'strong' })).toBeInTheDocument();
  expect(row('A5').getByText('没有找到对应的商品')).toBeInTheDocument();
  expect(row('A6').getByText('该商品已下架')).toBeInTheDocument();
  expect(screen.getByText('1行未读取：表头')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '型号与数量' })).toHaveValue('');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('what is wrong is put right in its line, all that is ready goes in at once, and what is refused stays with its reason', async () => {
  const { user, addSkusToCart, platform, seen } = open();
  const told = jest.fn();
  platform.bus.on('cart:changed', told);
  await type(user);
  await user.selectOptions(row('A4').getByRole('combobox'), 'B2');
  await user.type(row('A3').getByRole('spinbutton'), '{Control>}a{/Control}15{Enter}');
  await user.click(row('A5').getByRole('button', { name: '移除 A5' }));
  expect(status()).toBe('共 5 行，4 行可以加入购物车，1 行需要处理');
  addSkusToCart.mockResolvedValue({
    added: ['A1', 'A3', 'B2'].map((sku) => ({ shoppingCartItemId: 1, sku, quantity: 10, totalProducts: 3 })),
    refused: [{ sku: 'A2', message: '超出限购数量' }],
    totalProducts: 3,
  });
  await user.dblClick(screen.getByRole('button', { name: '加入购物车' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'A1' })).toBeNull());
  expect(addSkusToCart).toHaveBeenCalledTimes(1);
  expect(addSkusToCart.mock.calls[0]![0]).toEqual({
    skus: [
      { sku: 'A1', quantity: 10 },
      { sku: 'A2', quantity: 5 },
      { sku: 'A3', quantity: 15 },
      { sku: 'B2', quantity: 10 },
    ],
  });
  expect(row('A2').getByText('超出限购数量')).toBeInTheDocument();
  expect(told).toHaveBeenCalledWith({ totalProducts: 3 });
  expect(seen.notices).toEqual([{ tone: 'warning', text: '已加入购物车 3 种，还有 2 行需要处理' }]);
});

test('one product on two lines goes in once with all its pieces; when all is in, the cart opens', async () => {
  const both = { lines: [aRead('A1'), aRead('A1')], notes: [] };
  const { user, addSkusToCart, seen } = open({ matchQuickOrder: async () => both });
  await user.type(screen.getByRole('textbox', { name: '型号与数量' }), 'A1 10');
  await user.click(screen.getByRole('button', { name: '识别' }));
  await screen.findAllByRole('listitem', { name: 'A1' });
  addSkusToCart.mockResolvedValue({
    added: [{ shoppingCartItemId: 1, sku: 'A1', quantity: 20, totalProducts: 1 }],
    refused: [],
    totalProducts: 1,
  });
  await user.click(screen.getByRole('button', { name: '加入购物车' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/mycart']));
  expect(addSkusToCart.mock.calls[0]![0]).toEqual({ skus: [{ sku: 'A1', quantity: 20 }] });
});

test('nothing typed is said at the field; what was typed stays when reading fails', async () => {
  const { user } = open({ matchQuickOrder: () => Promise.reject(refusal('INQUIRY_LIST_UNREADABLE', '没有读到任何内容')) });
  await user.click(screen.getByRole('button', { name: '识别' }));
  const field = screen.getByRole('textbox', { name: '型号与数量' });
  expect(field).toHaveAccessibleDescription(expect.stringContaining('请先输入或粘贴型号与数量，一行一种'));
  expect(field).toHaveFocus();
  await user.type(field, '谢谢');
  await user.click(screen.getByRole('button', { name: '识别' }));
  expect(await screen.findByText('没有读到任何内容')).toBeInTheDocument();
  expect(field).toHaveValue('谢谢');
});
