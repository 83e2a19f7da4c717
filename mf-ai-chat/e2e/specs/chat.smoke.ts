import { callFromPage, faultsInPage, signInAs, signOut } from '@mall/testing/e2e';
import { browser, expect } from '@wdio/globals';
import { chatPage } from '../pages/chat.page.ts';

describe('assistant', () => {
  it('answers a visitor from the catalogue, with products that open their page, and no price', async () => {
    await chatPage.open();
    expect(await faultsInPage()).toEqual([]);
    await chatPage.ask('M8x30 304内六角螺钉有货吗');
    await expect(chatPage.productLinks[0]!).toBeDisplayed();
    expect(await chatPage.log.getText()).not.toContain('¥');
    expect(await faultsInPage()).toEqual([]);
    await browser.refresh();
    await expect(chatPage.answers).toBeElementsArrayOfSize(1);
  });

  it('asks a visitor to log in before it adds anything', async () => {
    await chatPage.open();
    await chatPage.ask('帮我加50个到购物车');
    await expect(chatPage.loginToAdd).toBeDisplayed();
  });

  it('puts what a buyer asks for into the cart', async () => {
    await signOut();
    await signInAs();
    await chatPage.open();
    await chatPage.ask('M8x30 304内六角螺钉有货吗');
    await chatPage.ask('帮我加50个到购物车');
    await chatPage.addedNotice.waitForDisplayed();
    const summary = await callFromPage<{ totalProducts: number }>('GET', '/api/shoppingCart/GetShoppingCartSummary');
    expect(summary.body.totalProducts).toBeGreaterThan(0);
  });

  it('waits with a question about the product it was opened for', async () => {
    await signOut();
    await chatPage.open('?sku=AC10473');
    await expect(chatPage.question).toHaveValue('这个商品有现货吗，多久能发货？');
    await expect(chatPage.answers).toBeElementsArrayOfSize(0);
  });
});
