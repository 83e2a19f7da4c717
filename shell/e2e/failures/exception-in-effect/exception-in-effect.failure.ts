import { browser, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectOneReport, expectRestToWork, openPage } from '../stand/rest-of-the-site.ts';

describe('an exception in an effect', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-effect');
  });
  after(() => stand.retire('mf-effect'));

  it('costs only its own place in the page; the retry draws it once it is repaired', async () => {
    await openPage('/failure/effect');
    await areaOf('mf-effect').$('h2=这部分暂时打不开').waitForDisplayed();
    await browser.execute(() => sessionStorage.setItem('repaired', 'yes'));
    await areaOf('mf-effect').$('button=重试').click();
    await expect(areaOf('mf-effect').$('h1')).toHaveText('修好的页面');
    await expectRestToWork();
    await expectOneReport('mf-effect', version, 'effect is broken');
  });
});
