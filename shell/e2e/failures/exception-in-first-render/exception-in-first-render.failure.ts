import { browser, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectOneReport, expectRestToWork, openPage } from '../stand/rest-of-the-site.ts';

describe('an exception in the first render', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-first-render');
  });
  after(() => stand.retire('mf-first-render'));

  it('costs only its own place in the page; the retry draws it once it is repaired', async () => {
    await openPage('/failure/first-render');
    await areaOf('mf-first-render').$('h2=这部分暂时打不开').waitForDisplayed();
    await browser.execute(() => sessionStorage.setItem('repaired', 'yes'));
    await areaOf('mf-first-render').$('button=重试').click();
    await expect(areaOf('mf-first-render').$('h1')).toHaveText('修好的页面');
    await expectRestToWork();
    await expectOneReport('mf-first-render', version, 'first render is broken');
  });
});
