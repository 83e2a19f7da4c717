import { $, browser, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectReports, expectRestToWork, goTo, openPage } from '../stand/rest-of-the-site.ts';

const looks = () =>
  browser.execute(() => [
    document.body.getAttribute('style'),
    document.body.className,
    document.documentElement.lang,
    document.adoptedStyleSheets.length,
  ]);

describe('an area that styles the body', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-styles-body');
  });
  after(() => stand.retire('mf-styles-body'));

  it('is told of it by name, and nothing of it stays; what it undoes by itself is no fault', async () => {
    await openPage('/failure/styles-body');
    await expect(areaOf('mf-styles-body').$('h1')).toHaveText('紫色的页面');
    await browser.waitUntil(async () => (await looks())[1] === 'mine', { timeoutMsg: 'the area did not dress the page' });
    await goTo('/search?keyword=m8');
    await browser.waitUntil(async () => JSON.stringify(await looks()) === JSON.stringify([null, '', 'zh-CN', 0]), {
      timeoutMsg: 'the page was not put back',
    });
    await expect($('#frame-header')).toBeDisplayed();
    await expectRestToWork();
    await expectReports('mf-styles-body', version, [/body\[style\]/, /body\[class\]/, /html\[lang\]/, /style sheet was put over/]);
    expect((await stand.reports()).filter(({ message }) => message.includes('data-tidy'))).toEqual([]);
  });
});
