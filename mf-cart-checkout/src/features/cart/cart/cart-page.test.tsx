/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import type { CallOutput } from '@mall/mf-kit';
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
    restoreCartItems: jest.fn(async (_: object) => {
      cart = first;
      return cart;
    }),
    getCartSubstitutes: jest.fn(async () => noSubstitutes),
    getShoppingCartTransferLogs: jest.fn(async (): Promise<Transfers> => []),
    /** What another tab does with the cart. */
    elsewhere: (lines: ShoppingCart['lines']) => void answer(lines),
  };
}
type Transfers = CallOutput<'cart.getShoppingCartTransferLogs'>;
const noSubstitutes: CallOutput<'cart.getCartSubstitutes'> = { offered: [], replaced: [], possibleFen: 0, savedFen: 0 };
const open = (lines = [screw, bearing, gone], more: object = {}, path = '/mycart', session: Parameters<typeof renderPage>[1] = {}) => {
  const { elsewhere, ...calls } = serverOf(aCart(lines));
  const cart = { ...calls, ...more };
  return { cart: { ...cart, elsewhere }, ...renderPage(<CartPage />, { ...session, answers: { cart, ...session?.answers }, path }) };
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

test('deleting takes one click and is undone by another, whatever was deleted (rule cart 30)', async () => {
  const { user, cart } = open();
  await user.click(within(await rowOf('螺钉')).getByRole('button', { name: '删除 螺钉' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: '螺钉' })).not.toBeInTheDocument());
  expect(cart.deleteCartItems).toHaveBeenCalledWith({ ids: [1] });
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await rowOf('螺钉')).toBeInTheDocument();
  expect(cart.restoreCartItems).toHaveBeenCalledWith({ ids: [1] });
  await user.click(screen.getByRole('button', { name: '删除选中商品' }));
  await waitFor(() => expect(cart.deleteCartItems).toHaveBeenLastCalledWith({ ids: [1] }));
  await user.click(screen.getByRole('button', { name: '清空失效商品' }));
  await waitFor(() => expect(cart.deleteCartItems).toHaveBeenLastCalledWith({ ids: [3] }));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await rowOf('旧阀')).toBeInTheDocument();
});

test('a line that another tab deleted can’t be changed any more: the change says so, and row and total are the server’s', async () => {
  const { user, cart, seen } = open([screw, { ...bearing, selected: true }]);
  await rowOf('螺钉');
  cart.elsewhere([{ ...bearing, selected: true }]);
  cart.updateCartItems.mockRejectedValue(refusal('CART_ITEM_NOT_FOUND', '购物车中没有该商品', { id: 1 }));
  await user.click(within(await rowOf('螺钉')).getByRole('button', { name: '增加螺钉的数量' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: '螺钉' })).not.toBeInTheDocument());
  expect(seen.notices).toEqual([{ tone: 'danger', text: '购物车中没有该商品' }]);
  expect(total()).toContain('80.00');
});

test('what another tab told is shown at once; a colleague’s cart is not this one', async () => {
  const { cart, platform } = open([screw, bearing]);
  await rowOf('螺钉');
  const reads = cart.getShoppingCartWithDiscount.mock.calls.length;
  cart.elsewhere([bearing]);
  platform.bus.emit('cart:changed', { kpId: 9 });
  expect(cart.getShoppingCartWithDiscount).toHaveBeenCalledTimes(reads);
  platform.bus.emit('cart:changed', { totalProducts: 1 });
  await waitFor(() => expect(screen.queryByRole('row', { name: '螺钉' })).not.toBeInTheDocument());
});

test('a cheaper equal product is offered with what it saves, put in the line’s place, and taken back (rules cart 16, 26)', async () => {
  const offer = {
    ...{ id: 1, sku: 'HY1', productName: '火也 螺钉', manufacturerName: '火也', manufacturerPartNumber: 'HY-1', defaultThumbUrl: '' },
    ...{ salesPackUom: '个', isPrivateBrand: true, priceFen: 100, savingFen: 250, deliveryText: '当日发货' },
  };
  let substitutes: CallOutput<'cart.getCartSubstitutes'> = { ...noSubstitutes, offered: [offer], possibleFen: 250 };
  const getCartSubstitutes = jest.fn(async () => substitutes);
  const substituteSku = jest.fn(async (_: object) => {
    substitutes = { ...noSubstitutes, replaced: [{ id: 1, sku: 'A1', productName: '螺钉', savingFen: 250 }], savedFen: 250 };
    return aCart([{ ...screw, sku: 'HY1', productName: '火也 螺钉', replacedSku: 'A1' }, bearing]);
  });
  const cancelSubstituteSku = jest.fn(async (_: object) => aCart([screw, bearing]));
  const { user, container } = open([screw, bearing], { getCartSubstitutes, substituteSku, cancelSubstituteSku });
  expect(await screen.findByText('1 种商品有更便宜的同等商品可替换，可省 ¥2.50')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '把 螺钉 替换为 火也 螺钉' }));
  expect(substituteSku).toHaveBeenCalledWith({ id: 1 });
  expect(await screen.findByText('已替换 1 种商品，节省 ¥2.50。')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '把 火也 螺钉 换回 螺钉' }));
  expect(cancelSubstituteSku).toHaveBeenCalledWith({ ids: [1] });
  expect(await rowOf('螺钉')).toBeInTheDocument();
});

