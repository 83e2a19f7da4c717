import { expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectFallback, expectOneReport, openPage, restChecks, retryArea } from '../stand/rest-of-the-site.ts';

describe('a byte that was changed on the way', () => {
  const expectOthersToWork = restChecks();
  const area = 'mf-changed-byte';
  let version: string;
  beforeEach(async () => {
    await beginAnew();
    version = await stand.publish(area);
  });
  afterEach(() => stand.retire(area));

  for (const [part, file] of Object.entries({ entry: 'remoteEntry', chunk: 'screen-only' })) {
    it(`in the ${part}: the script is refused before it runs; the retry asks for it at another address, past what the browser kept`, async () => {
      await stand.misbehave(`/assets/${area}/[^/]+/${file}`, { kind: 'flip' });
      await openPage('/failure/changed-byte');
      await expectFallback(area);
      await stand.behave();
      await retryArea(area);
      await expect(areaOf(area).$('h1')).toHaveText('mf-changed-byte 的页面');
      await expectOthersToWork();
      await expectOneReport(area, version);
    });
  }

  it('is refused as well when it is the registry that names another checksum', async () => {
    const wrong = `sha384-${'A'.repeat(64)}`;
    const released = await stand.publish(area, {
      version: 'wrong',
      files: { 'remoteEntry.js': { integrity: wrong, bytes: 1, brotli: 1 } },
      screens: {},
    });
    await openPage('/failure/changed-byte');
    await expectFallback(area);
    await stand.publish(area);
    await retryArea(area);
    await expect(areaOf(area).$('h1')).toHaveText('mf-changed-byte 的页面');
    await expectOthersToWork();
    await expectOneReport(area, released);
  });
});
