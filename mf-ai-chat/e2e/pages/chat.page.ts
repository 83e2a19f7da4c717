import { $, $$, browser } from '@wdio/globals';

/** The one place that knows the markup of `/ai`. */
class ChatPage {
  get question() {
    return $('aria/您的问题');
  }
  get log() {
    return $('[role="log"]');
  }
  get answers() {
    return $$('[role="log"] article[id^="answer-"]');
  }
  get productLinks() {
    return $$('[aria-label="相关商品"] a[href^="/p/"]');
  }
  get addedNotice() {
    return $('[role="log"] [data-state="added"]');
  }
  get loginToAdd() {
    return $('button=登录并加入');
  }
  async open(query = '') {
    await browser.url(`/ai${query}`);
    await this.question.waitForDisplayed();
  }
  /** Asks and waits until the answer is whole. */
  async ask(question: string) {
    const before = await this.answers.length;
    await this.question.setValue(question);
    await browser.keys('Enter');
    await browser.waitUntil(async () => (await this.answers.length) > before && (await this.log.getAttribute('aria-busy')) === 'false', {
      timeoutMsg: `no whole answer to ${question}`,
    });
  }
}
export const chatPage = new ChatPage();
