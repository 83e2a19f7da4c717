import { $, browser } from '@wdio/globals';

/** The location's label in the header and its picker. */
class RegionPicker {
  get button() {
    return $('.frame-location');
  }
  get dialog() {
    return $('[role="dialog"]');
  }
  async open() {
    await this.button.click();
    await this.dialog.waitForDisplayed();
  }
  async choose(name: string) {
    const place = this.dialog.$(`button=${name}`);
    await place.waitForClickable();
    await place.click();
  }
  async confirm() {
    await this.dialog.$('button=确定').click();
    await this.dialog.waitForExist({ reverse: true });
  }
  /** What the cookie keeps; undefined without one. */
  async kept(): Promise<{ stateProvinceId: number; cityId: number; districtId: number; label: string } | undefined> {
    const [cookie] = await browser.getCookies(['region']);
    return cookie && JSON.parse(decodeURIComponent(cookie.value));
  }
}
export const regionPicker = new RegionPicker();
