import { $, $$, browser } from '@wdio/globals';

/** The debugging page of one area: controls and log around a frame with the area alone. */
class DebugDeskPage {
  get frame() {
    return $('iframe');
  }
  get failing() {
    return $('aria/让调用出错');
  }
  get log() {
    return $('aria/日志内容');
  }
  get logRows() {
    return $$('[role="log"] tr');
  }
  control(name: string) {
    return $(`aria/${name}`);
  }
  async open(area: string) {
    await browser.url(`/_debug/${area}`);
    await this.frame.waitForDisplayed();
  }
  async openPath(path: string) {
    await $('aria/地址').setValue(path);
    await $('aria/打开').click();
  }
  /** Does something in the area's frame and comes back. */
  async inFrame<T>(work: () => Promise<T>): Promise<T> {
    await browser.switchFrame(this.frame);
    try {
      return await work();
    } finally {
      await browser.switchFrame(null);
    }
  }
}

export const debugDeskPage = new DebugDeskPage();
