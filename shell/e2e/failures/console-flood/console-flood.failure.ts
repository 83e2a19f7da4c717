import { browser, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectRestToWork, openPage } from '../stand/rest-of-the-site.ts';

describe('an area that fills the console with errors', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-console-flood');
  });
  after(() => stand.retire('mf-console-flood'));

  it('is reported a few times only and leaves room for the reports of others', async () => {
    await openPage('/failure/console-flood');
    await expect(areaOf('mf-console-flood').$('h1')).toHaveText('满了');
    await expectRestToWork();
    const flood = (await stand.reports()).filter(({ area }) => area === 'mf-console-flood');
    expect(flood.length).toBeGreaterThan(0);
    expect(flood.length).toBeLessThanOrEqual(5);
    expect(flood.every((one) => one.version === version)).toBe(true);
    // What the driver runs is not allowed to tell of its errors by itself.
    await browser.execute(() => window.dispatchEvent(new ErrorEvent('error', { error: new Error('somebody else') })));
    await browser.waitUntil(async () => (await stand.reports()).some(({ message }) => message === 'somebody else'));
  });
});
