/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { totalsFor } from '../../../parts/a-cart.ts';
import { aCheckout } from '../../../parts/a-checkout.ts';
import ConfirmPage from './confirm-page.tsx';

const placed = {
  orderId: 'o-1',
  orderNumber: 'SO20261120-000123',
  status: 'pendingPayment',
  statusName: '待付款',
  paymentMethod: 'unionPay' as const,
  payableFen: 1250,
  payableAmount: '¥12.50',
  needsPayment: true,
  isRepeated: false,
};
const submit = () => screen.findByRole('button', { name: '提交订单' });

beforeEach(() => sessionStorage.clear());

test('two clicks and a retry after a time-out carry one key and make one order', async () => {
  const keys: (string | undefined)[] = [];
  const clicked = Promise.withResolvers<void>();
  const confirmOrder = jest.fn(async (_: unknown, options?: { idempotencyKey?: string }) => {
    keys.push(options?.idempotencyKey);
    await clicked.promise;
    if (keys.length === 1) throw refusal('TIMEOUT', '请求超时');
    return placed;
  });
  const { user, seen, platform } = renderPage(<ConfirmPage />, {
    answers: { checkout: { confirm: async () => aCheckout(), confirmOrder } },
    path: '/checkout/myconfirm',
  });
  const told = jest.fn();
  platform.bus.on('order:placed', told);
  await user.type(await screen.findByRole('textbox', { name: '订单备注' }), '请打电话');
  await user.dblClick(await submit());
  clicked.resolve();
  expect(await screen.findByText('请求超时。请再次提交，不会重复下单')).toBeInTheDocument();
  expect(confirmOrder).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: '订单备注' })).toHaveValue('请打电话');
  await user.click(await submit());
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/mycompleted/o-1']));
  expect(keys[0]).toBe(keys[1]);
  expect(confirmOrder).toHaveBeenLastCalledWith(
    { priceToken: 'token-1', addressId: 5, invoiceId: 7, paymentMethod: 'unionPay', remark: '请打电话' },
    { idempotencyKey: keys[0] },
  );
  expect(told).toHaveBeenCalledWith({ orderId: 'o-1' });
});

test('a changed price is listed, old beside new, and goes on only when the buyer says so', async () => {
  let token = 'token-1';
  const now = aCheckout({ priceToken: 'token-2', totals: { ...totalsFor([]), payableFen: 1500, payableAmount: '¥15.00' } });
  const tokens: string[] = [];
  const { user, seen } = renderPage(<ConfirmPage />, {
    answers: {
      checkout: {
        confirm: async () => (token === 'token-1' ? aCheckout() : now),
        confirmOrder: async ({ priceToken }) => {
          tokens.push(priceToken);
          if (priceToken === 'token-2') return placed;
          token = 'token-2';
          throw refusal('CHECKOUT_CHANGED', '商品信息有变化，请确认后重新提交', {
            differences: [
              { sku: 'AA10001', productName: '内六角螺钉', kind: 'price', shown: '¥1.25', now: '¥1.50', message: '单价由¥1.25变为¥1.50' },
              { sku: '', productName: '', kind: 'total', shown: '¥12.50', now: '¥15.00', message: '' },
            ],
          });
        },
      },
    },
    path: '/checkout/myconfirm',
  });
  await user.click(await submit());
  const dialog = await screen.findByRole('dialog', { name: '商品信息有变化' });
  expect(within(dialog).getByRole('row', { name: /内六角螺钉.*价格.*¥1.25.*¥1.50/ })).toBeInTheDocument();
  expect(seen.navigations).toEqual([]);
  expect(tokens).toEqual(['token-1']);
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '按新价格提交（¥15.00）' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/mycompleted/o-1']));
  expect(tokens).toEqual(['token-1', 'token-2']);
});

test('what was typed is still there when the page is opened again', async () => {
  const answers = { checkout: { confirm: async () => aCheckout() } };
  const first = renderPage(<ConfirmPage />, { answers, path: '/checkout/myconfirm' });
  await first.user.type(await screen.findByRole('textbox', { name: '项目号' }), 'P-2026-7');
  await first.user.click(screen.getByRole('radio', { name: /账期支付/ }));
  first.unmount();
  renderPage(<ConfirmPage />, { answers, path: '/checkout/myconfirm' });
  expect(await screen.findByRole('textbox', { name: '项目号' })).toHaveValue('P-2026-7');
  expect(screen.getByRole('radio', { name: /账期支付/ })).toBeChecked();
});

test('a method that is not allowed says why', async () => {
  const { container } = renderPage(<ConfirmPage />, { answers: { checkout: { confirm: async () => aCheckout() } } });
  const balance = await screen.findByRole('radio', { name: /预付款支付.*预付款余额不足/ });
  expect(balance).toBeDisabled();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('without an address nothing is sent: one is added in a dialog with its faults beside the fields, and is used', async () => {
  const none = aCheckout({ addresses: [], selectedAddressId: 0 });
  const saveCustomerAddress = jest.fn(async (..._: unknown[]) => ({ id: 5 }) as never);
  const confirmOrder = jest.fn(async () => ({ ...placed, needsPayment: false }));
  const { user, seen } = renderPage(<ConfirmPage />, {
    answers: {
      checkout: { confirm: async ({ addressId }) => (addressId ? aCheckout() : none), confirmOrder },
      location: {
        getStateProvinces: async ({ parentId }) =>
          parentId === 0
            ? [{ id: 310000, name: '上海市' }]
            : parentId === 310000
              ? [{ id: 310100, name: '上海市' }]
              : [{ id: 310115, name: '浦东新区' }],
      },
      account: { saveCustomerAddress },
    },
  });
  await user.click(await submit());
  expect(screen.getAllByText('请先填写收货地址').length).toBeGreaterThan(0);
  expect(confirmOrder).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: '填写收货地址' }));
  const dialog = await screen.findByRole('dialog', { name: '新增收货地址' });
  await user.click(within(dialog).getByRole('button', { name: '保存并使用' }));
  expect(within(dialog).getByText('请填写收货人')).toBeInTheDocument();
  expect(within(dialog).getByText('请选择省份')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: /收货人/ }), '王敏');
  await user.type(within(dialog).getByRole('textbox', { name: /手机号/ }), '13800138000');
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: '省份' }),
    await within(dialog).findByRole('option', { name: '上海市' }),
  );
  await user.selectOptions(within(dialog).getByRole('combobox', { name: '城市' }), '310100');
  await within(dialog).findByRole('option', { name: '浦东新区' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: '区县' }), '310115');
  await user.type(within(dialog).getByRole('textbox', { name: /详细地址/ }), '张江路 1 号');
  await user.click(within(dialog).getByRole('button', { name: '保存并使用' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saveCustomerAddress).toHaveBeenCalledWith(
    expect.objectContaining({ consignee: '王敏', stateProvinceId: 310000, cityId: 310100, districtId: 310115, isDefault: true }),
    expect.anything(),
  );
  expect(await screen.findByRole('radio', { name: /王敏 13800138000/ })).toBeChecked();
  await user.click(await submit());
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/success/o-1']));
});

test('nothing chosen in the cart: back to it', async () => {
  renderPage(<ConfirmPage />, {
    answers: { checkout: { confirm: () => Promise.reject(refusal('CHECKOUT_EMPTY', '没有可结算的商品，请先勾选')) } },
  });
  expect(await screen.findByText('没有可结算的商品，请先勾选')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回购物车' })).toHaveAttribute('href', '/mycart');
});
