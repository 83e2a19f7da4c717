import { $, browser } from '@wdio/globals';

/** The one place that knows the markup of /customer/addresses. */
class AddressesPage {
  get table() {
    return $('//table[caption[contains(., "收货地址")]]');
  }
  get dialog() {
    return $('[role="dialog"]');
  }
  row(consignee: string) {
    return $(`//tr[th[contains(., "${consignee}")]]`);
  }
  field(label: string) {
    return this.dialog.$(`//label[contains(., "${label}")]/following-sibling::div//*[self::input or self::textarea]`);
  }
  async open() {
    await browser.url('/customer/addresses');
    await this.table.waitForDisplayed();
  }
  async choose(list: '省份' | '城市' | '区县', name: string) {
    const select = this.dialog.$(`select[aria-label="${list}"]`);
    await select.$(`option=${name}`).waitForExist();
    await select.selectByVisibleText(name);
  }
  /** Adds an address in 上海市浦东新区. */
  async add(consignee: string, mobile: string, detail: string) {
    await $('button=新增收货地址').click();
    await this.dialog.waitForDisplayed();
    await this.field('收货人').setValue(consignee);
    await this.field('手机号').setValue(mobile);
    await this.choose('省份', '上海市');
    await this.choose('城市', '上海市');
    await this.choose('区县', '浦东新区');
    await this.field('详细地址').setValue(detail);
    await this.dialog.$('button=保存').click();
    await this.dialog.waitForExist({ reverse: true });
  }
  async remove(consignee: string) {
    await this.row(consignee).$('button=删除').click();
    const question = $('[role="alertdialog"]');
    await question.waitForDisplayed();
    await question.$('button=删除').click();
    await question.waitForExist({ reverse: true });
  }
}
export const addressesPage = new AddressesPage();
