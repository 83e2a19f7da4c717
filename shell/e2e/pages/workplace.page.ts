import { callFromPage } from '@mall/testing/e2e';
import { $, browser } from '@wdio/globals';

interface Authenticator {
  account: string;
  code: string;
}
/** A code holds for half a minute, and counts once. */
const nextCodeMs = 40_000;

/** The staff's workplace. */
class WorkplacePage {
  get headline() {
    return $('main h1');
  }
  get search() {
    return $('aria/搜索');
  }
  get codeField() {
    return $('input[autocomplete="one-time-code"]');
  }
  get record() {
    return $('section[aria-label="操作记录"]');
  }
  quantityOf(sku: string) {
    return $(`aria/${sku} 本次发货`);
  }

  /** What somebody's authenticator shows, as the console plays it. */
  async codeOf(account: string): Promise<string> {
    const { body } = await callFromPage<Authenticator[]>('GET', '/api/console/GetAuthenticators');
    const found = body.find((one) => one.account === account);
    if (!found) throw new Error(`the console shows no authenticator of ${account}`);
    return found.code;
  }

  /** Account and password; the second step is next. */
  async enter(account: string, password: string) {
    await $('form[aria-label="登录工作台"]').waitForDisplayed();
    await $('input[autocomplete="username"]').setValue(account);
    await $('input[autocomplete="current-password"]').setValue(password);
    await browser.keys('Enter');
    await this.codeField.waitForDisplayed();
  }

  /** Types the authenticator's code, the next one where this one was used already. */
  async verify(account: string) {
    let typed = '';
    await browser.waitUntil(
      async () => {
        if (await $('nav[aria-label="工作台"]').isExisting()) return true;
        const code = await this.codeOf(account);
        if (code === typed) return false;
        typed = code;
        await this.codeField.setValue(code);
        await browser.waitUntil(
          // Asked in one go: between two questions the field may have gone.
          () =>
            browser.execute(() => {
              const field = document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
              return !field || field.value === '' || !!document.querySelector('nav[aria-label="工作台"]');
            }),
          { timeout: 10_000, timeoutMsg: 'the code was not answered' },
        );
        return $('nav[aria-label="工作台"]').isExisting();
      },
      { timeout: nextCodeMs, interval: 1000, timeoutMsg: 'the second step did not let anybody in' },
    );
  }

  async go(place: string) {
    await $('nav[aria-label="工作台"]').$(`a*=${place}`).click();
    await $(`h1=${place}`).waitForDisplayed();
  }
}
export const workplacePage = new WorkplacePage();
