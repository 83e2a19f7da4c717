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

  it('asks which one before it proposes anything', async () => {
    await chatPage.open();
    await chatPage.ask('帮我加50个到购物车');
    expect(await chatPage.log.getText()).toContain('要加哪一款');
  });

  it('puts what a buyer asks for into the cart, without a mouse', async () => {
    await signOut();
    await signInAs();
    await chatPage.open();
    await chatPage.ask('M8x30 304内六角螺钉有货吗');
    await chatPage.type('第一个加50个到购物车');
    await chatPage.cardButton.waitForDisplayed();
    expect(await faultsInPage()).toEqual([]);
    await chatPage.pressCardByKeys();
    // What was pressed is gone, the focus is not: one Tab leads to the cart.
    await browser.keys('Tab');
    expect(await browser.execute(() => document.activeElement?.textContent)).toBe('去购物车');
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
