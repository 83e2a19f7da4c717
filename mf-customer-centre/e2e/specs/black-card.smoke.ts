import { faultsInPage, otherBuyer, signInAs } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { blackCardPage } from '../pages/black-card.page.ts';

describe('the black card', () => {
  it('tells a member what it saved and when it can be renewed, and shows what is for members', async () => {
    await signInAs();
    await blackCardPage.open();
    await expect(blackCardPage.card).toHaveText(expect.stringContaining('累计已省'));
    await expect(blackCardPage.card).toHaveText(expect.stringContaining('起可以续费'));
    await browser.waitUntil(async () => (await blackCardPage.products.length) > 0, { timeoutMsg: 'no products for members' });
    expect(await faultsInPage()).toEqual([]);
  });

  it('is offered to a company without one', async () => {
    await signInAs(otherBuyer);
    await blackCardPage.open();
    await expect($('button*=开通一年')).toBeDisplayed();
  });
});
