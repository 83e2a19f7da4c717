import { $, $$, browser } from '@wdio/globals';

/** The one place that knows the markup of `/search`. */
class ResultsPage {
  get heading() {
    return $('h1');
  }
  get rows() {
    return $$('table tbody tr');
  }
  get cards() {
    return $$('[aria-label="商品"] > li');
  }
  get loginPrompt() {
    return $('button=登录查看价格');
  }
  get price() {
    return $('td*=¥');
  }
  get chips() {
    return $$('[aria-label="已选条件"] button[aria-label^="移除"]');
  }
  get nothingFound() {
    return $('h2*=没有找到与');
  }
  /** Of the facet groups below the fold: how high the page said they would be, and how high they are once in sight, in px. */
  async groupsBelowFold() {
    await $('aside section[style]').waitForExist();
    const groups = await $$('aside section[style]').getElements();
    const heights: [said: number, is: number][] = [];
    for (const group of groups) {
      await group.scrollIntoView();
      const said = Number.parseFloat(await browser.execute((element) => element.style.getPropertyValue('--height'), group));
      heights.push([said, (await group.getSize()).height]);
    }
    return heights;
  }
  get withinField() {
    return $('form[aria-label="在结果中搜索"] input[name="within"]');
  }
  /** Names of the groups of filters, in their order. */
  async groups(): Promise<string[]> {
    return browser.execute(() => [...document.querySelectorAll('aside[aria-label="筛选"] h2')].map((one) => one.textContent ?? ''));
  }
  /** By how many px each row of tiles misses the strip's right edge. */
  async stripGaps(): Promise<number[]> {
    return browser.execute(() => {
      const strip = document.querySelector('nav[aria-label="按分类查看"] > ul')!;
      const ends = new Map<number, number>();
      for (const tile of strip.children) {
        const { top, right } = tile.getBoundingClientRect();
        ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, right));
      }
      return [...ends.values()].map((end) => Math.round(strip.getBoundingClientRect().right - end));
    });
  }
  /** How many products the page says there are. */
  async total(): Promise<number> {
    return Number((await $('header [role="status"] b').getText()).replaceAll(',', ''));
  }
  /** A value of a facet, by its words. */
  facetValue(words: string) {
    return $(`//aside[@aria-label="筛选"]//label[contains(., "${words}")]`);
  }
  /** Another page of the list; a real link. */
  pageLink(page: number) {
    return $(`a[aria-label="第 ${page} 页"]`);
  }
  /** Number of the first SKU in the list. */
  async firstSku() {
    const href = await $('table tbody th a[href^="/p/"]').getAttribute('href');
    return /\/p\/([^?]+)/.exec(href ?? '')?.[1] ?? '';
  }
  async showPictures() {
    await $('aria/大图').click();
    await this.cards[0]!.waitForDisplayed();
  }
  async open(keyword: string) {
    await browser.url(`/search?keyword=${encodeURIComponent(keyword)}`);
    await this.heading.waitForDisplayed();
  }
  /** What stands in the address now. */
  async query() {
    return new URL(await browser.getUrl()).searchParams;
  }
}
export const resultsPage = new ResultsPage();
