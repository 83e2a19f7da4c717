/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { CallInput, CallOutput } from '@mall/mf-kit';
import { accessibilityFaults, renderPage, screen, waitFor } from '@mall/testing';
import CouponsPage from './coupons-page.tsx';

type Coupon = CallOutput<'discount.getCustomerCouponsList'>['items'][number];
const aCoupon = (changes: Partial<Coupon> = {}): Coupon => ({
  ...{ couponId: 5, couponPackageId: 1, name: '轴承满减券', description: '', kind: 'amount', valueText: '¥30.00' },
  ...{ thresholdFen: 50_000, thresholdDescription: '满¥500.00可用', discountDescription: '减¥30.00' },
  ...{ scopeKind: 'categories', scopeIds: [22039], scopeSkus: [], scopeDescription: '限轴承' },
  ...{ state: 'unused', stateName: '未使用', receivedAt: '2026-11-20T00:00:00Z', validFrom: '2026-11-20T00:00:00Z' },
  ...{ validUntil: '2026-12-20T00:00:00Z', validityDescription: '', orderId: '', usedAt: '' },
  ...changes,
});
const answers = (asked: CallInput<'discount.getCustomerCouponsList'>[]) => ({
  discount: {
    getCustomerCouponsList: async (input: CallInput<'discount.getCustomerCouponsList'>) => {
      asked.push(input);
      const items =
        input.state === 'used'
          ? [aCoupon({ state: 'used', stateName: '已使用', usedAt: '2026-11-21T02:00:00Z' })]
          : input.state === 'expired'
            ? []
            : [aCoupon()];
      return { pageIndex: 1, pageSize: 12, total: items.length, items, counts: { unused: 1, used: 1, expired: 0 } };
    },
  },
});

test('coupons stand by state; an unused one leads to what it applies to', async () => {
  const asked: CallInput<'discount.getCustomerCouponsList'>[] = [];
  const { user } = renderPage(<CouponsPage />, { answers: answers(asked), path: '/customer/coupons' });
  expect(await screen.findByRole('link', { name: '去使用 轴承满减券' })).toHaveAttribute('href', '/c-22039');
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await user.click(screen.getByRole('tab', { name: /已使用/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /去使用/ })).toBeNull());
  expect(new URLSearchParams(window.location.search).get('state')).toBe('used');
  expect(screen.getByRole('article')).toHaveTextContent('2026-11-21 10:00 使用');
  await user.click(screen.getByRole('tab', { name: /已过期/ }));
  expect(await screen.findByRole('heading', { name: '没有过期的优惠券' })).toBeVisible();
  expect(screen.getByRole('link', { name: '去领券中心' })).toHaveAttribute('href', '/discount/coupon-index');
  expect([...new Set(asked.map(({ state }) => state))]).toEqual(['unused', 'used', 'expired']);
});
