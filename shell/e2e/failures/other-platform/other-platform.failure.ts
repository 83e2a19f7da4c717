import { expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectFallback, expectOneReport, expectRestToWork, openPage, retryArea } from '../stand/rest-of-the-site.ts';

describe('an area built for another major version of the platform', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-other-platform');
  });
  after(() => stand.retire('mf-other-platform'));

  it('is never loaded; its page says so, and the retry mounts the release that fits once it is live', async () => {
    await openPage('/failure/other-platform');
    await expectFallback('mf-other-platform');
    expect((await stand.requests()).filter(({ path }) => path.startsWith('/assets/mf-other-platform/'))).toEqual([]);
    await stand.publish('mf-other-platform', { version: 'fits', platform: '^0.3' });
    await retryArea('mf-other-platform');
    await expect(areaOf('mf-other-platform').$('h1')).toHaveText('mf-other-platform 的页面');
    await expectRestToWork();
    await expectOneReport('mf-other-platform', version, /\^9\.0/);
  });
});
