import { callFromPage, faultsInPage, signInAs, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { productPage } from '../pages/product.page.ts';

interface Found {
  products: { skuNumber: string; manufacturerPartNumber: string; isNonStandard?: boolean; showShortSupply?: boolean }[];
}

/** Some SKU of the catalogue whose sale is stopped. */
async function firstSoldOut(): Promise<string> {
  for (const keyword of ['螺钉', '轴承', '接头', '螺母', '尺', '手套'])
    for (let pageIndex = 1; pageIndex <= 5; pageIndex += 1) {
      const search = { keyword, pageIndex, pageSize: 60 };
      const { body } = await callFromPage<Found>('POST', '/api/product/CustomerSearchProducts', search);
      const found = body.products.find(({ showShortSupply }) => showShortSupply);
      if (found) return found.skuNumber;
    }
  throw new Error('nothing is sold out in this catalogue');
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

  it('opened directly tells a buyer the stock and the day of arrival at once, as the list does', async () => {
    await signInAs();
    await productPage.open(sku);
    await expect(productPage.deliveryTime).toHaveText(expect.stringMatching(/预计\d+月\d+日送达/));
    await expect(productPage.stock).toHaveText(expect.stringMatching(/现货 [\d,]+/));
    await expect(productPage.stock).not.toHaveText(expect.stringContaining('以客服确认为准'));
    const onPage = /现货 ([\d,]+\+?)/.exec(await productPage.stock.getText())?.[1];
    const list = await callFromPage<{ items: { warehouseStockDto: { stockFreeQuantity: number }[] }[] }>(
      'POST',
      '/api/product/CustomerSearchSkuByElastic',
      { skuNumbers: [sku] },
    );
    const free = list.body.items[0]!.warehouseStockDto.reduce((sum, { stockFreeQuantity }) => sum + stockFreeQuantity, 0);
    expect(onPage).toBe(free > 9999 ? '9999+' : free.toLocaleString('en-US'));
  });

  it('that is sold out promises nothing and has no cart', async () => {
    const soldOut = await firstSoldOut();
    await signInAs();
    await productPage.open(soldOut);
    const words = await productPage.information.getText();
    expect(words).toContain('缺货，暂停销售');
    for (const promise of ['当日发货', '送达', '加入购物车', '现货']) expect(words).not.toContain(promise);
    await signOut();
  });

  it('is found however its number is written, and nonsense is a page that says so', async () => {
    await productPage.open(sku);
    const name = await productPage.name.getText();
    for (const written of [
      sku.toLowerCase(),
      `%20${sku}%20`,
      [...sku].map((sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)).join(''),
    ]) {
      await productPage.open(written);
      await expect(productPage.name).toHaveText(name);
    }
    for (const nonsense of ['x'.repeat(3000), '.*', '%3Cb%3E1%3C%2Fb%3E']) {
      await browser.url(`/p/${nonsense}`);
      await expect($('h2=没有找到该商品')).toBeDisplayed();
    }
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
