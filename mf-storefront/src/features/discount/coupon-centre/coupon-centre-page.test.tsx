/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import type { CallOutput } from '@mall/mf-kit';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import CouponCentrePage from './coupon-centre-page.tsx';

type Package = CallOutput<'discount.searchCouponPackage'>['items'][number];
const aPackage = (id: number, changes: Partial<Package> = {}): Package => ({
  ...{ couponPackageId: id, name: `券${id}`, description: '', kind: 'amount', valueText: '¥30.00', thresholdFen: 50_000 },
  ...{ thresholdDescription: '满¥500.00可用', discountDescription: '减¥30.00', scopeKind: 'all', scopeIds: [], scopeSkus: [] },
  ...{ scopeDescription: '全场通用', couponPackageStatus: 2, statusName: '可领取', receiveFrom: '2026-11-01T00:00:00Z' },
  ...{ receiveUntil: '2026-12-31T00:00:00Z', validityDescription: '领取后30天内有效', stock: 100, left: 60, perCustomer: 1 },
  ...{ receivedCount: 0, canReceive: true, message: '' },
  ...changes,
});
const all = () => [
  aPackage(1),
  aPackage(2),
  aPackage(3, { canReceive: false, receivedCount: 1 }),
  aPackage(4, { canReceive: false, couponPackageStatus: 3, statusName: '已领完', left: 0 }),
];
const open = (discount: object, signedIn = true) =>
  renderPage(<CouponCentrePage />, {
    answers: {
      discount: { searchCouponPackage: async () => ({ pageIndex: 1, pageSize: 60, total: 4, items: all() }), ...discount },
      layout: { getAllFrontSiteBannersList: async () => [] },
    },
    session: { signedIn },
    path: '/discount/coupon-index',
  });

test('what can be had, has been had and is gone stand apart', async () => {
  open({});
  const group = async (name: string) => within(await screen.findByRole('region', { name })).getAllByRole('article');
  expect(await group('可领取')).toHaveLength(2);
  expect(await group('已领取')).toHaveLength(1);
  expect(screen.getByRole('link', { name: '去使用 券3' })).toHaveAttribute('href', '/sitemap');
  expect((await group('已领完或已结束'))[0]).toHaveTextContent('已领完');
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('a visitor is asked to log in and receives nothing', async () => {
  const receiveCoupon = jest.fn();
  const { user, seen } = open({ receiveCoupon }, false);
  await user.click(await screen.findByRole('button', { name: '领取 券1' }));
  expect(seen.logins).toHaveLength(1);
  expect(receiveCoupon).not.toHaveBeenCalled();
});

test('all at once: what could not be had is named with the reason', async () => {
  const batchReceiveCoupon = jest.fn(async (_input: unknown, _options: unknown) => ({
    received: [{}],
    refused: [{ couponPackageId: 2, name: '券2', message: '来晚了，优惠券已领完' }],
  }));
  const { user, seen } = open({ batchReceiveCoupon });
  await user.click(await screen.findByRole('button', { name: '一键领取 2 张' }));
  await waitFor(() => expect(seen.notices.map(({ text }) => text)).toEqual(['已领取 1 张；券2：来晚了，优惠券已领完']));
  expect(batchReceiveCoupon).toHaveBeenCalledWith({ couponPackageIds: [1, 2] }, expect.anything());
});

test('one that is gone meanwhile says so', async () => {
  const { user, seen } = open({ receiveCoupon: () => Promise.reject(refusal('COUPON_GONE', '来晚了，优惠券已领完')) });
  await user.click(await screen.findByRole('button', { name: '领取 券1' }));
  await waitFor(() => expect(seen.notices.map(({ text }) => text)).toEqual(['来晚了，优惠券已领完']));
});
