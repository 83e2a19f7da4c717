import { faultsInPage, signInAs } from '@mall/testing/e2e';
import { expect } from '@wdio/globals';
import { addressesPage } from '../pages/addresses.page.ts';

describe('addresses', () => {
  it('adds an address and deletes it again', async () => {
    await signInAs();
    await addressesPage.open();
    expect(await faultsInPage()).toEqual([]);
    const consignee = `收货员${Date.now() % 100_000}`;
    await addressesPage.add(consignee, '13912345678', '张江路 500 号');
    await addressesPage.row(consignee).waitForDisplayed();
    await expect(addressesPage.row(consignee)).toHaveText(expect.stringContaining('浦东新区'));
    await addressesPage.remove(consignee);
    await addressesPage.row(consignee).waitForExist({ reverse: true });
  });
});
