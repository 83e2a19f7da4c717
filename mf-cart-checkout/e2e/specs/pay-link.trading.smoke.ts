import { faultsInPage, signInAs, signOut } from '@mall/testing/e2e';
import { $, expect } from '@wdio/globals';
import { checkoutPage } from '../pages/checkout.page.ts';
import { payLinkPage } from '../pages/pay-link.page.ts';
import { paymentPage } from '../pages/payment.page.ts';
import { buyableSkus, fillCart } from '../pages/seed-cart.ts';

describe('paying for somebody else', () => {
  it('needs no login: the link shows the total, leads through the cashier and back, and is over then', async () => {
    await signInAs();
    await fillCart(await buyableSkus('按钮开关', 1));
    await checkoutPage.open();
    await checkoutPage.choosePayment('银联在线支付');
    await checkoutPage.submit();
    await paymentPage.title.waitForDisplayed();
    const link = await payLinkPage.share();
    expect(await faultsInPage()).toEqual([]);
    await signOut();
    await payLinkPage.open(link);
    await payLinkPage.title.waitForDisplayed();
    await expect(payLinkPage.amount).toHaveText(expect.stringMatching(/^¥/));
    expect(await faultsInPage()).toEqual([]);
    await payLinkPage.pay();
    await $('h2=支付成功').waitForDisplayed();
    await payLinkPage.open(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
    await $('h2=付款链接无效').waitForDisplayed();
  });
});
