import { signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { promote, publishAgain, rollback } from '../deploying/team.ts';

const area = 'mf-search';
const results = 'main a[href^="/p/"]';

/** The version of the area that this page was made with. */
const versionInPage = () =>
  browser.execute((name: string) => {
    const page = JSON.parse(document.querySelector('#mall-page')!.textContent!) as { areas: { name: string; version: string }[] };
    return page.areas.find((one) => one.name === name)!.version;
  }, area);

/** Which versions of the area this page has fetched files of, and with which answers. */
const fetchedVersions = () =>
  browser.execute((name: string) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const own = entries.filter((entry) => entry.name.includes(`/assets/${name}/`));
    return [...new Set(own.map((entry) => `${entry.name.split('/')[5]} ${entry.responseStatus}`))];
  }, area);

describe('a deployment while the mall is open', () => {
  let live: string;
  let newer: string;
  before(signOut);

  it('leaves a page that is open the version it was opened with, to the last chunk', async () => {
    await browser.url('/brand/all');
    await $('#frame-header').waitForDisplayed();
    live = await versionInPage();
    newer = await publishAgain(area);
    await promote(area);
    await browser.execute(() => history.pushState(null, '', '/search?keyword=m8'));
    await $(results).waitForDisplayed();
    expect(await fetchedVersions()).toEqual([`${live} 200`]);
  });

  it('is what the next page view gets', async () => {
    await browser.url('/search?keyword=m8');
    await $(results).waitForDisplayed();
    expect(await versionInPage()).toBe(newer);
    await browser.waitUntil(async () => (await fetchedVersions()).length > 0);
    expect(await fetchedVersions()).toEqual([`${newer} 200`]);
  });

  it('is gone again with the first page after the rollback', async () => {
    expect(await rollback(area)).toBe(live);
    expect(await browser.execute(() => fetch('/search?keyword=m8').then((answer) => answer.text()))).toContain(`"version":"${live}"`);
    await browser.url('/search?keyword=m8');
    await $(results).waitForDisplayed();
    expect(await versionInPage()).toBe(live);
  });
});
