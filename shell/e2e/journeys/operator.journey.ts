import { faultsInPage, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { promote, publishAgain, rollback } from '../deploying/team.ts';
import { debugDeskPage as desk } from '../pages/debug-desk.page.ts';
import { operatorPage as operator } from '../pages/operator.page.ts';

const area = 'mf-search';
const results = 'main a[href^="/p/"]';
const search = '/search?keyword=m8';

describe('an operator', () => {
  let live: string;
  let candidate: string;
  before(async () => {
    await signOut();
    candidate = await publishAgain(area);
    await browser.url(search);
    live = await operator.versionOf(area);
  });
  after(() => operator.signOut());

  it('is nobody yet: a visitor’s ?mf= and Alt+Shift+D do nothing, and /_debug asks for a login', async () => {
    await browser.url(`${search}&mf=${area}@${candidate}`);
    await $(results).waitForDisplayed();
    expect(await operator.versionOf(area)).toBe(live);
    await expect(operator.bar).not.toExist();
    expect(await operator.pressUntilAsked()).toBe(401);
    await expect(operator.panel).not.toExist();
    expect(await browser.execute(() => fetch('/_debug/mf-search').then(({ url }) => new URL(url).pathname))).toContain('/_platform');
  });

  it('replaces an area by another published version for themselves alone, is told so, and ends it', async () => {
    await operator.signIn();
    await browser.url(`${search}&mf=${area}@${candidate}`);
    await expect(operator.bar).toHaveText(expect.stringContaining(candidate));
    await expect(operator.bar).toHaveText(expect.stringMatching(/仅 周琳 可见.*至 \d\d:\d\d 结束/s));
    await $(results).waitForDisplayed();
    expect(await operator.versionOf(area)).toBe(candidate);
    expect(new URL(await browser.getUrl()).search).toBe('?keyword=m8');
    expect(await faultsInPage()).toEqual([]);
    await operator.end('结束替换');
    await $(results).waitForDisplayed();
    expect(await operator.versionOf(area)).toBe(live);
  });

  it('does the same from the panel, which shows what every area is doing', async () => {
    await operator.openPanel();
    await expect(operator.panel).toHaveText(expect.stringContaining('已挂载'));
    expect(await faultsInPage()).toEqual([]);
    await operator.panelButton(`替换 ${area}`).click();
    await operator.versions.$(`option[value="${candidate}"]`).waitForExist();
    await operator.versions.selectByAttribute('value', candidate);
    await operator.panelButton('替换 1 小时').click();
    await operator.bar.waitForDisplayed();
    expect(await operator.versionOf(area)).toBe(candidate);
    await operator.openPanel();
    await operator.panelButton(`结束替换 ${area}`).click();
    await operator.bar.waitForExist({ reverse: true });
    expect(await operator.versionOf(area)).toBe(live);
  });

  it('switches an area off for this page and brings it back', async () => {
    await operator.openPanel();
    await operator.panelButton(`停用 ${area}`).click();
    await $(results).waitForExist({ reverse: true });
    await expect($('#frame-header')).toBeDisplayed();
    await operator.panelButton(`重新加载 ${area}`).click();
    await $(results).waitForDisplayed();
    await browser.keys('Escape');
    await expect(operator.panel).not.toExist();
  });

  it('opens the site as it was in a past combination, and comes back', async () => {
    const past = await operator.snapshot();
    await promote(area);
    try {
      await browser.url(search);
      expect(await operator.versionOf(area)).toBe(candidate);
      await browser.url(`${search}&snapshot=${past}`);
      await expect(operator.bar).toHaveText(expect.stringContaining(past));
      await $(results).waitForDisplayed();
      expect([await operator.snapshot(), await operator.versionOf(area)]).toEqual([past, live]);
      await operator.end('回到线上版本');
      expect(await operator.versionOf(area)).toBe(candidate);
    } finally {
      await rollback(area);
    }
  });

  it('looks at one area alone, makes its calls fail, and sees the screen offer a retry that works', async () => {
    await desk.open(area);
    await desk.openPath(search);
    await desk.inFrame(() => $(results).waitForDisplayed());
    await expect(desk.log).toHaveText(expect.stringContaining('POST /api/product/CustomerSearchProducts'));
    expect(await faultsInPage()).toEqual([]);
    await desk.failing.click();
    await desk.openPath('/search?keyword=m10');
    await desk.inFrame(async () => {
      await $('aria/重试').waitForDisplayed();
      await expect($('#alone-main')).toHaveText(expect.stringContaining('搜索失败'));
    });
    await expect(desk.log).toHaveText(expect.stringContaining('人为故障'));
    await desk.failing.click();
    await desk.inFrame(async () => {
      await $('aria/重试').click();
      await $(results).waitForDisplayed();
    });
  });
});
