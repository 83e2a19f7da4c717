/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { aCart, aLine } from '../../../parts/a-cart.ts';
import type { ShoppingCart } from '../../../parts/trading-types.ts';
import CartPage from './cart-page.tsx';

const screw = aLine({ id: 1, sku: 'A1', productName: '螺钉', quantity: 10, appliedPriceFen: 125 });
const bearing = aLine({
  id: 2,
  sku: 'B2',
  productName: '轴承',
  quantity: 2,
  appliedPriceFen: 4000,
  minOrderQty: 1,
  stepValue: 1,
  selected: false,
});
const gone = aLine({ id: 3, sku: 'C3', productName: '旧阀', isValid: false, invalidReason: '该商品已下架', selected: false });

/** A server that keeps the cart. */
function serverOf(first: ShoppingCart) {
  let cart = first;
  const answer = (lines: ShoppingCart['lines']) => {
    cart = aCart(lines.map((line) => ({ ...line, lineTotalFen: line.quantity * line.appliedPriceFen })));
    return cart;
  };
  return {
    getShoppingCartWithDiscount: jest.fn(async () => cart),
    updateCartItems: jest.fn(async ({ items }: { items: { id: number; quantity?: number; selected?: boolean }[] }) =>
      answer(cart.lines.map((line) => ({ ...line, ...items.find(({ id }) => id === line.id) }))),
    ),
    selectedAll: jest.fn(async (_: object) => answer(cart.lines.map((line) => ({ ...line, selected: line.isValid })))),
    unSelectedAll: jest.fn(async (_: object) => answer(cart.lines.map((line) => ({ ...line, selected: false })))),
    deleteCartItems: jest.fn(async ({ ids }: { ids: number[] }) => answer(cart.lines.filter(({ id }) => !ids.includes(id)))),
    addSkusToCart: jest.fn(async (..._: unknown[]) => ({
      added: [{ shoppingCartItemId: 1, sku: 'A1', quantity: 10, totalProducts: 3 }],
      refused: [],
      totalProducts: 3,
    })),
  };
}
const open = (lines = [screw, bearing, gone]) => {
  const cart = serverOf(aCart(lines));
  return { cart, ...renderPage(<CartPage />, { answers: { cart }, path: '/mycart' }) };
};
const rowOf = (name: string) => screen.findByRole('row', { name });
const total = () => screen.getByRole('status', { name: '应付合计' }).textContent;

test('lines stand with quantity and sum, the invalid ones apart with their reason', async () => {
  const { container } = open();
  expect(await rowOf('螺钉')).toHaveTextContent('¥12.50');
  expect(total()).toContain('12.50');
  expect(within(screen.getByRole('rowgroup', { name: '失效商品' })).getByText('该商品已下架')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a new quantity counts at once, and the server is told the last one', async () => {
  const { user, cart, platform } = open();
  const told = jest.fn();
  platform.bus.on('cart:changed', told);
  const row = await rowOf('螺钉');
  const plus = within(row).getByRole('button', { name: '增加螺钉的数量' });
  await user.click(plus);
  await user.click(plus);
  expect(row).toHaveTextContent('¥37.50');
  expect(total()).toContain('37.50');
  await waitFor(() => expect(cart.updateCartItems).toHaveBeenCalledWith({ items: [{ id: 1, quantity: 30 }] }));
  expect(cart.updateCartItems).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(told).toHaveBeenCalledWith({ totalProducts: 3 }));
});

test('a refused quantity goes back to what it was and says why', async () => {
  const { user, cart, seen } = open();
  cart.updateCartItems.mockRejectedValue(refusal('CART_LIMIT_EXCEEDED', '超出限购数量'));
  const field = within(await rowOf('螺钉')).getByRole('spinbutton');
  await user.clear(field);
  await user.type(field, '500{Enter}');
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'danger', text: '超出限购数量' }]));
  expect(field).toHaveValue('10');
  expect(within(await rowOf('螺钉')).getByText('超出限购数量')).toBeInTheDocument();
});

test('choosing all chooses the valid lines and sums them up', async () => {
  const { user, cart } = open();
  await rowOf('螺钉');
  const all = screen.getByRole('checkbox', { name: '全选' });
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(total()).toContain('92.50');
  await waitFor(() => expect(cart.selectedAll).toHaveBeenCalledTimes(1));
  expect(cart.updateCartItems).not.toHaveBeenCalled();
  await user.click(all);
  expect(total()).toContain('0.00');
  await waitFor(() => expect(cart.unSelectedAll).toHaveBeenCalledTimes(1));
});

test('choosing all that is refused goes back to what was chosen', async () => {
  const { user, cart, seen } = open();
  cart.selectedAll.mockRejectedValue(refusal('CART_NOT_YOURS', '无权查看该联系人的购物车'));
  await rowOf('螺钉');
  await user.click(screen.getByRole('checkbox', { name: '全选' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'danger', text: '无权查看该联系人的购物车' }]));
  expect(screen.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
  expect(total()).toContain('12.50');
});

test('a deleted line can be taken back', async () => {
  const { user, cart } = open();
  await user.click(within(await rowOf('螺钉')).getByRole('button', { name: '删除 螺钉' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: '螺钉' })).not.toBeInTheDocument());
  expect(cart.deleteCartItems).toHaveBeenCalledWith({ ids: [1] });
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(cart.addSkusToCart).toHaveBeenCalledWith({ skus: [{ sku: 'A1', quantity: 10 }] }, expect.anything()));
});

test('deleting the chosen ones asks first', async () => {
  const { user, cart } = open();
  await rowOf('螺钉');
  await user.click(screen.getByRole('button', { name: '删除选中商品' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('确认删除选中的 1 种商品吗？');
  expect(cart.deleteCartItems).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(cart.deleteCartItems).toHaveBeenCalledWith({ ids: [1] }));
});

test('on the way to the order nothing that was typed is left behind', async () => {
  const { user, cart, seen } = open();
  await user.click(within(await rowOf('螺钉')).getByRole('button', { name: '增加螺钉的数量' }));
  await user.click(screen.getByRole('button', { name: '去结算' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/myconfirm']));
  expect(cart.updateCartItems).toHaveBeenCalledWith({ items: [{ id: 1, quantity: 20 }] });
});

test('nothing chosen, nothing to settle; nothing in the cart, a way out', async () => {
  const first = open([{ ...screw, selected: false }]);
  await rowOf('螺钉');
  expect(screen.getByRole('button', { name: '去结算' })).toBeDisabled();
  first.unmount();
  open([]);
  expect(await screen.findByRole('link', { name: '去首页逛逛' })).toHaveAttribute('href', '/');
});

test('a cart that cannot be read says so with a retry that works', async () => {
  const cart = serverOf(aCart([screw]));
  cart.getShoppingCartWithDiscount.mockRejectedValueOnce(refusal('NETWORK', '网络异常，请检查网络后重试'));
  const { user } = renderPage(<CartPage />, { answers: { cart } });
  expect(await screen.findByText('网络异常，请检查网络后重试')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await rowOf('螺钉')).toBeInTheDocument();
});
