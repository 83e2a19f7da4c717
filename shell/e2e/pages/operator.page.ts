import { $, browser } from '@wdio/globals';

/** Alt and Shift as WebDriver names them. */
const alt = '\uE00A';
const shift = '\uE008';
const writing = { 'content-type': 'application/json', 'x-platform': '1' };

/** What an operator has on every page of the site: a session of their own, the bar, the debug panel. */
class OperatorPage {
  get bar() {
    return $('.operator-bar');
  }
  get panel() {
    return $('aria/调试面板');
  }
  panelButton(name: string) {
    return this.panel.$(`aria/${name}`);
  }
  get versions() {
    return this.panel.$('select');
  }
  async signIn() {
    await browser.url('/');
    const answer = await browser.execute(
      (headers: Record<string, string>) =>
        fetch('/_platform/login', { method: 'POST', headers, body: JSON.stringify({ account: 'operator', password: 'Mall2026!' }) }).then(
          ({ status }) => status,
        ),
      writing,
    );
    if (answer !== 200) throw new Error(`the operator could not sign in: ${answer}`);
  }
  async signOut() {
    await browser.execute(
      (headers: Record<string, string>) => fetch('/_platform/logout', { method: 'POST', headers, body: '{}' }).then(() => {}),
      writing,
    );
  }
  async pressPanelKeys() {
    await browser.keys([alt, shift, 'd']);
  }
  /** The page is there before its scripts are, so a first press may be nobody's. */
  async openPanel() {
    await browser.waitUntil(async () => {
      await this.pressPanelKeys();
      return this.panel.waitForDisplayed({ timeout: 1500 }).catch(() => false);
    });
  }
  /** Presses the panel's keys until the page asks the gateway who is here; gives the answer's status. */
  async pressUntilAsked() {
    await browser.execute(() => {
      const real = window.fetch;
      window.fetch = async (...given) => {
        const answer = await real(...given);
        if (given[0] === '/_platform/me') document.body.dataset.asked = String(answer.status);
        return answer;
      };
    });
    const asked = () => browser.execute(() => Number(document.body.dataset.asked ?? 0));
    await browser.waitUntil(async () => {
      await this.pressPanelKeys();
      return (await asked()) > 0;
    });
    return asked();
  }
  async end(word: '结束替换' | '回到线上版本') {
    await this.bar.$(`aria/${word}`).click();
    await this.bar.waitForExist({ reverse: true });
  }
  /** The version of an area that this page was made with. The bar is at the page's beginning, this at its end. */
  async versionOf(area: string): Promise<string> {
    const version = await browser.waitUntil(() =>
      browser.execute((name: string) => {
        const text = document.querySelector('#mall-page')?.textContent;
        const page =
          text && document.readyState !== 'loading' ? (JSON.parse(text) as { areas: { name: string; version: string }[] }) : undefined;
        return page?.areas.find((one) => one.name === name)?.version ?? '';
      }, area),
    );
    return version as string;
  }
  snapshot() {
    return browser.execute(() => document.documentElement.dataset.snapshot ?? '');
  }
}

export const operatorPage = new OperatorPage();
