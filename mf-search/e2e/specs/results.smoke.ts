import { faultsInPage, signInAs, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { resultsPage } from '../pages/results.page.ts';

describe('search results', () => {
  it('shows a visitor products and facets with counts, but no price', async () => {
    await resultsPage.open('内六角 m8x30');
    await expect(resultsPage.heading).toHaveText('“内六角 m8x30”的搜索结果');
    await expect(resultsPage.loginPrompt).toBeDisplayed();
    expect(await $('body').getText()).not.toContain('¥');
    expect(await faultsInPage()).toEqual([]);
  });

  it('says how high each facet group below the fold will be, so that nothing moves when it comes', async () => {
    await resultsPage.open('内六角');
    const heights = await resultsPage.groupsBelowFold();
    expect(heights.length).toBeGreaterThan(4);
    for (const [said, is] of heights) expect(Math.abs(said - is)).toBeLessThanOrEqual(1);
  });

  it('filters at once and keeps the choice in the address', async () => {
    await resultsPage.open('内六角 m8x30');
    await resultsPage.facetValue('304').click();
    await browser.waitUntil(async () => (await resultsPage.query()).get('attr')?.includes('304'));
    await expect(resultsPage.chips).toBeElementsArrayOfSize(1);
    await browser.refresh();
    await expect(resultsPage.chips).toBeElementsArrayOfSize(1);
    await resultsPage.showPictures();
    expect((await resultsPage.query()).get('view')).toBe('picture');
  });

  it('searches within results by keys alone; a reload and its chip know of it', async () => {
    await resultsPage.open('螺钉');
    const before = await resultsPage.total();
    await resultsPage.withinField.setValue('304');
    await browser.keys('Enter');
    await browser.waitUntil(async () => (await resultsPage.query()).get('within') === '304');
    await browser.waitUntil(async () => (await resultsPage.total()) < before);
    const after = await resultsPage.total();
    await browser.refresh();
    await resultsPage.heading.waitForDisplayed();
    expect(await resultsPage.total()).toBe(after);
    await resultsPage.chips[0]!.click();
    await browser.waitUntil(async () => (await resultsPage.total()) === before);
  });

  it('keeps each group of filters in its place, also after a reload', async () => {
    await resultsPage.open('内六角 m8');
    const before = await resultsPage.groups();
    await resultsPage.facetValue('304').click();
    await browser.waitUntil(async () => (await resultsPage.query()).has('attr'));
    await browser.refresh();
    await expect(resultsPage.chips).toBeElementsArrayOfSize(1);
    const after = await resultsPage.groups();
    expect(after.filter((name) => before.includes(name))).toEqual(before.filter((name) => after.includes(name)));
    expect(after.length).toBeGreaterThan(3);
  });

  it('fills the rows of the strip of shapes at any width', async () => {
    await resultsPage.open('螺钉');
    for (const width of [1440, 1200, 960, 768, 390]) {
      await browser.setViewport({ width, height: 900, devicePixelRatio: 1 });
      const gaps = await resultsPage.stripGaps();
      expect([width, gaps.length > 0, gaps.every((gap) => gap <= 2)]).toEqual([width, true, true]);
    }
    await browser.setViewport({ width: 1200, height: 900, devicePixelRatio: 1 });
  });

  it('leads from page to page, and 后退 leads back', async () => {
    await resultsPage.open('螺钉');
    await resultsPage.pageLink(2).click();
    await browser.waitUntil(async () => (await resultsPage.query()).get('page') === '2');
    await resultsPage.pageLink(1).waitForDisplayed();
    await browser.back();
    await browser.waitUntil(async () => !(await resultsPage.query()).has('page'));
  });

  it('finds pinyin and a typing error', async () => {
    await resultsPage.open('neiliujiao');
    await expect(resultsPage.rows[0]!).toHaveText(expect.stringContaining('内六角'));
    await resultsPage.open('不锈刚螺丝');
    await expect(resultsPage.rows[0]!).toHaveText(expect.stringContaining('不锈钢'));
  });

  it('says what to do when there is nothing', async () => {
    await resultsPage.open('zzzzqqq');
    await expect(resultsPage.nothingFound).toBeDisplayed();
    expect(await faultsInPage()).toEqual([]);
  });

  it('opens an exact SKU at once', async () => {
    await resultsPage.open('深沟球轴承 6204');
    await resultsPage.rows[0]!.waitForDisplayed();
    const sku = await resultsPage.firstSku();
    await browser.url(`/search?keyword=${sku.toLowerCase()}`);
    await browser.waitUntil(async () => (await browser.getUrl()).includes(`/p/${sku}?d=1`));
  });

  it('shows a buyer prices', async () => {
    await signInAs();
    await resultsPage.open('深沟球轴承 6204');
    await resultsPage.price.waitForDisplayed();
    await signOut();
  });
});
