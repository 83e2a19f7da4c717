import { $, $$, browser } from '@wdio/globals';

/** The one place that knows the markup of /customer/coupons. */
class CouponsPage {
  get cards() {
    return $$('main article');
  }
  tab(name: '未使用' | '已使用' | '已过期') {
    return $(`//*[@role="tab"][contains(., "${name}")]`);
  }
  use(name: string) {
    return $(`a[aria-label="去使用 ${name}"]`);
  }
  async open() {
    await browser.url('/customer/coupons');
    await this.tab('未使用').waitForDisplayed();
  }
}
export const couponsPage = new CouponsPage();
