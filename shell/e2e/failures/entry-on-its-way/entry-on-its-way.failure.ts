import { expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import type { Fault } from '../stand/misbehaving-proxy.ts';
import { areaOf, beginAnew, expectFallback, expectOneReport, openPage, restChecks, retryArea } from '../stand/rest-of-the-site.ts';

describe('an area’s entry that', () => {
  const expectOthersToWork = restChecks();
  const area = 'mf-entry';
  const entry = `/assets/${area}/[^/]+/remoteEntry`;
  let version: string;
  beforeEach(async () => {
    await beginAnew();
    version = await stand.publish(area);
  });
  afterEach(() => stand.retire(area));

  const faults: Record<string, Fault['does']> = {
    'is not found': { kind: 'answer', status: 404 },
    'is an error in JSON': { kind: 'answer', status: 500, body: '{"code":500}' },
    'is a page of HTML': { kind: 'answer', status: 200, type: 'text/html', body: '<!doctype html><p>登录上网</p>' },
    'ends in the middle': { kind: 'cut' },
    'never comes': { kind: 'hang' },
    // The browser asks for an entry before the shell counts its ten seconds: on a slow machine some seconds before.
    'takes longer than ten seconds': { kind: 'delay', ms: 20_000 },
  };
  for (const [title, does] of Object.entries(faults)) {
    it(`${title} costs only its own page; after the repair the retry loads it without a page load`, async () => {
      await stand.misbehave(entry, does);
      await openPage('/failure/entry-on-its-way');
      await expect(areaOf(area).$('.area-waiting, .area-fallback')).toBeExisting();
      await expectFallback(area);
      await stand.behave();
      await retryArea(area);
      await expect(areaOf(area).$('h1')).toHaveText('mf-entry 的页面');
      await expectOthersToWork();
      await expectOneReport(area, version);
    });
  }
});
