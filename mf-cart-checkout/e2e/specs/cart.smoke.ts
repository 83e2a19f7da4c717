import { faultsInPage, signInAs } from '@mall/testing/e2e';
import { browser, expect } from '@wdio/globals';
import { cartPage } from '../pages/cart.page.ts';
import { buyableSkus, fillCart, readCart } from '../pages/seed-cart.ts';

const compact = (text: string) => text.replace(/\s/g, '');

describe('the cart', () => {
  beforeEach(async () => {
    await signInAs();
  });

  it('shows what was put in, and a new quantity counts on the server too', async () => {
    const [first] = (await fillCart(await buyableSkus('按钮开关', 2))).lines;
    await cartPage.open();
    await expect(cartPage.rows()).toBeElementsArrayOfSize(2);
    await cartPage.setQuantity(first!.productName, 12);
    await browser.waitUntil(async () => (await readCart()).lines.some(({ id, quantity }) => id === first!.id && quantity === 12), {
      timeoutMsg: 'the quantity did not reach the server',
    });
    await browser.waitUntil(async () => (await cartPage.settledTotal()) === compact((await readCart()).totals.payableAmount), {
      timeoutMsg: 'page and server disagree about the sum',
    });
    expect(await faultsInPage()).toEqual([]);
  });

  it('takes a line out and puts it back', async () => {
    const [first] = (await fillCart(await buyableSkus('按钮开关', 2))).lines;
    await cartPage.open();
    await cartPage.remove(first!.productName);
    await browser.waitUntil(async () => (await readCart()).lines.length === 1, { timeoutMsg: 'the line is still in the cart' });
    await cartPage.undoButton.click();
    await cartPage.row(first!.productName).waitForExist();
  });

  it('corrects a quantity that breaks the rules and says which', async () => {
    const { lines } = await fillCart(await buyableSkus('六角螺母', 1));
    const name = lines[0]!.productName;
    await cartPage.open();
    await cartPage.setQuantity(name, 1);
    await expect(cartPage.quantityOf(name)).toHaveValue(String(lines[0]!.quantity));
    await expect(cartPage.row(name)).toHaveText(expect.stringContaining('不能少于起订量'));
  });

  it('says what to do when it is empty', async () => {
    await fillCart([]);
    await cartPage.open();
    await expect(cartPage.empty).toBeDisplayed();
  });
});
