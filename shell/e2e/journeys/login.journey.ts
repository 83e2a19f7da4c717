import { callFromPage, colleague, demoBuyer, faultsInPage, newcomer, otherBuyer, signInAs, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { loginDialog } from '../pages/login-dialog.page.ts';
import { siteHeader } from '../pages/site-header.page.ts';

const openDialog = async () => {
  await browser.url('/brand/all');
  await $('#frame-header').$('button=请登录').click();
  await loginDialog.waitForShown();
};
const play = (act: string, input: object) => callFromPage('POST', `/api/console/${act}`, input);
const whoIsHere = async () => (await callFromPage<{ kpId: number }>('POST', '/api/customer/Validate')).body.kpId;
const kpIdOf = async (phone: string) => {
  const { body } = await callFromPage<{ kpId: number; cellPhone: string }[]>('GET', '/api/console/GetAccounts');
  return body.find(({ cellPhone }) => cellPhone === phone)!.kpId;
};

describe('logging in', () => {
  beforeEach(signOut);

  it('by a code: the agreement is asked for, the page stays where it is, the marks of an advertisement leave the address', async () => {
    await browser.url('/brand/all?utm_source=baidu&bd_vid=1');
    await $('#frame-header').$('button=请登录').click();
    await loginDialog.waitForShown();
    expect(await faultsInPage()).toEqual([]);
    await loginDialog.signInByCode(demoBuyer.phone);
    await siteHeader.waitForSignedIn();
    await browser.waitUntil(async () => !(await browser.getUrl()).includes('utm_source'));
    expect(new URL(await browser.getUrl()).pathname).toBe('/brand/all');
  });

  it('by a password: a wrong one says so, the tab is remembered, and the page that was asked for opens', async () => {
    await browser.url('/mycart');
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/login?redirect=%2Fmycart'));
    await $('button=密码登录').click();
    const form = loginDialog.form('密码登录');
    await form.$('input[name="phone"]').setValue(otherBuyer.phone);
    // At the eleventh digit the password has the focus.
    await browser.keys('nonsense1');
    await form.$('button[type="submit"]').click();
    await $('*=密码错误').waitForDisplayed();
    await expect($('a=重设密码')).toHaveAttribute('href', `/customer/forgetpassword?cellphone=${otherBuyer.phone}`);
    await browser.refresh();
    await loginDialog.form('密码登录').waitForDisplayed();
    await loginDialog.form('密码登录').$('input[name="phone"]').setValue(otherBuyer.phone);
    await loginDialog.form('密码登录').$('input[type="password"]').setValue(otherBuyer.password);
    await browser.keys('Enter');
    await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === '/mycart');
    await siteHeader.waitForSignedIn();
  });

  it('after three wrong passwords the captcha solves itself, and not before; the browser keeps a name that no script reads', async () => {
    await browser.setWindowSize(1440, 900);
    await openDialog();
    const password = async (typed: string) => {
      const field = loginDialog.form('密码登录').$('input[type="password"]');
      await field.clearValue();
      await field.setValue(typed);
      await loginDialog.form('密码登录').$('button[type="submit"]').click();
    };
    await loginDialog.signInByPassword(colleague.phone, 'nonsense1');
    await $('*=密码错误').waitForDisplayed();
    const scripts = () => browser.execute(() => performance.getEntriesByType('resource').filter(({ name }) => /captcha/.test(name)).length);
    expect(await scripts()).toBe(0);
    await password('nonsense2');
    await password('nonsense3');
    await $('*=验证通过').waitForDisplayed();
    expect(await faultsInPage()).toEqual([]);
    await password(colleague.password);
    await siteHeader.waitForSignedIn();
    expect((await browser.getCookies(['device']))[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  it('by a scan: the page says that the phone has it, and is signed in when the phone confirms', async () => {
    await openDialog();
    await loginDialog.qrCode.waitForDisplayed();
    const kpId = await kpIdOf(demoBuyer.phone);
    const { token, purpose } = await loginDialog.newestScan();
    expect(purpose).toBe('login');
    await play('ScanWechatCode', { token });
    await loginDialog.scanned.waitForDisplayed();
    await play('ConfirmWechatScan', { token, kpId });
    await siteHeader.waitForSignedIn();
    expect(await whoIsHere()).toBe(kpId);
  });

  it('by a phone’s refusal: nobody is signed in, and another code is a click away', async () => {
    await openDialog();
    await loginDialog.qrCode.waitForDisplayed();
    const { token } = await loginDialog.newestScan();
    await play('RefuseWechatScan', { token });
    await $('*=已在手机上取消登录').waitForDisplayed();
    await $('button=点击刷新').click();
    await browser.waitUntil(async () => (await loginDialog.newestScan()).token !== token);
    expect(await whoIsHere()).toBe(0);
  });

  it('by a WeChat that is nobody’s: the number is asked for, and the arrow goes back to the code', async () => {
    await openDialog();
    await loginDialog.qrCode.waitForDisplayed();
    const first = await loginDialog.newestScan();
    await loginDialog.scanAsStranger();
    await $('aria/返回扫码登录').click();
    await loginDialog.qrCode.waitForDisplayed();
    await browser.waitUntil(async () => (await loginDialog.newestScan()).token !== first.token);
    await loginDialog.scanAsStranger();
    await loginDialog.typeCode(otherBuyer.phone);
    await loginDialog.submitAndAgree();
    await siteHeader.waitForSignedIn();
    expect(await whoIsHere()).toBe(await kpIdOf(otherBuyer.phone));
  });

  it('by a WeChat that is nobody’s and a password: the number is verified on a page of its own before anybody is signed in', async () => {
    await openDialog();
    await loginDialog.qrCode.waitForDisplayed();
    await loginDialog.scanAsStranger();
    await $('button=密码验证').click();
    const form = loginDialog.form('密码登录');
    await form.$('input[name="phone"]').setValue(colleague.phone);
    await form.$('input[type="password"]').setValue(colleague.password);
    await form.$('button[type="submit"]').click();
    await browser.waitUntil(async () => (await browser.getUrl()).includes(`/registerBind?kpid=${await kpIdOf(colleague.phone)}`));
    expect(await whoIsHere()).toBe(0);
    await expect($('#frame-header')).not.toHaveText(expect.stringContaining('已有账号'));
    const bind = loginDialog.form('绑定手机号');
    await bind.waitForDisplayed();
    expect(await faultsInPage()).toEqual([]);
    await bind.$('button[type="submit"]').click();
    await $('*=请填写手机号').waitForDisplayed();
    await loginDialog.typeCode(colleague.phone, bind);
    await bind.$('button[type="submit"]').click();
    await siteHeader.waitForSignedIn();
    expect(await whoIsHere()).toBe(await kpIdOf(colleague.phone));
    expect(new URL(await browser.getUrl()).pathname).toBe('/');
  });

  it('without a scan before it the page that binds says what to do', async () => {
    await browser.url('/registerBind?kpid=1');
    await $('*=没有待绑定的微信').waitForDisplayed();
    await $('a=重新登录').click();
    await loginDialog.form('短信登录').waitForExist();
  });

  it('by a password that the mall chose: one of the buyer’s own is set first, or a code by SMS is the way in', async () => {
    await openDialog();
    const submit = async () => {
      await loginDialog.signInByPassword(newcomer.phone, newcomer.password);
      await $('*=您的密码由系统生成').waitForDisplayed();
    };
    await submit();
    expect(await faultsInPage()).toEqual([]);
    await $('button=短信登录').click();
    await $('*=您的密码由系统生成').waitForExist({ reverse: true });
    const sms = loginDialog.form('短信登录');
    await expect(sms.$('input[name="phone"]')).toHaveValue(newcomer.phone);
    expect(await whoIsHere()).toBe(0);
    const reset = `/customer/forgetpassword?cellphone=${newcomer.phone}`;
    if ((await browser.execute((path: string) => fetch(path).then(({ status }) => status), reset)) !== 404) {
      await submit();
      await $('button=去设置密码').click();
      await browser.waitUntil(async () => (await browser.getUrl()).endsWith(reset));
    }
  });

  it('on a phone that is signed in, a scanned code lets the computer in', async () => {
    await signInAs();
    const { body } = await callFromPage<{ token: string }>('GET', '/api/customer/GetWxScanQrCodeForPC');
    await browser.url(`/package_customer/simple-login/scanLogin?token=${body.token}`);
    await $('button=确认登录').click();
    await $('*=已确认').waitForDisplayed();
    const { body: entered } = await callFromPage<{ kpId: number }>('GET', `/api/customer/GetWXScanCodeStatus?token=${body.token}`);
    expect(entered.kpId).toBe(await kpIdOf(demoBuyer.phone));
  });

  it('inside WeChat, by its consent: the buyer is where they were going; a WeChat that is nobody’s is bound by the next login', async () => {
    const restore = await browser.emulate('userAgent', `${await browser.execute(() => navigator.userAgent)} MicroMessenger/8.0.49`);
    const consent = async (button: string) => {
      await browser.url('/brand/all?from=wechat');
      await browser.waitUntil(async () => (await browser.getUrl()).includes('/_console/?authorize='));
      await $(`button=${button}`).waitForClickable();
      await $(`button=${button}`).click();
      await browser.waitUntil(async () => (await browser.getUrl()).endsWith('/brand/all?from=wechat'), {
        timeoutMsg: 'WeChat did not come back',
      });
    };
    try {
      await consent('同意，以未绑定的微信');
      await $('#frame-header').$('button=请登录').click();
      await $('#binding-title').waitForDisplayed();
      await signOut();
      await consent('同意，以此联系人的微信');
      await siteHeader.waitForSignedIn();
    } finally {
      await restore();
    }
  });

  it('never leads off the site, wherever a link says to go', async () => {
    for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', '/%09/evil.example', 'javascript:alert(1)']) {
      await signOut();
      await browser.url(`/login?redirect=${encodeURIComponent(target)}`);
      await loginDialog.form('短信登录').waitForExist();
      await $('button=密码登录').click();
      await loginDialog.form('密码登录').$('input[name="phone"]').setValue(demoBuyer.phone);
      await loginDialog.form('密码登录').$('input[type="password"]').setValue(demoBuyer.password);
      await browser.keys('Enter');
      await siteHeader.waitForSignedIn();
      expect(new URL(await browser.getUrl()).host).toBe(new URL(process.env.MALL_BASE_URL!).host);
    }
  });

  it('an operator in a customer’s account is named on the page, and is who they were after the logout', async () => {
    await signInAs(otherBuyer);
    const own = await whoIsHere();
    const { code } = await callFromPage('POST', '/api/customer/LoginAsCustomer', {
      account: 'operator',
      password: 'Mall2026!',
      cellPhone: demoBuyer.phone,
    });
    expect(code).toBe(0);
    await browser.url('/brand/all');
    await $('*=周琳').waitForDisplayed();
    expect(await whoIsHere()).toBe(await kpIdOf(demoBuyer.phone));
    await $('#frame-header').$('button=退出').click();
    await browser.waitUntil(async () => (await whoIsHere()) === own, { timeoutMsg: 'the operator did not get the own user back' });
    await siteHeader.waitForSignedIn();
    await expect($('#frame-header')).not.toHaveText(expect.stringContaining('周琳'));
    await $('#frame-header').$('button=退出').click();
    await $('#frame-header').$('button=请登录').waitForDisplayed();
    expect(await whoIsHere()).toBe(0);
  });
});
