import { $, $$ } from '@wdio/globals';

/** The part of a product page that adds to the cart; other areas' journeys use it too. */
class AddToCartPart {
  get quantity() {
    return $('aria/数量');
  }
  get button() {
    return $('button=加入购物车');
  }
  get inquiryButton() {
    return $('button=加入询价');
  }
  /** Types a quantity as a buyer does: over what stands there. */
  async type(quantity: number | string) {
    await this.quantity.click();
    await this.quantity.setValue(String(quantity));
  }
  async add(quantity?: number) {
    // Before the page's scripts have taken over its markup nobody hears a press.
    await $('main [data-ssr]').waitForExist({ reverse: true });
    if (quantity !== undefined) await this.type(quantity);
    await this.button.waitForClickable();
    await this.button.click();
  }
  /** The toast that says it is in the cart. */
  async waitForAdded() {
    await $('div*=商品已成功加入购物车！').waitForExist();
  }
  async compactButtons() {
    return $$('button*=加购').length;
  }
}
export const addToCartPart = new AddToCartPart();
