import { $, $$, browser } from '@wdio/globals';

/** /customer/BlackCardBenefit */
class BlackCardPage {
  get title() {
    return $('h1=黑卡专区');
  }
  get card() {
    return $('section[aria-label="黑卡会员"]');
  }
  get products() {
    return $$(`a[href^="/p/"]`);
  }
  async open() {
    await browser.url('/customer/BlackCardBenefit');
    await this.card.waitForDisplayed();
  }
}
export const blackCardPage = new BlackCardPage();
