import { $, $$, browser } from '@wdio/globals';

/** /quickorder: the one place that knows its markup. */
class QuickOrderPage {
  get list() {
    return $('textarea');
  }
  get addButton() {
    return $('button=加入购物车');
  }
  async open() {
    await browser.url('/quickorder');
    await this.list.waitForDisplayed();
  }
  /** Types a list and has it read, by the keyboard alone. */
  async read(lines: readonly string[]) {
    await this.list.setValue(lines.join('\n'));
    await browser.keys(['Control', 'Enter']);
    await browser.waitUntil(async () => (await this.lines().length) >= lines.length, { timeoutMsg: 'the list was not read' });
  }
  lines() {
    return $$('ol[aria-label="识别结果"] > li');
  }
  /** Why a line can't be added yet. */
  faultOf(said: string) {
    return $(`ol[aria-label="识别结果"] > li[aria-label="${said}"] strong`);
  }
}
export const quickOrderPage = new QuickOrderPage();
