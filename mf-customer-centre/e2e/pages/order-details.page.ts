import { $, $$, browser } from '@wdio/globals';

/** The one place that knows the markup of /customer/myorders/details/:orderNumber. */
class OrderDetailsPage {
  get state() {
    return $('//section[.//ol[@aria-label="订单进度"]]//h2');
  }
  get steps() {
    return $('ol[aria-label="订单进度"]');
  }
  get packages() {
    return $$('article[aria-label^="包裹"]');
  }
  get pay() {
    return $('a=去付款');
  }
  get lines() {
    return $('//table[caption[contains(., "商品清单")]]');
  }
  async open(orderNumber: string) {
    await browser.url(`/customer/myorders/details/${encodeURIComponent(orderNumber)}`);
    await $('h1=订单详情').waitForDisplayed();
  }
  /** Signs for the first package that can be signed for, and waits until the question is gone. */
  async sign() {
    await $('//article[starts-with(@aria-label, "包裹")]//button[normalize-space()="签收"]').click();
    const dialog = $('[role="dialog"]');
    await dialog.waitForDisplayed();
    await dialog.$('button=确认签收').click();
    await dialog.waitForExist({ reverse: true });
  }
}
export const orderDetailsPage = new OrderDetailsPage();
