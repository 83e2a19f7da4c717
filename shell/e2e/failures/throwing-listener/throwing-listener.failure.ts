import { $, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectOneReport, expectRestToWork, openPage } from '../stand/rest-of-the-site.ts';

describe('a listener that throws', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-throwing-listener');
  });
  after(() => stand.retire('mf-throwing-listener'));

  it('is reported and silences nobody: its neighbour and the frame hear the event', async () => {
    await openPage('/failure/throwing-listener');
    await areaOf('mf-throwing-listener').$('button=购物车变化').click();
    await expect(areaOf('mf-throwing-listener').$('p')).toHaveText('听到 7 件');
    await expect($('[aria-label^="购物车商品数"]')).toHaveAttribute('aria-label', expect.stringContaining('7'));
    await expectRestToWork();
    await expectOneReport('mf-throwing-listener', version, 'listener is broken');
  });
});
