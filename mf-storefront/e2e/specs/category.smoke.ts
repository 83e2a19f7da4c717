import { callFromPage, faultsInPage } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { categoryPage } from '../pages/category.page.ts';
import { productPage } from '../pages/product.page.ts';

interface Menu {
  categories: { selfChildren: { selfChildren: { id: number; name: string }[] }[] }[];
}

describe('a category', () => {
  let id = 0;

  before(async () => {
    await browser.url('/sitemap');
    const menu = await callFromPage<Menu>('GET', '/api/product/SearchCategoryTree');
    const thirdLevel = menu.body.categories.flatMap((first) => first.selfChildren.flatMap((second) => second.selfChildren));
    id = thirdLevel.find(({ name }) => name === '内六角圆柱头螺钉')!.id;
  });

  it('lists twenty products with their facets, and no price for a visitor', async () => {
    await categoryPage.open(`/c-${id}`);
    await expect(categoryPage.title).toHaveText('内六角圆柱头螺钉');
    await expect(categoryPage.rows).toBeElementsArrayOfSize(20);
    expect(await $('main').getText()).not.toContain('¥');
    expect(await faultsInPage()).toEqual([]);
  });

  it('filters at once, keeps the filter in the address, and takes it back by its chip', async () => {
    await categoryPage.toggle('材质', '304不锈钢');
    expect(new URL(await browser.getUrl()).searchParams.get('attr')).toBe('材质:304不锈钢;');
    await expect(categoryPage.chosen[0]!).toHaveText(expect.stringContaining('304不锈钢'));
    await browser.refresh();
    await expect(categoryPage.chosen[0]!).toBeDisplayed();
    await categoryPage.chosen[0]!.click();
    await browser.waitUntil(async () => !(await browser.getUrl()).includes('attr'));
  });

  it('keeps each group of filters in its place, also after a reload', async () => {
    await categoryPage.open(`/c-${id}`);
    const before = await categoryPage.groups();
    await categoryPage.toggle('材质', '304不锈钢');
    await browser.refresh();
    await categoryPage.chosen[0]!.waitForDisplayed();
    const after = await categoryPage.groups();
    expect(after.filter((name) => before.includes(name))).toEqual(before.filter((name) => after.includes(name)));
    expect(after.length).toBeGreaterThan(3);
  });

  it('is searched within', async () => {
    await categoryPage.open(`/c-${id}`);
    await categoryPage.withinField.setValue('M8');
    await browser.keys('Enter');
    await browser.waitUntil(async () => new URL(await browser.getUrl()).searchParams.get('within') === 'M8');
    await expect(categoryPage.rows[0]!).toHaveText(expect.stringContaining('M8'));
    await categoryPage.chosen[0]!.click();
    await browser.waitUntil(async () => !(await browser.getUrl()).includes('within'));
  });

  it('turns the page and shows pictures', async () => {
    await categoryPage.nextPage.click();
    await browser.waitUntil(async () => (await browser.getUrl()).includes('page=2'));
    await categoryPage.pictures.click();
    await expect(categoryPage.cards).toBeElementsArrayOfSize(20);
  });

  it('opens a product', async () => {
    await categoryPage.open(`/c-${id}`);
    await categoryPage.nameIn(0).click();
    await expect(productPage.name).toHaveText(expect.stringContaining('内六角圆柱头螺钉'));
  });

  it('fills the rows of its sub-categories at any width', async () => {
    const menu = await callFromPage<{ categories: { id: number; selfChildren: { id: number; selfChildren: unknown[] }[] }[] }>(
      'GET',
      '/api/product/SearchCategoryTree',
    );
    for (const above of menu.body.categories.flatMap((first) => [first, ...first.selfChildren]).slice(0, 6)) {
      await categoryPage.open(`/c-${above.id}`);
      for (const width of [1440, 1200, 768, 390]) {
        await browser.setViewport({ width, height: 900, devicePixelRatio: 1 });
        const gaps = await categoryPage.tileGaps();
        expect([above.id, width, gaps.length > 0, gaps.every((gap) => gap <= 2)]).toEqual([above.id, width, true, true]);
      }
    }
    await browser.setViewport({ width: 1200, height: 900, devicePixelRatio: 1 });
  });

  it('that is not there says so', async () => {
    await browser.url('/c-999999999');
    await expect($('h2=没有找到该分类')).toBeDisplayed();
  });
});
