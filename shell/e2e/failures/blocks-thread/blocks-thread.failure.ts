import { browser, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectReports, expectRestToWork, openPage } from '../stand/rest-of-the-site.ts';

describe('an area that blocks the thread', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-blocks-thread');
  });
  after(() => stand.retire('mf-blocks-thread'));

  it('is told of by name, with how long nothing answered, and its figures go to the desk', async () => {
    await openPage('/failure/blocks-thread');
    await areaOf('mf-blocks-thread').$('button=开始计算').click();
    await expect(areaOf('mf-blocks-thread').$('h1')).toHaveText('算完了');
    await expectReports('mf-blocks-thread', version, [/the page did not answer for \d{4} ms/]);
    await expectRestToWork();
    await browser.url('/_live');
    await browser.waitUntil(
      async () => (await stand.beacons()).some(({ areas }) => (areas['mf-blocks-thread']?.blocked?.[1] ?? 0) > 3000),
      { timeoutMsg: 'the long task was not told' },
    );
  });
});
