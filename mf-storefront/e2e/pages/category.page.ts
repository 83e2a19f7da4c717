import { $, $$, browser } from '@wdio/globals';

/** The one place that knows the markup of category and brand pages. */
class CategoryPage {
  get title() {
    return $('main h1');
  }
  get rows() {
    return $$('//table[caption="商品列表"]/tbody/tr');
  }
  get cards() {
    return $$('ul[aria-label="商品"] article');
  }
  get chosen() {
    return $$('ul[aria-label="已选条件"] button');
  }
  get nextPage() {
    return $('nav[aria-label="分页"] [aria-label="下一页"]');
  }
  get pictures() {
    return $('button[aria-label="大图"]');
  }
  /** Names of the groups of filters, in their order. */
  async groups(): Promise<string[]> {
    return browser.execute(() => [...document.querySelectorAll('aside[aria-label="筛选"] h2')].map((one) => one.textContent ?? ''));
  }
  /** By how many px each row of sub-categories misses their right edge. */
  async tileGaps(): Promise<number[]> {
    return browser.execute(() => {
      const tiles = document.querySelector('nav[aria-label="下级分类"] > ul')!;
      const ends = new Map<number, number>();
      for (const tile of tiles.children) {
        const { top, right } = tile.getBoundingClientRect();
        ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, right));
      }
      return [...ends.values()].map((end) => Math.round(tiles.getBoundingClientRect().right - end));
    });
  }
  get withinField() {
    return $('form[aria-label="在结果中搜索"] input[name="within"]');
  }
  /** The link with a product's name in a row. */
  nameIn(row: number) {
    return $(`(//table[caption="商品列表"]/tbody/tr)[${row + 1}]/th//a[not(@aria-hidden)]`);
  }
  /** A value of a facet, such as 材质 → 304不锈钢. */
  facetValue(facet: string, value: string) {
    return $(`//aside[@aria-label="筛选"]//section[.//button[normalize-space()="${facet}"]]//label[.//span[text()="${value}"]]`);
  }
  async open(path: string) {
    await browser.url(path);
    await this.title.waitForDisplayed();
  }
  async toggle(facet: string, value: string) {
    const before = await browser.getUrl();
    await this.facetValue(facet, value).click();
    await browser.waitUntil(async () => (await browser.getUrl()) !== before);
  }
}
export const categoryPage = new CategoryPage();
