import { $, $$, browser } from '@wdio/globals';

/** The one place that knows the markup of campaigns. */
class CampaignPage {
  get title() {
    return $('main h1');
  }
  get breadcrumb() {
    return $('nav[aria-label="面包屑"]');
  }
  get countdown() {
    return $('[role="timer"]');
  }
  get steps() {
    return $('ol[aria-label="优惠档位"]');
  }
  get rows() {
    return $$('//table[caption="商品列表"]/tbody/tr');
  }
  get cards() {
    return $$('ul[aria-label="商品"] article');
  }
  async open(path: string) {
    await browser.url(path);
    await this.breadcrumb.waitForDisplayed();
  }
}
export const campaignPage = new CampaignPage();
