import { $, browser } from '@wdio/globals';

/** The frame's head on any page. */
class SiteHeader {
  get searchField() {
    return $('#frame-header input[type="search"], #frame-header input[name="keyword"]');
  }
  get companyName() {
    return $('#frame-header').$('*=有限公司');
  }
  get cartCount() {
    return $('[aria-label^="购物车商品数"]');
  }
  async search(keyword: string) {
    await this.searchField.click();
    await this.searchField.setValue(keyword);
    await browser.keys('Enter');
  }
  async waitForSignedIn() {
    await this.companyName.waitForDisplayed();
  }
}
export const siteHeader = new SiteHeader();
