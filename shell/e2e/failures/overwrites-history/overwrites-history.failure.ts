import { browser, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectReports, expectRestToWork, goTo, openPage } from '../stand/rest-of-the-site.ts';

describe('an area that overwrites the history and fetch', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-overwrites-history');
  });
  after(() => stand.retire('mf-overwrites-history'));

  it('takes neither from anybody: links lead on, calls go out, and the acts are told under its name', async () => {
    await openPage('/failure/overwrites-history');
    await expect(areaOf('mf-overwrites-history').$('h1')).toHaveText('历史归我');
    await expectReports('mf-overwrites-history', version, [
      /history\.pushState was to be overwritten/,
      /history\.replaceState/,
      /window\.fetch/,
    ]);
    await goTo('/search?keyword=m8');
    expect(await browser.getUrl()).toContain('/search?keyword=m8');
    await expectRestToWork();
  });
});
