import { callFromPage, faultsInPage, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { loginDialog } from '../pages/login-dialog.page.ts';

/** A number nobody has registered. */
const aNewPhone = () => `19${String(Date.now()).slice(-9)}`;
const header = () => $('#frame-header');
const whoIsHere = async () => (await callFromPage<{ kpId: number }>('POST', '/api/customer/Validate')).body.kpId;

async function fillInCompany(company: string, contact: string) {
  const form = $('form[aria-label="企业信息"]');
  await form.waitForDisplayed();
  await form.$('input[autocomplete="organization"]').setValue(company);
  await form.$('input[autocomplete="name"]').setValue(contact);
  await form.$('button[type="submit"]').click();
}

describe('registering', () => {
  beforeEach(signOut);

  it('verifies the number, asks for the company, and goes on where the buyer was; what is typed stays text', async () => {
    await browser.url('/register?redirectUrl=%2Fbrand%2Fall');
    await loginDialog.form('短信登录').waitForDisplayed();
    expect(await faultsInPage()).toEqual([]);
    await loginDialog.typeCode(aNewPhone());
    await loginDialog.submitAndAgree();
    const company = '<img src=x onerror="window.hurt=1">新注册机械有限公司';
    await fillInCompany(company, '<b>李敏</b>');
    await $('h1=注册成功').waitForDisplayed();
    // The frame knows who is here without another page.
    await header().$('*=新注册机械有限公司').waitForDisplayed();
    expect(await header().getText()).toContain(company.slice(0, 10));
    expect(await browser.execute(() => [document.querySelector('#frame-header img[src="x"]'), 'hurt' in window])).toEqual([null, false]);
    await $('a=继续刚才的操作').click();
    await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === '/brand/all');
    expect(await whoIsHere()).toBeGreaterThan(0);
  });

  it('from the login dialog a new number comes to registration verified', async () => {
    const phone = aNewPhone();
    await browser.url('/brand/all');
    await header().$('button=请登录').click();
    await loginDialog.waitForShown();
    await loginDialog.signInByCode(phone);
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/register?redirectUrl='));
    await expect($('form[aria-label="企业信息"]')).toHaveText(expect.stringContaining(`${phone.slice(0, 3)}****${phone.slice(-4)}`));
    await fillInCompany('常州对话框机械有限公司', '韩梅');
    await $('h1=注册成功').waitForDisplayed();
  });

  it('by invitation: staff show a code, the phone registers, and the page of the code is signed in', async () => {
    await browser.url('/brand/all');
    await header().$('button=请登录').click();
    await loginDialog.waitForShown();
    await $('button=邀请注册').click();
    const make = $('button=生成专属邀请码');
    await make.waitForClickable();
    await make.click();
    await $('*=请输入员工工号！').waitForDisplayed();
    await $('input[name="employeeNo"]').setValue('999999999');
    await expect($('input[name="employeeNo"]')).toHaveValue('99999999');
    await make.click();
    await $('*=请输入正确的员工工号！').waitForDisplayed();
    await $('input[name="employeeNo"]').setValue('10086');
    await make.click();
    await $('img[alt="专属邀请码二维码"]').waitForDisplayed();
    const { purpose, url } = await loginDialog.newestScan();
    expect(purpose).toBe('invite');
    expect(new URL(url).searchParams.get('bd')).toBe('operator');

    const page = await browser.getWindowHandle();
    await browser.newWindow(`${process.env.MALL_BASE_URL}${new URL(url).pathname}${new URL(url).search}`);
    await $('*=邀请您注册').waitForDisplayed();
    await loginDialog.typeCode(aNewPhone());
    await loginDialog.submitAndAgree();
    await fillInCompany('无锡受邀设备有限公司', '赵强');
    await $('h1=注册成功').waitForDisplayed();
    await browser.closeWindow();
    await browser.switchToWindow(page);
    await header().$('*=无锡受邀设备有限公司').waitForDisplayed();
  });
});
