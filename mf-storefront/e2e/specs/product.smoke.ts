import { callFromPage, faultsInPage, signInAs, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { productPage } from '../pages/product.page.ts';

interface Found {
  products: { skuNumber: string; manufacturerPartNumber: string; isNonStandard?: boolean }[];
}

describe('a product', () => {
  let sku = '';

  before(async () => {
    await browser.url('/sitemap');
    const found = await callFromPage<Found>('POST', '/api/product/CustomerSearchProducts', { keyword: '内六角圆柱头螺钉' });
    sku = found.body.products.find(({ isNonStandard }) => !isNonStandard)!.skuNumber;
  });

  it('shows its drawing, its delivery time and the models beside it, and no price for a visitor', async () => {
    await productPage.open(sku);
    await expect(productPage.picture).toBeDisplayed();
    await expect(productPage.deliveryTime).toHaveText(expect.stringMatching(/发货|天/));
    await expect(productPage.price).toHaveText('登录查看价格');
    await browser.waitUntil(async () => (await productPage.models.length) > 1);
    expect(await $('main').getText()).not.toContain('¥');
    expect(await faultsInPage()).toEqual([]);
  });

  it('shows its model on demand: turned by keys, measured or not; no library of it before', async () => {
    await productPage.open(sku);
    const scripts = async () =>
      browser.execute(() => performance.getEntriesByType('resource').filter(({ name }) => /model-view/.test(name)).length);
    expect(await scripts()).toBe(0);
    await productPage.openModel();
    expect(await scripts()).toBeGreaterThan(0);
    const label = () => productPage.modelLabels[0]!.getAttribute('style');
    const before = await label();
    await productPage.modelCanvas.click();
    await browser.keys(['ArrowLeft', 'ArrowUp', '+']);
    await browser.waitUntil(async () => (await label()) !== before);
    await browser.keys('0');
    await browser.waitUntil(async () => (await label()) === before);
    await $('label*=显示尺寸').click();
    await expect(productPage.modelLabels[0]!).not.toBeDisplayed();
    expect(await faultsInPage()).toEqual([]);
    await browser.keys('Escape');
    await expect(productPage.modelCanvas).not.toBeDisplayed();
  });

  it('shows a buyer the price', async () => {
    await signInAs();
    await productPage.open(sku);
    await expect(productPage.price).toHaveText(expect.stringContaining('¥'));
  });

  it('is kept in the wish list by a buyer, still after a reload, and let go again', async () => {
    await signInAs();
    await callFromPage('POST', '/api/customer/CancelToWishList', { sku });
    for (const isKept of ['true', 'false']) {
      await productPage.open(sku);
      await expect(productPage.wish).toHaveAttribute('aria-pressed', isKept === 'true' ? 'false' : 'true');
      await productPage.wish.click();
      await expect(productPage.wish).toHaveAttribute('aria-pressed', isKept);
      const { body } = await callFromPage<{ total: number }>('POST', '/api/customer/GetWishListPagedList', { sku });
      expect(body.total).toBe(isKept === 'true' ? 1 : 0);
    }
    await signOut();
  });

  it('that is not there says so', async () => {
    await browser.url('/p/NOPE99');
    await expect($('h2=没有找到该商品')).toBeDisplayed();
  });
});
