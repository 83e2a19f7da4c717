import { callFromPage } from '@mall/testing/e2e';
import { $, browser } from '@wdio/globals';

/** The login dialog, wherever it opened. */
class LoginDialog {
  get dialog() {
    return $('[role="dialog"]');
  }
  async waitForShown() {
    await this.dialog.waitForDisplayed();
    await this.dialog.$('[role="tab"]').waitForDisplayed();
  }
  async choose(tab: '短信登录/注册' | '密码登录') {
    await this.dialog.$(`button=${tab}`).click();
  }
  form(name: '短信登录' | '密码登录' | '绑定手机号') {
    return $(`form[aria-label="${name}"]`);
  }
  get scanned() {
    return $('*=已扫码');
  }
  get qrCode() {
    return $('img[alt="微信扫码登录二维码"]');
  }
  /** Asks for a code and types what arrives on the console. */
  async typeCode(phone: string, form = this.form('短信登录')) {
    await form.$('input[name="phone"]').setValue(phone);
    const before = await this.newestMessage(phone);
    await form.$('button=获取验证码').click();
    let code = '';
    await browser.waitUntil(
      async () => {
        const message = await this.newestMessage(phone);
        code = message && message.id !== before?.id ? (/\d{6}/.exec(message.text)?.[0] ?? '') : '';
        return code !== '';
      },
      { timeoutMsg: 'no text message arrived on the console' },
    );
    await form.$('input[name="code"]').setValue(code);
  }
  /** Without the tick the agreement is asked for; agreeing ticks and submits. */
  async submitAndAgree(form = this.form('短信登录')) {
    await form.$('button[type="submit"]').click();
    await $('button=同意并继续').waitForClickable();
    await $('button=同意并继续').click();
  }
  /** Signs in with the code of the text message, which arrives on the console; the page reloads or goes on by itself. */
  async signInByCode(phone: string) {
    await this.choose('短信登录/注册');
    await this.typeCode(phone);
    await this.submitAndAgree();
  }
  /** The newest code that waits for a phone. */
  async newestScan() {
    const { body } = await callFromPage<{ token: string; purpose: string; url: string }[]>('GET', '/api/console/GetWechatScans');
    return body[0]!;
  }
  /** A phone whose WeChat is nobody's scans the newest code and lets the page ask for the number. */
  async scanAsStranger() {
    const { token } = await this.newestScan();
    await callFromPage('POST', '/api/console/ScanWechatCode', { token, isBound: false });
    await callFromPage('POST', '/api/console/BindWechatScanOnPage', { token });
    await $('#binding-title').waitForDisplayed();
  }
  async signInByPassword(phone: string, password: string) {
    await this.choose('密码登录');
    const form = this.dialog.$('form[aria-label="密码登录"]');
    await form.$('input[type="tel"], input[name="phone"]').setValue(phone);
    await form.$('input[type="password"]').setValue(password);
    await form.$('button[type="submit"]').click();
  }
  private async newestMessage(phone: string) {
    const { body } = await callFromPage<{ id: number; text: string }[]>('GET', `/api/console/GetSmsMessages?phone=${phone}`);
    return body[0];
  }
}
export const loginDialog = new LoginDialog();
