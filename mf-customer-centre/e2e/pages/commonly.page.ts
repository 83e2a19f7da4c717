import { $, $$, browser } from '@wdio/globals';

/** The one place that knows the markup of /customer/commonly. */
class CommonlyPage {
  get rows() {
    return $$('tbody tr');
  }
  row(skuNumber: string) {
    return $(`//tr[.//a[@href="/p/${skuNumber}"]]`);
  }
  letGo(skuNumber: string) {
    return this.row(skuNumber).$('button*=取消收藏');
  }
  keepAgain(skuNumber: string) {
    return this.row(skuNumber).$('button*=重新收藏');
  }
  async open(query = '') {
    await browser.url(`/customer/commonly${query}`);
    await $('h1=常用清单').waitForDisplayed();
  }
  async choose(tab: '收藏的商品' | '常购商品') {
    await $(`button[role="tab"]=${tab}`).click();
  }
}
export const commonlyPage = new CommonlyPage();
