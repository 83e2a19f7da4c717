import { browser, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectOneReport, expectRestToWork, openPage } from '../stand/rest-of-the-site.ts';

describe('an area that fills the console with errors', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-console-flood');
  });
  after(() => stand.retire('mf-console-flood'));

  it('is reported once and leaves room for the reports of others', async () => {
    await openPage('/failure/console-flood');
    await expect(areaOf('mf-console-flood').$('h1')).toHaveText('满了');
    await expectRestToWork();
    await expectOneReport('mf-console-flood', version, /^(Uncaught Error: )?flood \d+$/);
    // What the driver runs is not allowed to tell of its errors by itself.
    await browser.execute(() => window.dispatchEvent(new ErrorEvent('error', { error: new Error('somebody else') })));
    await browser.waitUntil(async () => (await stand.reports()).some(({ message }) => message === 'somebody else'));
  });
});
