import { browser, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectFallback, expectOneReport, expectRestToWork, openPage, retryArea } from '../stand/rest-of-the-site.ts';

describe('a mount that never ends', () => {
  let version: string;
  before(async () => {
    version = await stand.publish('mf-endless-mount');
  });
  beforeEach(beginAnew);
  after(() => stand.retire('mf-endless-mount'));

  it('is cut off with a fallback; the next area mounts, and the retry mounts it once it is repaired', async () => {
    await openPage('/failure/endless-mount');
    await expectFallback('mf-endless-mount');
    await browser.execute(() => sessionStorage.setItem('repaired', 'yes'));
    await retryArea('mf-endless-mount');
    await expect(areaOf('mf-endless-mount')).toHaveText('修好的页面');
    await expectRestToWork();
    await expectOneReport('mf-endless-mount', version, /did not end within/);
  });

  it('does not hold up a buyer who leaves before it is cut off', async () => {
    await openPage('/failure/endless-mount');
    await areaOf('mf-endless-mount').waitForExist();
    await expectRestToWork();
    await expectOneReport('mf-endless-mount', version, /did not end within/);
  });
});
