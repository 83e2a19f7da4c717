import { expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectReports, expectRestToWork, goTo, openPage } from '../stand/rest-of-the-site.ts';

describe('an area that leaves listeners behind', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-leaves-listeners');
  });
  after(() => stand.retire('mf-leaves-listeners'));

  it('is told of at its second visit, and nobody is harmed', async () => {
    await openPage('/search?keyword=m8');
    for (let visit = 0; visit < 3; visit += 1) {
      await goTo('/failure/leaves-listeners');
      await expect(areaOf('mf-leaves-listeners').$('h1')).toHaveText('听着');
      await goTo('/search?keyword=m8');
      await expect(areaOf('mf-search').$('h1')).toExist();
    }
    await expectReports('mf-leaves-listeners', version, [/12 listeners were left behind/]);
    await expectRestToWork();
  });
});
