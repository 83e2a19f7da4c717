import { $, $$, browser } from '@wdio/globals';

/** /customer/createinquiryv2 and /Customer/InquiryOnlineV2/:id: the one place that knows their markup. */
class InquiryPage {
  get paste() {
    return $('main textarea');
  }
  get recognised() {
    return $('[aria-label="识别到的列"]');
  }
  get lines() {
    return $$('tr[data-line]');
  }
  get orderButton() {
    return $('button=按报价下单');
  }
  get shareLink() {
    return $('[role="dialog"] span[title*="/m/quot/"]');
  }
  async open(query = '') {
    await browser.url(`/customer/createinquiryv2${query}`);
    await $('h1=询价清单').waitForDisplayed();
  }
  /** Gives the page's file field a file of these words, as a choice in the dialog of the system would. */
  async upload(name: string, words: string) {
    await this.paste.waitForExist();
    await browser.execute(
      (fileName: string, text: string) => {
        const field = document.querySelector<HTMLInputElement>('main input[type="file"]')!;
        const chosen = new DataTransfer();
        chosen.items.add(new File([text], fileName, { type: 'text/csv' }));
        field.files = chosen.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      name,
      words,
    );
    await this.recognised.waitForDisplayed();
  }
  async startMatching() {
    await $('button=识别正确，开始匹配').waitForEnabled();
    await $('button=识别正确，开始匹配').click();
    await $('tr[data-line]').waitForExist();
    await $('progress').waitForExist({ reverse: true });
  }
  /** Says yes to what each line in doubt was taken for. */
  async confirmAll() {
    while (await $('button=就是它').isExisting()) {
      const left = await $$('button=就是它').length;
      await $('button=就是它').click();
      await browser.waitUntil(async () => (await $$('button=就是它').length) < left, { timeoutMsg: 'a line was not confirmed' });
    }
  }
  async submit() {
    await $('button=提交询价单').click();
    // On a wide screen what was submitted is shown with the way to a phone first.
    if (await browser.execute(() => window.innerWidth >= 768)) {
      const see = $('button=查看询价单');
      await see.waitForDisplayed();
      await see.click();
    }
    await $('h1=询价单').waitForDisplayed();
  }
  async order() {
    await this.orderButton.waitForClickable();
    await this.orderButton.click();
  }
  /** @returns the path that opens the quotation without a login */
  async share(): Promise<string> {
    await $('button=分享').click();
    await $('button=生成分享链接').waitForClickable();
    await $('button=生成分享链接').click();
    await this.shareLink.waitForExist();
    return new URL(await this.shareLink.getText()).pathname;
  }
}
export const inquiryPage = new InquiryPage();
