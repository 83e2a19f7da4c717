import { $, $$, browser } from '@wdio/globals';

/** /mycart: the one place that knows its markup. */
class CartPage {
  get title() {
    return $('h1=全部商品');
  }
  get empty() {
    return $('h2=购物车还是空的');
  }
  get total() {
    return $('output[aria-label="应付合计"]');
  }
  get selectAll() {
    return $('section[aria-label="结算"] input[type="checkbox"]');
  }
  get settleButton() {
    return $('button=去结算');
  }
  get undoButton() {
    return $('button=撤销');
  }
  async open() {
    await browser.url('/mycart');
    await browser.waitUntil(async () => (await this.title.isExisting()) || (await this.empty.isExisting()), {
      timeoutMsg: 'the cart did not show',
    });
  }
  /** The row of a product, by the beginning of its name. */
  row(name: string) {
    return $(`tr[aria-label^="${name}"]`);
  }
  rows() {
    return $$('tbody tr[aria-label]');
  }
  quantityOf(name: string) {
    return this.row(name).$('[role="spinbutton"]');
  }
  async setQuantity(name: string, quantity: number) {
    const field = this.quantityOf(name);
    // As a hand does it: emptied first, the field would be left and put right before the number comes.
    await field.click();
    await browser.keys(['Control', 'a']);
    await browser.keys(String(quantity));
    await browser.keys('Enter');
  }
  async remove(name: string) {
    await this.row(name).$('button[aria-label^="删除"]').click();
    await this.row(name).waitForExist({ reverse: true });
  }
  /** What the bar says once the server has answered: '¥12.50'. */
  async settledTotal(): Promise<string> {
    await $('section[aria-label="结算"] [aria-busy="true"]').waitForExist({ reverse: true });
    return (await this.total.getText()).replace(/\s/g, '');
  }
  async settle() {
    await this.settleButton.waitForClickable();
    await this.settleButton.click();
  }
}
export const cartPage = new CartPage();
