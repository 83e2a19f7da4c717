import { $, browser } from '@wdio/globals';

/** The one place that knows the markup of the coupon centre. */
class CouponCentrePage {
  group(name: '可领取' | '已领取' | '即将开始' | '已领完或已结束') {
    return $(`section[aria-label="${name}"]`);
  }
  receive(name: string) {
    return $(`button[aria-label="领取 ${name}"]`);
  }
  use(name: string) {
    return $(`a[aria-label="去使用 ${name}"]`);
  }
  async open() {
    await browser.url('/discount/coupon-index');
    await $('main h1').waitForDisplayed();
  }
}
export const couponCentrePage = new CouponCentrePage();
