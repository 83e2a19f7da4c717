import { $, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectReports, expectRestToWork, goTo, openPage } from '../stand/rest-of-the-site.ts';

describe('an area that removes the header', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-removes-header');
  });
  after(() => stand.retire('mf-removes-header'));

  it('has it for as long as it is shown: then header and footer are back, and work', async () => {
    await openPage('/failure/removes-header');
    await expect(areaOf('mf-removes-header').$('h1')).toHaveText('整屏');
    await expect($('#frame-header')).not.toExist();
    await goTo('/search?keyword=m8');
    await expect($('#frame-header input[name="keyword"], #frame-header input[type="search"]')).toBeDisplayed();
    await expect($('#frame-footer a')).toBeExisting();
    await expectRestToWork();
    await expectReports('mf-removes-header', version, [/#frame-header was removed/, /#frame-footer was emptied/]);
  });
});
