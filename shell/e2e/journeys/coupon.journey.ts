import { callFromPage, faultsInPage, signInAs } from '@mall/testing/e2e';
import { $, expect } from '@wdio/globals';
import { checkoutPage } from '../../../mf-cart-checkout/e2e/pages/checkout.page.ts';
import { readCart } from '../../../mf-cart-checkout/e2e/pages/seed-cart.ts';
import { orderDetailsPage } from '../../../mf-customer-centre/e2e/pages/order-details.page.ts';

const name = '全场满2000减160';
interface Packages {
  items: { couponPackageId: number; name: string }[];
}
interface Found {
  products: { skuNumber: string; minOrderQty: number; showCart: boolean; dynamicDeliveryTimeId: number; appliedPriceFen: number }[];
}
const unused = async () =>
  (await callFromPage<{ couponId: number; name: string }[]>('GET', '/api/discount/GetAllCustomerCoupons')).body.filter(
    (one) => one.name === name,
  );

describe('a coupon, from its receipt to the order and back', () => {
  let orderId = '';
  let had = 0;

  it('is received', async () => {
    await signInAs();
    const { body } = await callFromPage<Packages>('POST', '/api/discount/SearchCouponPackage', {
      couponPackageStatus: [2],
      pager: { pageIndex: 1, pageSize: 100 },
    });
    const { couponPackageId } = body.items.find((one) => one.name === name)!;
    // A mall that is used again may have given all that the company may have.
    const { reason = '' } = await callFromPage('POST', '/api/discount/ReceiveCoupon', { couponPackageId });
    expect(['', 'COUPON_COUNT_REACHED']).toContain(reason);
    had = (await unused()).length;
    expect(had).toBeGreaterThan(0);
  });

  it('is chosen in checkout, where the sums follow', async () => {
    const ids = (await readCart()).lines.map(({ id }) => id);
    if (ids.length) await callFromPage('POST', '/api/shoppingCart/DeleteCartItems', { ids });
    const { body } = await callFromPage<Found>('POST', '/api/product/CustomerSearchProducts', { keyword: '深沟球轴承 6204' });
    const bearing = body.products.find(({ showCart, dynamicDeliveryTimeId }) => showCart && dynamicDeliveryTimeId <= 2)!;
    const quantity = Math.ceil(250_000 / bearing.appliedPriceFen / bearing.minOrderQty) * bearing.minOrderQty;
    await callFromPage('POST', '/api/shoppingCart/AddSkuToCart', { sku: bearing.skuNumber, quantity });
    await checkoutPage.open();
    await checkoutPage.chooseCoupon('不使用优惠券');
    await expect(checkoutPage.couponAmount).not.toExist();
    await checkoutPage.chooseCoupon(name);
    await expect(checkoutPage.couponAmount).toHaveText('−¥160.00');
    expect(await faultsInPage()).toEqual([]);
    await checkoutPage.choosePayment('线下转账');
    orderId = await checkoutPage.submit();
    expect(await unused()).toHaveLength(had - 1);
  });

  it('stands in the order with what it took off, and comes back when that is cancelled', async () => {
    const { body: order } = await callFromPage<{ orderNumber: string }>('GET', `/api/order/GetOrderByOrderId/${orderId}`);
    await orderDetailsPage.open(order.orderNumber);
    await expect($(`//dt[.="优惠券：${name}"]/following-sibling::dd[1]`)).toHaveText('-¥160.00');
    await callFromPage('POST', '/api/order/CancelOrder', { orderId });
    expect(await unused()).toHaveLength(had);
  });
});
