import { faultsInPage } from '@mall/testing/e2e';
import { $, $$, browser, expect } from '@wdio/globals';
import { homePage } from '../pages/home.page.ts';

describe('home', () => {
  before(() => homePage.open());

  it('shows banners, seven of each shelf, and no price to a visitor', async () => {
    await expect(homePage.banners).toBeDisplayed();
    await expect(homePage.products('为您推荐')).toBeElementsArrayOfSize(7);
    await expect(homePage.products('新品上架')).toBeElementsArrayOfSize(7);
    const texts = await $$('main section:not([aria-labelledby="coupons-title"])').map((section) => section.getText());
    expect(texts.join('\n')).not.toContain('¥');
  });

  it('has no serious accessibility fault', async () => {
    expect(await faultsInPage()).toEqual([]);
  });

  it('leads to a product', async () => {
    const link = homePage.firstProduct('为您推荐');
    const to = await link.getAttribute('href');
    await link.click();
    await browser.waitUntil(async () => (await browser.getUrl()).endsWith(to ?? '?'));
    await expect($('main h1')).toBeDisplayed();
  });
});
