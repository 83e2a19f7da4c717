/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { aLine, totalsFor } from '../../../parts/a-cart.ts';
import { aCheckout, aCoupon } from '../../../parts/a-checkout.ts';
import type { CheckoutConfirm } from '../../../parts/trading-types.ts';
import ConfirmPage from './confirm-page.tsx';

beforeEach(() => sessionStorage.clear());

const coupons = [
  aCoupon({ couponId: 31, name: '满10减3', savingFen: 300, savingAmount: '¥3.00' }),
  aCoupon({ couponId: 32, name: '新客减1', savingFen: 100, savingAmount: '¥1.00' }),
  aCoupon({ couponId: 33, name: '满20减8', isUsable: false, savingFen: 0, missingFen: 750, message: '适用商品再买¥7.50可用' }),
];
/** ¥12.50 with this coupon, as the server says it. */
const pageWith = (couponId: number): CheckoutConfirm => {
  const coupon = coupons.find((one) => one.couponId === couponId);
  const discounts = coupon ? [{ kind: 'coupon' as const, id: couponId, name: coupon.name, fen: coupon.savingFen }] : [];
  const lines = [aLine({ discountFen: coupon?.savingFen ?? 0, discounts })];
  return aCheckout({
    priceToken: `token-${couponId}`,
    lines,
    totals: totalsFor(lines),
    coupons,
    optimalCouponId: 31,
    selectedCouponId: couponId,
    hint: '适用商品再买¥7.50可用「满20减8」，省¥8.00',
    discounts,
  });
};
const confirm = jest.fn(async ({ couponId = 31 }: { couponId?: number }) => pageWith(couponId));
const placed = {
  orderId: 'o-1',
  orderNumber: 'SO1',
  status: 'pendingPayment',
  statusName: '待付款',
  paymentMethod: 'unionPay' as const,
  payableFen: 950,
  payableAmount: '¥9.50',
  needsPayment: true,
  isRepeated: false,
};
const total = () => screen.getByRole('complementary', { name: '订单金额' });

test('the best coupon is chosen already, what it takes off is said, and those that don’t fit say why', async () => {
  const { container } = renderPage(<ConfirmPage />, { answers: { checkout: { confirm } }, path: '/checkout/myconfirm' });
  expect(await screen.findByRole('radio', { name: /省 ¥3.00.*最省.*满10减3/ })).toBeChecked();
  expect(screen.getByText('适用商品再买¥7.50可用「满20减8」，省¥8.00')).toBeInTheDocument();
  expect(within(total()).getByText('−¥3.00')).toBeInTheDocument();
  expect(screen.getByText('券 −¥3.00')).toBeInTheDocument();
  expect(screen.getByText('适用商品再买¥7.50可用')).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /满20减8/ })).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('another coupon, or none, is chosen by keyboard; the page is that of the choice before it can be ordered, and the choice goes along', async () => {
  const confirmOrder = jest.fn(async (_: object, __?: object) => placed);
  const { user, seen } = renderPage(<ConfirmPage />, { answers: { checkout: { confirm, confirmOrder } }, path: '/checkout/myconfirm' });
  (await screen.findByRole('radio', { name: /最省/ })).focus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('radio', { name: /新客减1/ })).toBeChecked();
  await waitFor(() => expect(within(total()).getByText('−¥1.00')).toBeInTheDocument());
  await user.click(screen.getByRole('radio', { name: '不使用优惠券' }));
  await waitFor(() => expect(screen.getByRole('status', { name: '应付金额' })).toHaveTextContent('12.50'));
  await waitFor(() => expect(screen.getByRole('button', { name: '提交订单' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/mycompleted/o-1']));
  expect(confirmOrder.mock.calls[0]![0]).toMatchObject({ priceToken: 'token-0', couponId: 0, expectedPayableFen: 1250 });
});

test('a coupon that a colleague used meanwhile is told, and the page goes on without it', async () => {
  let isUsed = false;
  const answers = {
    checkout: {
      confirm: async () => (isUsed ? { ...pageWith(32), coupons: coupons.slice(1), optimalCouponId: 32 } : pageWith(31)),
      confirmOrder: async () => {
        isUsed = true;
        throw refusal('CHECKOUT_CHANGED', '商品信息有变化，请确认后重新提交', {
          differences: [
            { sku: '', productName: '', kind: 'coupon', shown: '满10减3 −¥3.00', now: '已使用', message: '优惠券不可用：已使用' },
            { sku: '', productName: '', kind: 'total', shown: '¥9.50', now: '¥12.50', message: '' },
          ],
        });
      },
    },
  };
  const { user } = renderPage(<ConfirmPage />, { answers, path: '/checkout/myconfirm' });
  await user.click(await screen.findByRole('button', { name: '提交订单' }));
  const dialog = await screen.findByRole('dialog', { name: '商品信息有变化' });
  expect(within(dialog).getByRole('row', { name: /整单.*优惠券.*满10减3 −¥3.00.*已使用/ })).toBeInTheDocument();
  expect(await within(dialog).findByRole('button', { name: '按新价格提交（¥11.50）' })).toBeInTheDocument();
});

test('who has no coupon sees none of it', async () => {
  renderPage(<ConfirmPage />, { answers: { checkout: { confirm: async () => aCheckout() } }, path: '/checkout/myconfirm' });
  await screen.findByRole('button', { name: '提交订单' });
  expect(screen.queryByRole('heading', { name: '优惠券' })).not.toBeInTheDocument();
});
