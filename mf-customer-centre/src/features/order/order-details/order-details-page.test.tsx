/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { anOrder, aPackage } from '../../../parts/an-order.ts';
import type { OrderDetail } from '../../../parts/order-types.ts';
import OrderDetailsPage from './order-details-page.tsx';
import { progressOf } from './order-progress.ts';

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>;

const open = (read: () => Promise<OrderDetail>, answers: Answers = {}) =>
  renderPage(<OrderDetailsPage />, {
    answers: { ...answers, order: { getOrderByOrderNumber: read, getOrderByOrderId: read, ...answers.order } },
    path: '/Customer/MyOrders/Details/SO20261120-000123',
    params: { orderNumber: 'SO20261120-000123' },
  });

test('the page says where the order stands, until when it is to be paid, and what it comes to', async () => {
  const { container } = open(async () => anOrder());
  expect(await screen.findByRole('heading', { name: '待付款' })).toBeInTheDocument();
  expect(screen.getByText('请在 2026-11-23 15:04 前付款，逾期订单自动取消')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去付款' })).toHaveAttribute('href', '/checkout/mycompleted/o-1');
  const steps = screen.getByRole('list', { name: '订单进度' });
  expect(within(steps).getByText('等待付款').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(within(steps).getByText('2026-11-20 15:04:05')).toBeInTheDocument();
  expect(screen.getByText('91310115MA1K4QH20X')).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: '商品清单' })).getByText('50 个')).toBeInTheDocument();
  expect(screen.getByText('应付金额').nextElementSibling).toHaveTextContent('¥100.00');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('each campaign and the coupon is named with what it took off; an order from before they were kept says the sum', async () => {
  const discounts = [
    { kind: 'campaign' as const, id: 3, name: '满500减30', fen: 3000 },
    { kind: 'coupon' as const, id: 9, name: '新客满20减5', fen: 500 },
  ];
  const sums = { discountFen: 3500, discountAmount: '¥35.00' };
  const first = open(async () => anOrder({ ...sums, discounts }));
  expect((await screen.findByText('活动：满500减30')).nextElementSibling).toHaveTextContent('-¥30.00');
  expect(screen.getByText('优惠券：新客满20减5').nextElementSibling).toHaveTextContent('-¥5.00');
  first.unmount();
  open(async () => anOrder(sums));
  expect((await screen.findByText('优惠')).nextElementSibling).toHaveTextContent('-¥35.00');
});

test('an unpaid order can be paid by somebody else, and be opened on a phone', async () => {
  const getOrderPubQrcodeDto = jest.fn(async (..._: unknown[]) => ({
    orderNumber: 'SO20261120-000123',
    url: '',
    qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
  }));
  const { user } = open(async () => anOrder(), { order: { getOrderPubQrcodeDto } });
  expect(await screen.findByRole('button', { name: '找人代付' })).toBeInTheDocument();
  expect(getOrderPubQrcodeDto).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '手机查看' }));
  expect(await screen.findByRole('img', { name: '订单 SO20261120-000123 的二维码' })).toBeInTheDocument();
});

test('a package shows carrier, number and traces; signing for it asks first, happens once, and the page follows', async () => {
  let order = anOrder({ status: 'shipped', packages: [aPackage()] });
  const signDeliveryPackage = jest.fn(async (_: { packageId: string }, __?: object) => {
    order = anOrder({
      status: 'completed',
      packages: [aPackage({ status: 'signed', statusName: '已签收', canSign: false, signedAt: '2026-11-21T03:00:00.000Z' })],
    });
    return order.packages[0]!;
  });
  const { user, seen, container } = open(async () => order, { delivery: { signDeliveryPackage } });
  const card = await screen.findByRole('article', { name: '包裹 BG20261120-000001' });
  expect(within(card).getByText('SF1234567890')).toBeInTheDocument();
  expect(within(card).getByText('物料号 WL-7701')).toBeInTheDocument();
  expect(within(within(card).getByRole('list', { name: '物流轨迹' })).getAllByRole('listitem')).toHaveLength(2);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(card).getByRole('button', { name: '签收' }));
  const dialog = await screen.findByRole('dialog', { name: '确认收货' });
  await user.dblClick(await within(dialog).findByRole('button', { name: '确认签收' }));
  expect(await screen.findByRole('heading', { name: '已完成' })).toBeInTheDocument();
  expect(signDeliveryPackage).toHaveBeenCalledTimes(1);
  expect(signDeliveryPackage.mock.calls[0]![0]).toEqual({ packageId: 'p-1' });
  expect(seen.notices).toEqual([{ tone: 'success', text: '包裹已签收' }]);
});

test('an order that does not exist, or is another company’s, is a page inside the frame', async () => {
  open(() => Promise.reject(refusal('ORDER_NOT_FOUND', '没有找到该订单')));
  expect(await screen.findByRole('heading', { name: '没有找到该订单' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看企业订单' })).toHaveAttribute('href', '/customer/myorders');
});

test('a cancelled order says why, and what was paid back', async () => {
  open(async () => anOrder({ status: 'cancelled', cancelReason: '重复下单', refundedFen: 10_000 }));
  expect(await screen.findByText('取消原因：重复下单，已退回 ¥100.00')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull();
});

test.each([
  ['pendingPayment', ['done', 'current', 'ahead', 'ahead']],
  ['pendingShipment', ['done', 'done', 'current', 'ahead']],
  ['partiallyShipped', ['done', 'done', 'current', 'ahead']],
  ['shipped', ['done', 'done', 'done', 'current']],
  ['completed', ['done', 'done', 'done', 'done']],
  ['cancelled', ['done', 'current']],
] as const)('an order that is %s has come this far: %j', (status, states) => {
  expect(progressOf(anOrder({ status })).map(({ state }) => state)).toEqual(states);
});

test('the API fails: a retry, and what was shown stays when a refresh fails', async () => {
  const read = jest
    .fn<() => Promise<OrderDetail>>()
    .mockRejectedValueOnce(refusal('NETWORK', '网络异常'))
    .mockResolvedValueOnce(anOrder())
    .mockRejectedValue(refusal('NETWORK', '网络异常'));
  const { user, platform } = open(read);
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '待付款' })).toBeInTheDocument();
  platform.bus.emit('order:changed', { orderId: 'o-1' });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(3));
  expect(screen.getByRole('heading', { name: '待付款' })).toBeInTheDocument();
});