test('who is no manager looks into a colleague’s cart and takes chosen lines over; nothing of it is changed (rules cart 12, 28)', async () => {
  const addShoppingCartItemsByOtherKp = jest.fn(async (_: object, ..._options: unknown[]) => ({
    taken: [{ shoppingCartItemId: 8, sku: 'A1', quantity: 10, totalProducts: 1 }],
    refused: [{ id: 2, sku: 'B2', message: '该商品已不在对方的购物车中' }],
    transferIds: [1],
    cart: aCart([bearing], { kpId: 9 }),
    totalProducts: 1,
  }));
  const { user, cart, seen, platform } = open([screw, bearing], { addShoppingCartItemsByOtherKp }, '/mycart?kpId=9', {
    session: { isManager: false },
  });
  const told: unknown[] = [];
  platform.bus.on('cart:changed', (payload) => told.push(payload));
  const row = await rowOf('螺钉');
  expect(within(row).queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('button', { name: /删除/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '去结算' })).toBeNull();
  expect(within(row).getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('button', { name: '转入我的购物车' })).toBeDisabled();
  await user.click(within(row).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '转入我的购物车' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: '螺钉' })).not.toBeInTheDocument());
  expect(addShoppingCartItemsByOtherKp.mock.calls[0]![0]).toEqual({ kpId: 9, ids: [1] });
  expect(cart.updateCartItems).not.toHaveBeenCalled();
  expect(seen.notices.map(({ text }) => text)).toEqual(['已转入您的购物车 1 种', '该商品已不在对方的购物车中']);
  expect(told).toEqual([{ kpId: 9 }, { totalProducts: 1 }]);
});

test('who took what stands under the cart, with a note of who took it (rule cart 29)', async () => {
  const transfer = {
    ...{ id: 5, fromKpId: 1, fromName: '王敏', toKpId: 9, toName: '李工', sku: 'A1', productName: '螺钉', quantity: 3 },
    ...{ remark: '急用', at: '2026-11-22T02:00:00Z' },
  };
  const own = { ...transfer, id: 6, fromKpId: 9, fromName: '李工', toKpId: 1, toName: '王敏', remark: '' };
  const addShoppingCartTransferLog = jest.fn(async (_: object) => [own, transfer]);
  const { user } = open([screw], { getShoppingCartTransferLogs: async () => [own, transfer], addShoppingCartTransferLog });
  await user.click(await screen.findByText('转入转出记录（2）'));
  expect(screen.getByText(/李工 从 王敏 的购物车取走/)).toHaveTextContent('李工 从 王敏 的购物车取走 螺钉 × 3');
  expect(screen.getByText('急用')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: '螺钉 的转入说明' }), '合并下单{Enter}');
  await waitFor(() => expect(addShoppingCartTransferLog).toHaveBeenCalledWith({ ids: [6], remark: '合并下单' }));
});

test('an export shows how far it is, takes the file when it is there, and says why it failed (rule cart 31)', async () => {
  const job = { jobId: 'a'.repeat(26), kind: 'cart-list', stateName: '', message: '', fileName: '', url: '', expiresAt: '' };
  const states = [
    { ...job, state: 'running' as const, progress: 40 },
    { ...job, state: 'done' as const, progress: 100, fileName: '购物车-20261122.xlsx', url: '/api/download/DownloadOssFile?file=x' },
    { ...job, state: 'failed' as const, progress: 40, message: '未能生成文件，请稍后再试' },
  ];
  const taken: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    taken.push(this.download);
  });
  const exportShoppingCartList = jest.fn(async (_: object) => ({ jobId: job.jobId }));
  const { user, seen } = open([screw], { exportShoppingCartList }, '/mycart', {
    answers: { download: { getActionJob: async () => states.shift()! } },
  });
  await user.click(await screen.findByRole('button', { name: '导出 Excel' }));
  expect(await screen.findByRole('button', { name: '正在导出 40%' })).toBeInTheDocument();
  await waitFor(() => expect(taken).toEqual(['购物车-20261122.xlsx']));
  await user.click(await screen.findByRole('button', { name: '导出 Excel' }));
  await waitFor(() =>
    expect(seen.notices).toEqual([
      { tone: 'success', text: '已导出 购物车-20261122.xlsx' },
      { tone: 'danger', text: '未能生成文件，请稍后再试' },
    ]),
  );
});

test('what is chosen goes into the regular list', async () => {
  const addCustomerProduct = jest.fn(async (_: object) => ({ added: 1, total: 4 }));
  const { user, seen } = open([screw, bearing], { addCustomerProduct });
  await user.click(await screen.findByRole('button', { name: '加入常用清单' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'success', text: '已加入常用清单 1 种' }]));
  expect(addCustomerProduct).toHaveBeenCalledWith({ skus: ['A1'] });
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
  const getShoppingCartWithDiscount = jest.fn(async () => aCart([screw]));
  getShoppingCartWithDiscount.mockRejectedValueOnce(refusal('NETWORK', '网络异常，请检查网络后重试'));
  const { user } = open([screw], { getShoppingCartWithDiscount });
  expect(await screen.findByText('网络异常，请检查网络后重试')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await rowOf('螺钉')).toBeInTheDocument();
});
