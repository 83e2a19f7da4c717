/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { anOrder, aPackage, noOrders } from '../../../parts/an-order.ts';
import type { OrderCard } from '../../../parts/order-types.ts';
import { ordersHref, readFilters } from './order-filters.ts';
import OrdersPage from './orders-page.tsx';

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>;

function open(orders: OrderCard[], { path = '/customer/myorders', ...answers }: Answers & { path?: string } = {}) {
  const getOrderPagedList = jest.fn(async (_: object) => ({
    pageIndex: 1,
    pageSize: 20,
    total: orders.length,
    isTotalAtLeast: false,
    items: orders,
  }));
  const view = renderPage(<OrdersPage />, {
    answers: {
      ...answers,
      account: { getAllKpByCustomerId: async () => [] },
      order: { getOrderPagedList, getOrderStatistics: async () => ({ ...noOrders, total: 7, pendingPayment: 3 }), ...answers.order },
    },
    path,
    title: '企业订单',
  });
  return { ...view, getOrderPagedList };
}

test('each order shows what was bought, what it costs and where it stands, and its details open in a new tab', async () => {
  const { container } = open([anOrder()]);
  const order = await screen.findByRole('article', { name: /SO20261120-000123/ });
  expect(within(order).getByText('内六角圆柱头螺钉 M8 × 30')).toBeInTheDocument();
  expect(within(order).getByText('¥100.00')).toBeInTheDocument();
  expect(within(order).getByText('项目号 PRJ-7')).toBeInTheDocument();
  expect(within(order).getByRole('link', { name: '去付款' })).toHaveAttribute('href', '/checkout/mycompleted/o-1');
  const details = within(order).getByRole('link', { name: '订单详情' });
  expect(details).toHaveAttribute('href', '/Customer/MyOrders/Details/SO20261120-000123');
  expect(details).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('tab', { name: /待付款.*3/ })).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test.each([
  ['pendingPayment', ['去付款', '再次购买', '取消订单']],
  ['pendingShipment', ['再次购买', '取消订单']],
  ['shipped', ['确认收货', '查看物流', '再次购买']],
  ['completed', ['再次购买']],
  ['cancelled', ['再次购买']],
] as const)('in the state %s the buyer may: %j', async (status, expected) => {
  open([anOrder({ status, packages: status === 'shipped' ? [aPackage()] : [] })]);
  const order = await screen.findByRole('article');
  const found = ['去付款', '确认收货', '查看物流', '再次购买', '取消订单'].filter((name) => within(order).queryByText(name));
  expect(found).toEqual(expected);
});

test('cancelling asks for a reason, does it once, and tells the others', async () => {
  const keys: unknown[] = [];
  const cancelOrder = jest.fn(async (_: object, options?: { idempotencyKey?: string }) => {
    keys.push(options?.idempotencyKey);
    if (keys.length === 1) throw refusal('TIMEOUT', '请求超时');
    return anOrder({ status: 'cancelled' });
  });
  const { user, seen, platform, getOrderPagedList } = open([anOrder()], { order: { cancelOrder } });
  const told = jest.fn();
  platform.bus.on('order:changed', told);
  await user.click(await screen.findByRole('button', { name: '取消订单' }));
  const dialog = await screen.findByRole('dialog', { name: '取消订单' });
  await user.click(within(dialog).getByRole('button', { name: '确认取消订单' }));
  expect(within(dialog).getByText('请选择取消原因')).toBeInTheDocument();
  expect(cancelOrder).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('radio', { name: '重复下单' }));
  await user.click(within(dialog).getByRole('button', { name: '确认取消订单' }));
  expect(await within(dialog).findByText('请求超时，请再试一次')).toBeInTheDocument();
  const reads = getOrderPagedList.mock.calls.length;
  await user.click(within(dialog).getByRole('button', { name: '确认取消订单' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith({ orderId: 'o-1' }));
  expect(cancelOrder).toHaveBeenLastCalledWith({ orderId: 'o-1', reason: '重复下单' }, expect.anything());
  expect(keys[0]).toBe(keys[1]);
  expect(seen.notices).toEqual([{ tone: 'success', text: '订单已取消' }]);
  await waitFor(() => expect(getOrderPagedList.mock.calls.length).toBeGreaterThan(reads));
});

test('a paid order says that the money goes back', async () => {
  const { user } = open([anOrder({ status: 'pendingShipment' })]);
  await user.click(await screen.findByRole('button', { name: '取消订单' }));
  expect(await screen.findByText('已付款项将原路退回：银联在线支付')).toBeInTheDocument();
});

test('buying again puts the order into the cart and says what is no longer to be had', async () => {
  const addSkusToCart = jest.fn(async (_: object, __?: object) => ({
    added: [{}] as never,
    refused: [{ sku: 'AA2', message: '该商品已下架' }],
    totalProducts: 4,
  }));
  const { user, seen, platform } = open([anOrder({ status: 'completed' })], { cart: { addSkusToCart } });
  const told = jest.fn();
  platform.bus.on('cart:changed', told);
  await user.click(await screen.findByRole('button', { name: '再次购买' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/mycart']));
  expect(addSkusToCart).toHaveBeenCalledWith({ orderId: 'o-1', skus: [] }, expect.anything());
  expect(seen.notices).toEqual([{ tone: 'warning', text: '部分商品未能加入购物车：AA2 该商品已下架' }]);
  expect(told).toHaveBeenCalledWith({ totalProducts: 4 });
});

test('filters live in the address, stay visible, and go with one click', async () => {
  const { user, getOrderPagedList } = open([], { path: '/customer/myorders?status=shipped&from=2026-11-02&to=2026-11-01&page=x' });
  expect(await screen.findByText('没有符合条件的订单')).toBeInTheDocument();
  expect(getOrderPagedList.mock.calls[0]![0]).toEqual({
    pageIndex: 1,
    pageSize: 20,
    status: 'shipped',
    from: '2026-11-01',
    to: '2026-11-02',
  });
  await user.type(screen.getByRole('searchbox', { name: '关键词' }), 'M8{Enter}');
  await waitFor(() => expect(location.search).toBe('?status=shipped&q=M8&from=2026-11-01&to=2026-11-02'));
  await user.click(screen.getByRole('button', { name: '清除全部' }));
  await waitFor(() => expect(location.search).toBe('?status=shipped'));
});

test('nonsense in the address counts as not there', () => {
  const filters = readFilters(new URLSearchParams('status=gone&from=yesterday&kpId=-1&page=0'));
  expect(filters).toEqual({ status: undefined, keyword: '', from: '', to: '', kpId: 0, page: 1 });
  expect(ordersHref(filters)).toBe('/customer/myorders');
});

test('the API is down: the page says so, and the retry works', async () => {
  const getOrderPagedList = jest
    .fn<() => Promise<never>>()
    .mockRejectedValueOnce(refusal('SERVICE_UNAVAILABLE', '服务不可用'))
    .mockResolvedValue({ pageIndex: 1, pageSize: 20, total: 1, items: [anOrder()] } as never);
  const { user } = open([], { order: { getOrderPagedList } });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
