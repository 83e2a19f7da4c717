import { callFromPage, faultsInPage, signInAs } from '@mall/testing/e2e';
import { browser, expect } from '@wdio/globals';
import { commonlyPage } from '../pages/commonly.page.ts';
import { placeOrder } from '../pages/seed-order.ts';

interface Found {
  products: { skuNumber: string }[];
}

describe('the lists of what a buyer keeps and buys', () => {
  it('show a kept product until it is let go, and what was ordered with how often', async () => {
    await signInAs();
    const found = await callFromPage<Found>('POST', '/api/product/CustomerSearchProducts', { keyword: '深沟球轴承' });
    const { skuNumber } = found.body.products[0]!;
    await callFromPage('POST', '/api/customer/AddToWishList', { sku: skuNumber });
    await commonlyPage.open();
    await expect(commonlyPage.row(skuNumber)).toHaveText(expect.stringContaining('¥'));
    expect(await faultsInPage()).toEqual([]);
    await commonlyPage.letGo(skuNumber).click();
    await commonlyPage.keepAgain(skuNumber).waitForDisplayed();
    await commonlyPage.keepAgain(skuNumber).click();
    await commonlyPage.letGo(skuNumber).click();
    await commonlyPage.keepAgain(skuNumber).waitForDisplayed();
    await placeOrder('cashOnDelivery');
    await commonlyPage.choose('常购商品');
    await browser.waitUntil(async () => (await commonlyPage.rows.length) > 0);
    expect(await browser.getUrl()).toContain('tab=bought');
    await expect(commonlyPage.rows[0]!).toHaveText(expect.stringMatching(/买过 \d+ 次/));
    await commonlyPage.open();
    await commonlyPage.row(skuNumber).waitForExist({ reverse: true });
  });
});
