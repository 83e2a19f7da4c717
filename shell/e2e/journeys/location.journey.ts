import { faultsInPage, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { regionPicker } from '../pages/region-picker.page.ts';

const setRegion = (value: string) =>
  browser.execute((text: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: this is what a browser may hold
    document.cookie = `region=${text}; Path=/`;
  }, value);
const labelled = (text: string) =>
  browser.waitUntil(async () => (await regionPicker.button.getText()).includes(text), { timeoutMsg: `the header does not say ${text}` });

describe('where goods go', () => {
  beforeEach(async () => {
    await signOut();
    await browser.deleteCookies(['region']);
  });

  it('is told of the address, Shanghai where it can’t be, beside the label and kept for 30 days', async () => {
    await browser.url('/');
    await browser.waitUntil(async () => (await $('.frame-located').getText()) === '已自动定位到上海市');
    expect(await regionPicker.kept()).toMatchObject({ stateProvinceId: 10009, label: '上海市' });
    const [cookie] = await browser.getCookies(['region']);
    const days = (cookie!.expiry! - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    await browser.waitUntil(async () => (await $('.frame-located').getText()) === '', { timeout: 5000 });
  });

  it('is chosen in three tabs, by not selecting too, and every call asks for it', async () => {
    await browser.url('/');
    await regionPicker.open();
    expect(await regionPicker.dialog.$('button=确定').isEnabled()).toBe(false);
    await regionPicker.choose('江苏省');
    await regionPicker.choose('苏州市');
    await regionPicker.choose('虎丘区');
    expect(await faultsInPage()).toEqual([]);
    await regionPicker.confirm();
    await labelled('江苏省苏州市虎丘区');
    expect(await regionPicker.kept()).toMatchObject({ stateProvinceId: 10010, cityId: 320500, districtId: 320505 });
    await regionPicker.open();
    await regionPicker.choose('广东省');
    await regionPicker.choose('暂不选择');
    await browser.execute(() => {
      const { fetch } = window;
      const seen: string[] = [];
      Object.assign(window, { regionsSent: seen });
      window.fetch = (input, init) => {
        seen.push(new Headers(init?.headers).get('region') ?? '');
        return fetch(input, init);
      };
    });
    await regionPicker.confirm();
    await labelled('广东省');
    const sent = () => browser.execute(() => (window as unknown as { regionsSent: string[] }).regionsSent);
    await browser.waitUntil(async () => (await sent()).includes('10019'), { timeoutMsg: 'nothing was asked anew for the new region' });
    await browser.refresh();
    await labelled('广东省');
  });

  it('can be chosen and left by the keyboard alone', async () => {
    await browser.url('/');
    await regionPicker.button.waitForDisplayed();
    await browser.execute(() => document.querySelector<HTMLElement>('.frame-location')!.focus());
    await browser.keys('Enter');
    await regionPicker.dialog.waitForDisplayed();
    expect(await browser.execute(() => !!document.activeElement?.closest('[role="dialog"]'))).toBe(true);
    await browser.keys('Escape');
    await regionPicker.dialog.waitForExist({ reverse: true });
    await browser.waitUntil(() => browser.execute(() => !!document.activeElement?.matches('.frame-location')), {
      timeoutMsg: 'the focus was not given back',
    });
  });

  it('drops a cookie that can’t be read and says so, and one that names no place silently', async () => {
    await browser.url('/healthz');
    await setRegion('%7B%22state');
    await browser.url('/');
    await expect($('[aria-label="消息提示"]')).toHaveText(expect.stringContaining('定位数据解析失败，请刷新页面重试'));
    await browser.waitUntil(async () => (await regionPicker.kept())?.stateProvinceId === 10009);
    await setRegion(encodeURIComponent('{"stateProvinceId":99,"label":"火星"}'));
    await browser.url('/');
    await browser.waitUntil(async () => (await regionPicker.kept())?.stateProvinceId === 10009);
    await labelled('上海');
  });

  it('is a special one by a link of staff, in this tab, until a region is chosen', async () => {
    await browser.url('/search?keyword=m8&specialRegion=10019');
    // The page stands before its scripts have run.
    await browser.waitUntil(async () => (await browser.execute(() => sessionStorage.getItem('specialRegion'))) === '10019');
    await regionPicker.open();
    await regionPicker.choose('上海市');
    await regionPicker.confirm();
    expect(await browser.execute(() => sessionStorage.getItem('specialRegion'))).toBeNull();
  });
});
