import { $, browser } from '@wdio/globals';

/** The one place that knows the home page's markup. */
class HomePage {
  get banners() {
    return $('section[aria-label="活动横幅"]');
  }
  get brands() {
    return this.shelf('合作品牌').$$('a[target="_blank"]');
  }
  shelf(title: string) {
    return $(`//section[.//h2[text()="${title}"]]`);
  }
  products(title: string) {
    return this.shelf(title).$$('article');
  }
  /** A link of the first product of a shelf. */
  firstProduct(title: string) {
    return this.shelf(title).$('article a');
  }
  async open() {
    await browser.url('/');
    await this.shelf('为您推荐').waitForDisplayed();
  }
}
export const homePage = new HomePage();
