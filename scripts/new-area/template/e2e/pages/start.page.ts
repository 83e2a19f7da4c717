import { $, $$, browser } from '@wdio/globals';

/** The one place that knows the markup of /new-area; journeys of the whole site use it too. */
class StartPage {
  get heading() {
    return $('h1=新区域');
  }
  get words() {
    return $$('[aria-label="大家在搜"] a');
  }
  async open() {
    await browser.url('/new-area');
    await this.heading.waitForDisplayed();
  }
}
export const startPage = new StartPage();
