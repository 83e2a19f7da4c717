import { callFromPage, faultsInPage, signInAs } from '@mall/testing/e2e';
import { browser, expect } from '@wdio/globals';
import { cartPage } from '../pages/cart.page.ts';
import { checkoutPage } from '../pages/checkout.page.ts';
import { paymentPage } from '../pages/payment.page.ts';
import { buyableSkus, fillCart } from '../pages/seed-cart.ts';

const orderCount = async () => (await callFromPage<{ total: number }>('POST', '/api/order/GetOrderPagedList', { pageSize: 1 })).body.total;

describe('the confirmation page', () => {
  beforeEach(async () => {
    await signInAs();
    await fillCart(await buyableSkus('按钮开关', 2));
  });

  it('leads from the cart to an order at an address that was added on the way', async () => {
    await cartPage.open();
    await cartPage.settle();
    await checkoutPage.waitForShown();
    expect(await faultsInPage()).toEqual([]);
    await checkoutPage.addAddress({
      consignee: `收货员${Date.now() % 10_000}`,
      mobile: '13912345678',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      detail: '文三路 90 号 5 号楼',
    });
    await checkoutPage.projectNumber.setValue('P-2026-11');
    await checkoutPage.choosePayment('银联在线支付');
    const payable = await checkoutPage.payable.getText();
    await checkoutPage.submit();
    await paymentPage.title.waitForDisplayed();
    await expect(paymentPage.payable).toHaveText(payable);
  });

  it('makes one order of two clicks', async () => {
    await checkoutPage.open();
    const before = await orderCount();
    await checkoutPage.choosePayment('银联在线支付');
    await checkoutPage.submitButton.waitForEnabled();
    await checkoutPage.submitButton.doubleClick();
    await paymentPage.title.waitForDisplayed();
    expect(await orderCount()).toBe(before + 1);
  });

  it('keeps what was typed over a reload', async () => {
    await checkoutPage.open();
    await checkoutPage.remark.setValue('送货前电话联系');
    await browser.refresh();
    await checkoutPage.waitForShown();
    await expect(checkoutPage.remark).toHaveValue('送货前电话联系');
  });
});
