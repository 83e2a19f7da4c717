import { callFromPage, faultsInPage, signInAs } from '@mall/testing/e2e';
import { browser, expect } from '@wdio/globals';
import { cartPage } from '../pages/cart.page.ts';
import { quickOrderPage } from '../pages/quick-order.page.ts';
import { buyableSkus, fillCart, readCart } from '../pages/seed-cart.ts';

describe('quick order', () => {
  it('turns typed numbers into lines of the cart, and says which line it doesn’t know', async () => {
    await signInAs();
    await fillCart([]);
    const [one, other] = await buyableSkus('按钮开关', 2);
    await quickOrderPage.open();
    await quickOrderPage.read([`${one!.sku} ${one!.quantity}`, `${other!.sku} ${other!.quantity}`, 'ZZQX-99999W 3']);
    await expect(quickOrderPage.faultOf('ZZQX-99999W 3')).toHaveText('没有找到对应的商品');
    expect(await faultsInPage()).toEqual([]);
    await quickOrderPage.addButton.click();
    await browser.waitUntil(async () => (await quickOrderPage.lines().length) === 1, { timeoutMsg: 'what was added is still in the list' });
    expect((await readCart()).lines.map(({ sku }) => sku).toSorted()).toEqual([one!.sku, other!.sku].toSorted());
  });
});

describe('two tabs', () => {
  it('agree about what is in the cart', async () => {
    await signInAs();
    const [first, second] = (await fillCart(await buyableSkus('按钮开关', 2))).lines;
    await cartPage.open();
    await expect(cartPage.rows()).toBeElementsArrayOfSize(2);
    const here = await browser.getWindowHandle();
    const there = (await browser.newWindow(await browser.getUrl())).handle;
    await expect(cartPage.rows()).toBeElementsArrayOfSize(2);
    await cartPage.remove(first!.productName);
    await browser.switchToWindow(here);
    await cartPage.row(first!.productName).waitForExist({ reverse: true });
    const { body } = await callFromPage<{ payableAmount: string }>('GET', '/api/shoppingCart/GetSelectedShoppingCartSummary');
    expect(await cartPage.settledTotal()).toBe(body.payableAmount.replace(/\s/g, ''));
    await expect(cartPage.row(second!.productName)).toBeDisplayed();
    await browser.switchToWindow(there);
    await browser.closeWindow();
    await browser.switchToWindow(here);
  });
});
