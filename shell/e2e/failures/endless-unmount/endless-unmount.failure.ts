import { expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectOneReport, expectRestToWork, goTo, openPage } from '../stand/rest-of-the-site.ts';

describe('an unmount that never ends', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-endless-unmount');
  });
  after(() => stand.retire('mf-endless-unmount'));

  it('is cut off: the next area mounts, nothing of it stays, and it can be opened again', async () => {
    await openPage('/failure/endless-unmount');
    await expect(areaOf('mf-endless-unmount')).toHaveText('不肯离开的页面');
    await expectRestToWork();
    await expect(areaOf('mf-endless-unmount')).not.toBeDisplayed();
    expect(await areaOf('mf-endless-unmount').getHTML({ includeSelectorTag: false })).toBe('');
    await expectOneReport('mf-endless-unmount', version, /unmount of mf-endless-unmount did not end/);
    await goTo('/failure/endless-unmount');
    await expect(areaOf('mf-endless-unmount')).toHaveText('不肯离开的页面');
  });
});
