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
    return $('[role="log"] section[data-state="done"]');
  }
  get cardButton() {
    return $('[role="log"] section[data-state="open"] footer button');
  }
  get panel() {
    return $('[data-assistant-panel]');
  }
  async open(query = '') {
    await browser.url(`/ai${query}`);
    await this.question.waitForDisplayed();
  }
  /** Asks and waits until the answer is whole. */
  async ask(question: string) {
    const before = await this.answers.length;
    await this.question.setValue(question);
    await this.send(before, question);
  }
  /** The same, typed where the focus is. */
  async type(question: string) {
    const before = await this.answers.length;
    await browser.keys([...question]);
    await this.send(before, question);
  }
  private async send(before: number, question: string) {
    await browser.keys('Enter');
    await browser.waitUntil(async () => (await this.answers.length) > before && (await this.log.getAttribute('aria-busy')) === 'false', {
      timeoutMsg: `no whole answer to ${question}`,
    });
  }
  /** Tabs back from the question to the newest card's button, and presses it. */
  async pressCardByKeys() {
    for (let press = 0; press < 12 && !(await this.cardButton.isFocused()); press += 1) await browser.keys(['Shift', 'Tab']);
    await browser.keys('Enter');
    await this.addedNotice.waitForDisplayed();
  }
}
export const chatPage = new ChatPage();
