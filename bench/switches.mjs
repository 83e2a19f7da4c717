import { median, percentile } from './pages.mjs';

/** Clicks a link and waits until the next area's screen is painted. @returns ms from pointer down until then, and until the area's mount was called */
async function switchTo(page, path, owner) {
  return page.evaluate(
    (to, area) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${to} was not painted`)), 10_000);
        const host = () => document.getElementById(`area-${area}`);
        const isThere = () =>
          location.pathname + location.search === to && host() && !host().hidden && host().querySelector('h1, h2, table, [data-ready]');
        const started = performance.now();
        const look = () => {
          if (!isThere()) return requestAnimationFrame(look);
          requestAnimationFrame(() => {
            clearTimeout(late);
            // Until the area's mount is called, all is the platform's work; from then on React mounts the tree as it would without it.
            const mount = performance.getEntriesByName(`mount ${area}`).at(-1);
            resolve({ total: performance.now() - started, platform: mount && mount.startTime > started ? mount.startTime - started : 0 });
          });
        };
        const real = document.querySelector(`a[href="${CSS.escape(to)}"]`) ?? document.querySelector(`a[href="${to}"]`);
        if (real) {
          for (const type of ['pointerdown', 'pointerup']) real.dispatchEvent(new PointerEvent(type, { bubbles: true }));
          real.click();
        } else history.pushState(null, '', to);
        look();
      }),
    path,
    owner,
  );
}

/** Thirty switches between two areas that are warm already: median and 95th percentile in ms, of the whole and of what the platform adds to React. */
export async function measureSwitches(browser, site, stops, count) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(site + stops[0].path, { waitUntil: 'networkidle0' });
  for (const { path, area } of [...stops, ...stops]) await switchTo(page, path, area).catch(() => {});
  const times = [];
  for (let index = 0; index < count; index += 1) {
    const { path, area } = stops[(index + 1) % stops.length];
    times.push(await switchTo(page, path, area));
    // Chromium drops pushState beyond 200 in 10 s.
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  await page.close();
  const totals = times.map(({ total }) => total);
  const added = times.map(({ platform }) => platform);
  const tenths = (ms) => Math.round(ms * 10) / 10;
  return {
    switches: count,
    p50: Math.round(median(totals)),
    p95: Math.round(percentile(totals, 0.95)),
    platformP50: tenths(median(added)),
    platformP95: tenths(percentile(added, 0.95)),
  };
}
