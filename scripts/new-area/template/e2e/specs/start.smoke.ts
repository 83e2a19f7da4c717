import { faultsInPage } from '@mall/testing/e2e';
import { expect } from '@wdio/globals';
import { startPage } from '../pages/start.page.ts';

describe('新区域', () => {
  it('shows a visitor what others search for', async () => {
    await startPage.open();
    await startPage.words[0]!.waitForDisplayed();
    await expect(startPage.words[0]!).toHaveAttribute('href', expect.stringContaining('/search?keyword='));
    expect(await faultsInPage()).toEqual([]);
  });
});
