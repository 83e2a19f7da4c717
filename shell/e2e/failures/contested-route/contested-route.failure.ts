import { browser, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectOneReport, expectRestToWork, openPage } from '../stand/rest-of-the-site.ts';

describe('a route that two areas claim', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-claims-second');
    await stand.publish('mf-claims-first');
  });
  after(() => Promise.all(['mf-claims-first', 'mf-claims-second'].map(stand.retire)));

  it('is served by the first by name, whichever got live first, and the other one is reported', async () => {
    const source = await (await fetch(`${browser.options.baseUrl}/failure/contested`)).text();
    expect(source).toContain('mf-claims-first 的页面');
    await openPage('/failure/contested');
    await expect(areaOf('mf-claims-first').$('h1')).toHaveText('mf-claims-first 的页面');
    await expect(areaOf('mf-claims-second')).not.toBeDisplayed();
    await expectRestToWork();
    await expectOneReport('mf-claims-second', version, /\/failure\/contested/);
  });
});
