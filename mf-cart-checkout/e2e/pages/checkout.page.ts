import { $, browser } from '@wdio/globals';

export interface TypedAddress {
  consignee: string;
  mobile: string;
  province: string;
  city: string;
  district: string;
  detail: string;
}

/** /checkout/myconfirm */
class CheckoutPage {
  get title() {
    return $('h1=请核对订单');
  }
  get payable() {
    return $('output[aria-label="应付金额"]');
  }
  get submitButton() {
    return $('button=提交订单');
  }
  get remark() {
    return $('aria/订单备注');
  }
  get projectNumber() {
    return $('aria/项目号');
  }
  get changedDialog() {
    return $('[role="dialog"]');
  }
  async open(query = '') {
    await browser.url(`/checkout/myconfirm${query}`);
    await this.waitForShown();
  }
  async waitForShown() {
    await this.title.waitForDisplayed();
  }
  async choosePayment(name: string) {
    await $(`label*=${name}`).click();
  }
  /** Chooses a coupon by what its card says, and waits until the sums are those with it. */
  async chooseCoupon(name: string) {
    const card = $('[role="radiogroup"][aria-label="优惠券"]').$(`label*=${name}`);
    await card.click();
    await card.$('input:checked').waitForExist();
    await this.submitButton.waitForEnabled();
  }
  /** What the coupon takes off, as the sums say: −¥30.00. */
  get couponAmount() {
    return $('//dt[.="优惠券"]/following-sibling::dd[1]');
  }
  /** Adds an address in the dialog and waits until it is the chosen one. */
  async addAddress(address: TypedAddress) {
    await $('button=新增收货地址').click();
    const dialog = $('[role="dialog"]');
    await dialog.waitForDisplayed();
    await $('aria/收货人').setValue(address.consignee);
    await $('aria/手机号或固定电话').setValue(address.mobile);
    await this.chooseRegion('省份', address.province);
    await this.chooseRegion('城市', address.city);
    await this.chooseRegion('区县', address.district);
    await $('aria/详细地址').setValue(address.detail);
    await $('button=保存并使用').click();
    await dialog.waitForExist({ reverse: true });
    await $(`label*=${address.consignee}`).$('input:checked').waitForExist();
  }
  private async chooseRegion(label: string, name: string) {
    const select = $(`select[aria-label="${label}"]`);
    await select.$(`option=${name}`).waitForExist();
    await select.selectByVisibleText(name);
  }
  /** Presses 提交订单 and waits for what follows; gives the order's id. */
  async submit(): Promise<string> {
    await this.submitButton.waitForEnabled();
    await this.submitButton.click();
    await browser.waitUntil(async () => /\/checkout\/(mycompleted|success)\//.test(await browser.getUrl()), {
      timeoutMsg: 'the order was not taken',
    });
    return new URL(await browser.getUrl()).pathname.split('/').pop()!;
  }
}
export const checkoutPage = new CheckoutPage();
