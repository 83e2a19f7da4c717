import { expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectOneReport, expectRestToWork, openPage } from '../stand/rest-of-the-site.ts';

describe('an exception in a promise', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-promise');
  });
  after(() => stand.retire('mf-promise'));

  it('is reported and disturbs nothing: the page goes on', async () => {
    await openPage('/failure/promise');
    await areaOf('mf-promise').$('button=坏的按钮').click();
    await areaOf('mf-promise').$('button=点了 0 次').click();
    await expect(areaOf('mf-promise').$('button=点了 1 次')).toBeDisplayed();
    await expectRestToWork();
    await expectOneReport('mf-promise', version, 'promise is broken');
  });
});
