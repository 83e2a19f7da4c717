import { callFromPage, faultsInPage, signInAs, signOut, undecided } from '@mall/testing/e2e';
import { $, $$, browser, expect } from '@wdio/globals';
import { loginDialog } from '../pages/login-dialog.page.ts';

const question = () => $('[role="alertdialog"]');
const info = async () => (await callFromPage<{ agreementsToAccept: object[] }>('POST', '/api/customer/GetCustomerInfo')).body;
/** The newest window, closed again after a look. */
async function inNewWindow(look: () => Promise<void>) {
  const before = await browser.getWindowHandle();
  await browser.waitUntil(async () => (await browser.getWindowHandles()).length > 1);
  const newest = (await browser.getWindowHandles()).find((one) => one !== before)!;
  await browser.switchToWindow(newest);
  await look();
  await browser.closeWindow();
  await browser.switchToWindow(before);
}

describe('agreements', () => {
  beforeEach(signOut);

  it('open from the login in a new window, and what was typed is still there', async () => {
    await browser.url('/login');
    const form = loginDialog.form('短信登录');
    await form.waitForDisplayed();
    await form.$('input[name="phone"]').setValue('13600000000');
    await form.$('a=《隐私政策》').click();
    await inNewWindow(async () => {
      await expect($('h1=隐私政策')).toBeDisplayed();
      expect(new URL(await browser.getUrl()).pathname).toBe('/t/agreement/1');
      expect(await faultsInPage()).toEqual([]);
    });
    await expect(form.$('input[name="phone"]')).toHaveValue('13600000000');
  });

  it('without a tick the server lets nobody in by code, whatever the page sends', async () => {
    await browser.url('/');
    const answer = await callFromPage('POST', '/api/customer/LoginByCode', { userName: '13600000000', mobileCode: '000000' });
    expect(answer).toMatchObject({ reason: 'AGREEMENT_NOT_ACCEPTED', message: '请先阅读并同意相关协议' });
  });

  it('are asked for on the first page of who has not agreed; they can be read meanwhile, refused, and agreed to once', async () => {
    await signInAs(undecided);
    await browser.url('/brand/all');
    await question().waitForDisplayed();
    expect(await faultsInPage()).toEqual([]);
    await browser.keys('Escape');
    await expect(question()).toBeDisplayed();
    await question().$('a=《用户注册协议》').click();
    await inNewWindow(async () => {
      await expect($('h1=用户注册协议')).toBeDisplayed();
      // Nobody is kept from reading by the question.
      await $('#frame-header').$('*=周凯').waitForDisplayed();
      expect(await $$('[role="alertdialog"]').length).toBe(0);
    });
    await question().$('button=退出登录').click();
    await $('#frame-header').$('button=请登录').waitForDisplayed();

    await signInAs(undecided);
    expect((await info()).agreementsToAccept).toHaveLength(2);
    await browser.url('/brand/all');
    await question().$('button=同意').waitForClickable();
    await question().$('button=同意').click();
    await question().waitForExist({ reverse: true });
    expect((await info()).agreementsToAccept).toEqual([]);
    await browser.refresh();
    await $('#frame-header').$('*=周凯').waitForDisplayed();
    expect(await $$('[role="alertdialog"]').length).toBe(0);
  });
});
