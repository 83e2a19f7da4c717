import { $, $$, browser } from '@wdio/globals';

/** The one place that knows the markup of the search box; it stands in the frame's header, so journeys use it. */
class SearchBox {
  get input() {
    return $('input[name="keyword"]');
  }
  get suggestions() {
    return $$('[role="listbox"] [role="option"]');
  }
  /** Types as a person does: the box with suggestions takes the place of the plain form meanwhile. */
  async type(words: string) {
    await this.input.click();
    const box = $('input[name="keyword"][role="combobox"]');
    await box.waitForExist();
    await box.setValue(words);
  }
  async waitForSuggestions() {
    await this.suggestions[0]!.waitForDisplayed();
  }
  async search(words: string) {
    await this.type(words);
    await browser.keys('Enter');
  }
}
export const searchBox = new SearchBox();
