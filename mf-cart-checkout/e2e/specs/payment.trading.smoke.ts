import { callFromPage, faultsInPage, signInAs } from '@mall/testing/e2e';
import { $, expect } from '@wdio/globals';
import { checkoutPage } from '../pages/checkout.page.ts';
import { paymentPage } from '../pages/payment.page.ts';
import { buyableSkus, fillCart } from '../pages/seed-cart.ts';

const paymentPassword = '135790';
const isPaid = async (orderId: string) =>
  (await callFromPage<{ isPaid: boolean }>('GET', `/api/order/CheckOrderPaidStatus/${orderId}`)).body.isPaid;

describe('paying an order', () => {
  let orderId = '';
  beforeEach(async () => {
    await signInAs();
    await fillCart(await buyableSkus('按钮开关', 1));
    await checkoutPage.open();
    await checkoutPage.choosePayment('银联在线支付');
    orderId = await checkoutPage.submit();
    await paymentPage.title.waitForDisplayed();
  });

  it('goes through the cashier in another tab, and this page notices', async () => {
    expect(await faultsInPage()).toEqual([]);
    await expect(paymentPage.timer).toHaveText(expect.stringMatching(/^7[12]:/));
    await paymentPage.payAtCashier();
    await expect(paymentPage.successTitle).toHaveText('支付成功');
    expect(await isPaid(orderId)).toBe(true);
  });

  it('stays unpaid when the bank refuses, and can be tried again', async () => {
    await paymentPage.payAtCashier('银行拒绝支付');
    expect(await isPaid(orderId)).toBe(false);
    await expect($('button=重新打开收银台')).toBeDisplayed();
  });

  it('takes prepaid money with the payment password, and tells how many tries a wrong one leaves', async () => {
    await paymentPage.payFromBalance('246813');
    await expect($('[role="dialog"]')).toHaveText(expect.stringContaining('还可尝试'));
    await paymentPage.typePassword(paymentPassword);
    await paymentPage.waitForSuccess();
    expect(await isPaid(orderId)).toBe(true);
  });
});
