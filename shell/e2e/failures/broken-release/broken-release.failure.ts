import { browser } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import {
  areaOf,
  beginAnew,
  expectFallback,
  expectOneReport,
  fallbackOf,
  openPage,
  restChecks,
  retryArea,
} from '../stand/rest-of-the-site.ts';

describe('a live release whose area.json', () => {
  const expectOthersToWork = restChecks();
  const area = 'mf-broken-release';
  let version: string;
  beforeEach(async () => {
    await beginAnew();
    // An earlier release tells which pages the area has.
    await stand.publish(area, { version: 'earlier' });
    version = await stand.publish(area);
  });
  afterEach(() => stand.retire(area));

  const cases: Record<string, string | undefined> = {
    'is not there (404)': undefined,
    'is an error in JSON (500)': '{"code":500,"message":"storage failed"}',
    'is a page of HTML': '<!doctype html><title>502 Bad Gateway</title>',
  };
  for (const [title, content] of Object.entries(cases)) {
    it(`${title} costs only its own pages; after the repair the retry opens it without a page load`, async () => {
      await stand.spoil(area, version, content);
      await openPage('/failure/broken-release');
      await expectFallback(area);
      await stand.mend(area, version);
      await browser.waitUntil(
        async () => {
          if (await fallbackOf(area).isExisting()) await retryArea(area);
          return areaOf(area).$('h1').isExisting();
        },
        { timeoutMsg: 'the retry did not find the repaired release', interval: 300 },
      );
      await expectOthersToWork();
      await expectOneReport(area, version, /area\.json/);
    });
  }
});
