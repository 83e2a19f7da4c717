import { $, $$, browser } from '@wdio/globals';

/** The operators' desk. */
class DeskPage {
  get headline() {
    return $('main h1');
  }
  get dialog() {
    return $('[role="dialog"]');
  }
  card(area: string) {
    return $(`[data-node="${area}"]`);
  }
  releases(area: string) {
    return $(`[data-area="${area}"]`);
  }
  /** Rows of the history that name this version, the latest first. */
  async historyOf(version: string): Promise<string[]> {
    const rows = await $$(`//table//tr[contains(., "${version}")]`).getElements();
    return Promise.all([...rows].map((row) => row.getText()));
  }
  async signIn(account: string, password: string) {
    await $('form[aria-label="运维台登录"]').waitForDisplayed();
    await $('input[autocomplete="username"]').setValue(account);
    await $('input[autocomplete="current-password"]').setValue(password);
    await browser.keys('Enter');
  }
  async go(screen: '拓扑' | '发布' | '错误' | '历史' | '快照' | '令牌') {
    await $('nav[aria-label="运维台"]').$(`a=${screen}`).click();
  }
  /** Answers the question of a change. */
  async confirm(why: string, button: string) {
    await this.dialog.waitForDisplayed();
    await this.dialog.$('textarea').setValue(why);
    await this.dialog.$(`button=${button}`).click();
    await this.dialog.waitForExist({ reverse: true });
  }
}
export const deskPage = new DeskPage();
