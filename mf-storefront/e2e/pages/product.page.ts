import { $, $$, browser } from '@wdio/globals';

/** The one place that knows the product page's markup. */
class ProductPage {
  get name() {
    return $('main h1');
  }
  get information() {
    return $('section[aria-label="商品信息"]');
  }
  get picture() {
    return this.information.$('img');
  }
  /** The price's place: a price for a buyer, the prompt for a visitor. */
  get price() {
    return this.information.$('//dt[text()="价格"]/following-sibling::dd');
  }
  get deliveryTime() {
    return this.information.$('//dt[text()="货期"]/following-sibling::dd');
  }
  get stock() {
    return this.information.$('//dt[text()="库存"]/following-sibling::dd');
  }
  get quantity() {
    return this.information.$('[role="spinbutton"]');
  }
  get models() {
    return $$('//table[caption="同产品的全部型号"]/tbody/tr');
  }
  get wish() {
    return this.information.$('button[aria-label^="收藏："]');
  }
  modelFilter(attribute: string) {
    return $(`select[aria-label="按${attribute}筛选"]`);
  }
  get modelCanvas() {
    return $('[role="dialog"] canvas');
  }
  get modelLabels() {
    return $$('[role="dialog"] canvas + div > span');
  }
  /** Opens the 3D model and waits until it is drawn. */
  async openModel() {
    await $('button=查看 3D 模型').click();
    await this.modelCanvas.waitForDisplayed();
    await browser.waitUntil(async () => (await this.modelLabels.length) > 0, { timeout: 60_000 });
  }
  async open(sku: string) {
    await browser.url(`/p/${sku}`);
    await this.name.waitForDisplayed();
  }
  async typeQuantity(quantity: number) {
    await this.quantity.click();
    await this.quantity.setValue(quantity);
    await browser.keys('Tab');
  }
}
export const productPage = new ProductPage();
