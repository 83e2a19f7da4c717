import { $, $$, browser } from '@wdio/globals';

/** The one place that knows the markup of /customer/myorders. */
class OrdersPage {
  get list() {
    return $('ul[aria-label="订单列表"]');
  }
  get orders() {
    return $$('ul[aria-label="订单列表"] > li > article');
  }
  get keyword() {
    return $('input[aria-label="关键词"]');
  }
  tab(name: string) {
    return $(`//*[@role="tab"][starts-with(normalize-space(), "${name}")]`);
  }
  order(orderNumber: string) {
    return $(`//article[.//h2[contains(., "${orderNumber}")]]`);
  }
  async open(query = '') {
    await browser.url(`/customer/myorders${query}`);
    await $('h1=企业订单').waitForDisplayed();
  }
  async search(words: string) {
    await this.keyword.setValue(words);
    await browser.keys('Enter');
  }
  /** Asks to cancel an order for a reason, and waits until the question is gone. */
  async cancel(orderNumber: string, reason: string) {
    await this.order(orderNumber).$('button=取消订单').click();
    const dialog = $('[role="dialog"]');
    await dialog.waitForDisplayed();
    await dialog.$(`//label[contains(., "${reason}")]`).click();
    await dialog.$('button=确认取消订单').click();
    await dialog.waitForExist({ reverse: true });
  }
}
export const ordersPage = new OrdersPage();
