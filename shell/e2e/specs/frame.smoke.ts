import { faultsInPage, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { loginDialog } from '../pages/login-dialog.page.ts';
import { siteHeader } from '../pages/site-header.page.ts';

/** What a candidate of the shell has to do before it gets live: mount the live areas in its frame. */
describe('the frame', () => {
  before(signOut);

  it('stands around an area, which is mounted and has no serious accessibility fault', async () => {
    await browser.url('/');
    await expect($('#frame-header')).toHaveText(expect.stringContaining('全部商品分类'));
    await $('main a[href^="/p/"]').waitForDisplayed();
    await expect($('#frame-footer')).toBeDisplayed();
    expect(await faultsInPage()).toEqual([]);
  });

  it('shows the search area’s box and goes to its page without a page load', async () => {
    await browser.url('/');
    await browser.execute(() => {
      (window as unknown as { stayed: boolean }).stayed = true;
    });
    await $('main [data-ssr]').waitForExist({ reverse: true });
    await siteHeader.search('内六角 m8x30');
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/search'));
    await $('main h1').waitForDisplayed();
    expect(await browser.execute(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
  });

  it('asks a visitor to sign in, and signs a buyer in', async () => {
    await browser.url('/mycart');
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/login?redirect=%2Fmycart'));
    await browser.url('/');
    await $('#frame-header').$('button=请登录').click();
    await loginDialog.waitForShown();
    await loginDialog.signInByPassword('13800138000', 'Mall2026!');
    await siteHeader.waitForSignedIn();
  });

  it('says inside the frame that a page does not exist', async () => {
    await browser.url('/nowhere/at/all');
    await expect($('#frame-header')).toBeDisplayed();
    await expect($('main')).toHaveText(expect.stringMatching(/不存在|没找到|没有找到/));
  });
});
