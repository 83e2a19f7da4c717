import { callFromPage } from '@mall/testing/e2e';
import { $, browser } from '@wdio/globals';

/** 找人代付 on the payment page, and /m/pay/:token, which asks for no login. */
class PayLinkPage {
  get amount() {
    return $('output[aria-label="应付金额"]');
  }
  get title() {
    return $('h1=代付订单');
  }
  /** The dialog with the link; the order's own page is open. */
  async share(): Promise<string> {
    await $('button=找人代付').click();
    const shown = $('[role="dialog"] code');
    await shown.waitForDisplayed();
    return new URL(await shown.getText()).pathname;
  }
  linkOf = async (orderId: string) =>
    new URL((await callFromPage<{ url: string }>('POST', '/api/order/GetPcPayPageUrl', { orderId })).body.url).pathname;
  async open(path: string) {
    await browser.url(path);
  }
  /** The cashier leads back here. */
  async pay() {
    await $('button*=去支付').click();
    await $('button=确认支付').waitForClickable();
    await $('button=确认支付').click();
  }
}
export const payLinkPage = new PayLinkPage();
