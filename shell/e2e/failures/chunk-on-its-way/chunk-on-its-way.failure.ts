import { expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectFallback, expectOneReport, openPage, restChecks, retryArea } from '../stand/rest-of-the-site.ts';

describe('a chunk of an area that', () => {
  const expectOthersToWork = restChecks();
  const area = 'mf-chunk';
  let version: string;
  beforeEach(async () => {
    await beginAnew();
    version = await stand.publish(area);
  });
  afterEach(() => stand.retire(area));

  for (const [part, file] of Object.entries({ 'the screen’s': 'screen-only', 'the front door’s': '__federation_expose_app' })) {
    it(`is not found, ${part}: only its own page is lost; after the repair the retry loads it without a page load`, async () => {
      await stand.misbehave(`/assets/${area}/[^/]+/${file}`, { kind: 'answer', status: 404 });
      await openPage('/failure/chunk-on-its-way');
      await expectFallback(area);
      await stand.behave();
      await retryArea(area);
      await expect(areaOf(area).$('h1')).toHaveText('mf-chunk 的页面');
      await expectOthersToWork();
      await expectOneReport(area, version, /chunk/i);
    });
  }

  it('never comes: the watchdog ends the wait', async () => {
    await stand.misbehave(`/assets/${area}/[^/]+/screen-only`, { kind: 'hang' });
    await openPage('/failure/chunk-on-its-way');
    await expectFallback(area);
    await stand.behave();
    await retryArea(area);
    await expect(areaOf(area).$('h1')).toHaveText('mf-chunk 的页面');
    await expectOneReport(area, version);
  });
});
