/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { anOrder } from '../../../../parts/an-order.ts';
import type { OrderDetail } from '../../../../parts/order-types.ts';
import OrderDetailsPage from '../order-details-page.tsx';
import type { ChangePreview } from './use-change.ts';

const preview = (changes: Partial<ChangePreview> = {}): ChangePreview => ({
  ...{
    orderId: 'o-1',
    hasChanged: false,
    shownPayableFen: 10_000,
    shownPayableAmount: '¥100.00',
    payableFen: 10_000,
    payableAmount: '¥100.00',
  },
  ...{ freightFen: 0, freightAmount: '¥0.00', refundFen: 0, refundAmount: '¥0.00', isAllowed: true, message: '' },
  lines: [
    {
      ...{ id: 1, sku: 'AA1001', productName: '内六角圆柱头螺钉 M8 × 30', shownTimeId: 1, shownTimeName: '当日发货' },
      ...{ dynamicDeliveryTimeId: 2, dynamicDeliveryTimeName: '次日发货' },
    },
  ],
  changeToken: 'a'.repeat(32),
  ...changes,
});
const address = (id: number, detail: string) => ({
  ...{ id, consignee: '周收货', mobile: '13700000000', company: '', stateProvinceId: 10019, cityId: 1, districtId: 1, detail, zipCode: '' },
  ...{ isDefault: false, stateProvince: '广东省', city: '广州市', district: '天河区', region: '广东省广州市天河区' },
});
const timeline = {
  ...{ orderId: 'o-1', orderNumber: 'SO20261120-000123' },
  entries: [
    {
      ...{ at: '2026-11-21T02:00:00.000Z', kind: 'shipped' as const, title: '包裹已发出', text: '包裹 BG1，2件', path: '' },
      stops: [{ at: '2026-11-21T05:00:00.000Z', text: '到达上海转运中心', place: '上海' }],
    },
    { ...{ at: '2026-11-20T07:04:05.000Z', kind: 'placed' as const, title: '提交订单', text: '王建国提交订单', path: '', stops: [] } },
  ],
};

const open = (order: OrderDetail, answers: object = {}) =>
  renderPage(<OrderDetailsPage />, {
    answers: {
      order: { getOrderByOrderNumber: async () => order, getOrderTimeline: async () => timeline, ...answers },
      account: {
        getCustomerAddresses: async () => [address(7, '天河路1号'), address(8, '天河路2号')],
        getCustomerInvoices: async () => [],
      },
    },
    path: '/Customer/MyOrders/Details/SO20261120-000123',
    params: { orderNumber: 'SO20261120-000123' },
  });

test('another address is chosen, what it makes of freight and delivery time is shown, and exactly that is agreed to', async () => {
  const asked = jest.fn(async (_: object) =>
    preview({ freightFen: 8000, freightAmount: '¥80.00', payableFen: 18_000, payableAmount: '¥180.00' }),
  );
  const updateOrderAddress = jest.fn(async (_: object) => anOrder());
  const { user, seen } = open(anOrder(), { checkOrderTotalHasChanged: asked, updateOrderAddress });
  await user.click(await screen.findByRole('button', { name: '修改收货地址' }));
  const dialog = await screen.findByRole('dialog', { name: '修改收货地址' });
  await user.click(await within(dialog).findByRole('radio', { name: /天河路2号/ }));
  const after = await within(dialog).findByRole('status', { name: '修改后' });
  expect(after).toHaveTextContent('¥80.00');
  expect(after).toHaveTextContent('¥180.00（原 ¥100.00，增加 ¥80.00）');
  expect(after).toHaveTextContent('当日发货 → 次日发货');
  expect(asked.mock.calls.at(-1)![0]).toEqual({ id: 'o-1', addressId: 8 });
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '确认修改' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'success', text: '收货地址已修改' }]));
  expect(updateOrderAddress.mock.calls[0]![0]).toEqual({ orderId: 'o-1', addressId: 8, changeToken: 'a'.repeat(32) });
});

test('what a paid order can’t become is said before, and isn’t sent; what changed meanwhile is worked out again', async () => {
  const words = '订单已付款，此修改需补运费 ¥30.00，请选择标准快递，或取消后重新下单';
  const asked = jest.fn(async ({ shippingMethod }: { shippingMethod?: string }) =>
    shippingMethod === 'express' ? preview({ isAllowed: false, message: words }) : preview(),
  );
  const write = jest
    .fn<(_: object) => Promise<OrderDetail>>()
    .mockRejectedValue(refusal('ORDER_CHANGE_OUTDATED', '订单、货期或运费有变化，请核对后重新确认'));
  const { user } = open(anOrder({ status: 'pendingShipment' }), {
    checkOrderTotalHasChanged: asked,
    updateOrderDeliveryAndShippingMethod: write,
  });
  await user.click(await screen.findByRole('button', { name: '修改配送方式' }));
  const dialog = await screen.findByRole('dialog', { name: '修改配送方式' });
  await user.click(within(dialog).getByRole('radio', { name: '加急特快' }));
  expect(await within(dialog).findByText(words)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: '确认修改' }));
  expect(write).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('radio', { name: '标准快递' }));
  await user.click(within(dialog).getByRole('radio', { name: '备齐后一次发货' }));
  await waitFor(() => expect(asked.mock.calls.at(-1)![0]).toMatchObject({ deliveryMethod: 'together', shippingMethod: 'standard' }));
  const times = asked.mock.calls.length;
  await waitFor(async () => {
    await user.click(within(dialog).getByRole('button', { name: '确认修改' }));
    expect(await within(dialog).findByText(/请核对后重新确认/)).toBeVisible();
  });
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(times));
});

test('project number and invoice are changed where the state lets them, and nothing where it doesn’t', async () => {
  const updateOrderProjectNumber = jest.fn(async (_: object) => anOrder());
  const updateOrderInvoice = jest.fn(async (_: object) => anOrder());
  const first = open(anOrder(), { updateOrderProjectNumber, updateOrderInvoice });
  const { user } = first;
  await user.click(await screen.findByRole('button', { name: '修改项目号' }));
  const box = await screen.findByRole('textbox', { name: '项目号' });
  await user.clear(box);
  await user.type(box, ' PRJ-9 {Enter}');
  await waitFor(() => expect(updateOrderProjectNumber.mock.calls[0]![0]).toEqual({ orderId: 'o-1', projectNumber: 'PRJ-9' }));
  await user.click(await screen.findByRole('button', { name: '修改发票信息' }));
  await user.click(await screen.findByRole('radio', { name: '不开发票' }));
  await user.click(screen.getByRole('button', { name: '确认修改' }));
  await waitFor(() => expect(updateOrderInvoice.mock.calls[0]![0]).toEqual({ orderId: 'o-1', invoiceId: 0 }));
  first.unmount();
  open(anOrder({ status: 'completed' }));
  expect(await screen.findByRole('heading', { name: '已完成' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^修改/ })).toBeNull();
});

test('everything that happened stands in one place, a parcel with its stops (rule order 26)', async () => {
  const { user, container } = open(anOrder());
  const steps = await screen.findByRole('list', { name: '订单全程' });
  expect(within(steps).getByText('王建国提交订单')).toBeVisible();
  await user.click(within(steps).getByText('物流 1 站，最近：到达上海转运中心'));
  const stops = within(steps).getByRole('list', { name: '包裹 BG1，2件 的物流' });
  expect(within(stops).getByText('2026-11-21 13:00:00')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
