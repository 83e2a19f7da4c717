import { expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectOneReport, expectRestToWork, openPage } from '../stand/rest-of-the-site.ts';

describe('an exception in an event handler', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-event-handler');
  });
  after(() => stand.retire('mf-event-handler'));

  it('is reported and disturbs nothing: the page goes on', async () => {
    await openPage('/failure/event-handler');
    await areaOf('mf-event-handler').$('button=坏的按钮').click();
    await areaOf('mf-event-handler').$('button=点了 0 次').click();
    await expect(areaOf('mf-event-handler').$('button=点了 1 次')).toBeDisplayed();
    await expectRestToWork();
    await expectOneReport('mf-event-handler', version, 'event handler is broken');
  });
});
