/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { renderPage, screen, waitFor } from '@mall/testing';
import { useState } from 'react';
import { aCoupon } from '../../../parts/a-checkout.ts';
import { CouponStrip } from './coupon-strip.tsx';

const best = { coupons: [aCoupon()], optimalCouponId: 31, selectedCouponId: 31, hint: '适用商品再买¥7.50可用「满20减8」，省¥8.00' };

/** A cart that is foretold to cost more, and then does. */
function Cart() {
  const [payableFen, setPayable] = useState(1250);
  const [isSettling, setSettling] = useState(false);
  const more = () => {
    setPayable(2250);
    setSettling(true);
  };
  return (
    <>
      <button type="button" onClick={more}>
        多买
      </button>
      <button type="button" onClick={() => setSettling(false)}>
        已保存
      </button>
      <CouponStrip payableFen={payableFen} isSettling={isSettling} />
    </>
  );
}

test('the cart says which coupon the confirmation page will propose and what would save more, and asks again when the server knows of another sum', async () => {
  let answer = best;
  const getCustomerOptimalCouponInfo = jest.fn(async (_: object) => answer);
  const { user } = renderPage(<Cart />, { answers: { discount: { getCustomerOptimalCouponInfo } } });
  expect(await screen.findByText('¥3.00')).toBeInTheDocument();
  expect(screen.getByText('适用商品再买¥7.50可用「满20减8」，省¥8.00')).toBeInTheDocument();
  answer = { ...best, coupons: [aCoupon({ couponId: 33, name: '满20减8', savingAmount: '¥8.00' })], optimalCouponId: 33, hint: '' };
  await user.click(screen.getByRole('button', { name: '多买' }));
  expect(getCustomerOptimalCouponInfo).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: '已保存' }));
  expect(await screen.findByText('¥8.00')).toBeInTheDocument();
  expect(getCustomerOptimalCouponInfo).toHaveBeenCalledTimes(2);
});

test('who has no coupon that fits or nearly fits sees nothing of it', async () => {
  const getCustomerOptimalCouponInfo = jest.fn(async (_: object, __?: object) => ({
    coupons: [],
    optimalCouponId: 0,
    selectedCouponId: 0,
    hint: '',
  }));
  renderPage(<CouponStrip kpId={7} payableFen={1250} isSettling={false} />, { answers: { discount: { getCustomerOptimalCouponInfo } } });
  await waitFor(() => expect(getCustomerOptimalCouponInfo).toHaveBeenCalledWith({ kpId: 7 }, expect.anything()));
  expect(screen.queryByRole('region', { name: '优惠券' })).not.toBeInTheDocument();
});
