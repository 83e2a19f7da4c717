import { browser, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectReports, expectRestToWork, goTo, openPage } from '../stand/rest-of-the-site.ts';

describe('an area that grows by 16 MB a mount', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-grows-by-mount');
  });
  after(() => stand.retire('mf-grows-by-mount'));

  it('is told of by name, with what it grew by, and its figures go to the desk', async () => {
    await openPage('/search?keyword=m8');
    for (let visit = 1; visit <= 7; visit += 1) {
      await goTo('/failure/grows-by-mount');
      await expect(areaOf('mf-grows-by-mount').$('h1')).toHaveText(/第 \d+ 次/);
      await goTo('/search?keyword=m8');
      await expect(areaOf('mf-search').$('h1')).toExist();
      await browser.waitUntil(() => browser.execute(() => document.getElementById('area-mf-grows-by-mount')!.hidden));
    }
    await expectReports('mf-grows-by-mount', version, [/the heap grew by \d\d+ MB in four visits/]);
    await expectRestToWork();
    await browser.url('/_live');
    await browser.waitUntil(
      async () => (await stand.beacons()).some(({ areas }) => (areas['mf-grows-by-mount']?.heap?.[1] ?? 0) > 48 * 1024),
      { timeoutMsg: 'the heap’s growth was not told' },
    );
  });
});
