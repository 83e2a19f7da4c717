import { $, browser } from '@wdio/globals';

/** /checkout/mycompleted/:id, the cashier in its own tab, and /checkout/success/:id */
class PaymentPage {
  get title() {
    return $('h1=订单提交成功，请尽快付款');
  }
  get payable() {
    return $('output[aria-label="应付金额"]');
  }
  get timer() {
    return $('[role="timer"]');
  }
  get success() {
    return $('h2=接下来');
  }
  get successTitle() {
    return $('main h1');
  }
  async open(orderId: string) {
    await browser.url(`/checkout/mycompleted/${orderId}`);
    await this.title.waitForDisplayed();
  }
  async choose(method: string) {
    await $(`label*=${method}`).click();
    await $(`h2=${method}`).waitForDisplayed();
  }
  /** Pays at the cashier that opens in another tab, then comes back to this one, which has noticed by itself. */
  async payAtCashier(answer: '确认支付' | '银行拒绝支付' | '取消支付' = '确认支付') {
    const here = await browser.getWindowHandle();
    await this.choose('银联在线支付');
    await $('button*=去支付').click();
    await browser.waitUntil(async () => (await browser.getWindowHandles()).length > 1, { timeoutMsg: 'no cashier opened' });
    const cashier = (await browser.getWindowHandles()).find((handle) => handle !== here)!;
    await browser.switchToWindow(cashier);
    await $(`button=${answer}`).waitForClickable();
    await $(`button=${answer}`).click();
    await browser.waitUntil(async () => !(await browser.getUrl()).includes('/_cashier/'), { timeoutMsg: 'the cashier kept the buyer' });
    await browser.closeWindow();
    await browser.switchToWindow(here);
    if (answer === '确认支付') await this.waitForSuccess();
  }
  async payFromBalance(password: string) {
    await this.choose('预付款支付');
    await $('button=用预付款支付').click();
    await this.typePassword(password);
  }
  async payOnCredit(password: string) {
    await this.choose('账期支付');
    await $('button=使用账期支付').click();
    await this.typePassword(password);
  }
  async typePassword(password: string) {
    const field = $('[role="dialog"] input[type="password"]');
    await field.waitForExist();
    await browser.keys([...password]);
    await browser.keys('Enter');
  }
  async waitForSuccess() {
    await this.success.waitForDisplayed();
  }
}
export const paymentPage = new PaymentPage();
