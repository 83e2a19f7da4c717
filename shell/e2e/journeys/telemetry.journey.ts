import type { Beacon, PageSnapshot } from '@mall/mf-kit/manifest';
import { signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';

interface Watched {
  sendBeacon: typeof navigator.sendBeacon;
}

/** Keeps in the tab's storage what the page sends as it is left. */
const watchBeacons = () =>
  browser.execute(() => {
    sessionStorage.setItem('beacons', '[]');
    const real = navigator.sendBeacon.bind(navigator);
    (navigator as unknown as Watched).sendBeacon = (address, data) => {
      const kept = JSON.parse(sessionStorage.getItem('beacons')!) as unknown[];
      sessionStorage.setItem('beacons', JSON.stringify([...kept, { address, data, accepted: real(address, data) }]));
      return true;
    };
  });
const sentBeacons = () =>
  browser.execute(() => JSON.parse(sessionStorage.getItem('beacons')!) as { address: string; data: string; accepted: boolean }[]);

/** Leaves the page, and looks at what it said as it went. */
async function leave(): Promise<Beacon[]> {
  await browser.url('/registerCompleted');
  const sent = await sentBeacons();
  expect(sent.every(({ address, accepted }) => address === '/_telemetry' && accepted)).toBe(true);
  return sent.map(({ data }) => JSON.parse(data) as Beacon);
}

describe('what a page tells the gateway', () => {
  before(signOut);

  it('is one beacon for all its views, with the times, calls and vitals of each area', async () => {
    await browser.url('/');
    await $('main a[href^="/p/"]').waitForDisplayed();
    await watchBeacons();
    await browser.waitUntil(() =>
      browser.execute(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/vitals.'))),
    );
    await browser.execute(() => history.pushState(null, '', '/search?keyword=m8'));
    await $('main h1').waitForDisplayed();
    await browser.waitUntil(() =>
      browser.execute(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/'))),
    );
    const [beacon, ...more] = await leave();
    expect(more).toEqual([]);
    expect(beacon!.page).toBe('/search');
    const { 'mf-storefront': home, 'mf-search': search, shell } = beacon!.areas;
    expect(home).toMatchObject({ views: 1, failedViews: 0, load: [expect.any(Number)], mount: [expect.any(Number)] });
    expect(search!.views).toBeGreaterThanOrEqual(1);
    expect(search!.mount).toHaveLength(1);
    expect(shell!.views).toBe(2);
    expect(Object.keys(beacon!.areas).length).toBeGreaterThan(3);
    expect(Object.values(beacon!.areas).flatMap(({ calls = {} }) => Object.keys(calls)).length).toBeGreaterThan(0);
    expect(beacon!.vitals).toMatchObject({
      area: 'mf-storefront',
      fcp: expect.any(Number),
      ttfb: expect.any(Number),
      cls: expect.any(Number),
    });
    expect(beacon!.errors).toBeUndefined();
  });

  it('carries an error under the area and version whose script threw it', async () => {
    await browser.url('/search?keyword=m8');
    await $('main h1').waitForDisplayed();
    await watchBeacons();
    await browser.execute(() => {
      const script = performance.getEntriesByType('resource').find(({ name }) => /\/assets\/mf-search\/.*\.js$/.test(name))!.name;
      const error = Object.assign(new Error('probe of telemetry'), { stack: `Error: probe of telemetry\n    at probe (${script}:1:200)` });
      window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    });
    const page = (await browser.execute(() => JSON.parse(document.querySelector('#mall-page')!.textContent!))) as PageSnapshot;
    const { version } = page.areas.find(({ name }) => name === 'mf-search')!;
    const [beacon] = await leave();
    expect(beacon!.snapshot).toBe(page.id);
    expect(beacon!.areas['mf-search']).toMatchObject({ version, failedViews: 1, errors: 1 });
    expect(beacon!.errors).toMatchObject([{ area: 'mf-search', version, message: 'probe of telemetry', page: '/search' }]);
  });

  it('is served as figures to whoever watches the site', async () => {
    const answer = await fetch(`${process.env.MALL_SITE}/metrics`);
    const text = await answer.text();
    expect(text).toMatch(/mall_area_views_total\{area="mf-search",version="\w+"\} \d/);
    expect(text).toMatch(/mall_area_failed_views_total\{area="mf-search",version="\w+"\} [1-9]/);
    expect(text).toMatch(/mall_web_vital_seconds_count\{area="mf-storefront",version="\w+",vital="fcp"\} [1-9]/);
    expect(text).toMatch(/mall_telemetry_beacons_total\{outcome="taken"\} \d/);
  });
});
