import { $, browser } from '@wdio/globals';

/** The one place that knows the markup of /customer/customerCreditLimit. */
class CreditLimitPage {
  get meter() {
    return $('meter[aria-label="已用额度"]');
  }
  orderLink(orderNumber: string) {
    return $(`=${orderNumber}`);
  }
  rowOf(orderNumber: string) {
    return $(`//tr[.//a[normalize-space()="${orderNumber}"]]`);
  }
  async open() {
    await browser.url('/customer/customerCreditLimit');
    await this.meter.waitForExist();
  }
  /** Percent of the limit that is used. */
  async used(): Promise<number> {
    return Number(await this.meter.getAttribute('value'));
  }
}
export const creditLimitPage = new CreditLimitPage();
