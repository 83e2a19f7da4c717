import { median, percentile } from './pages.mjs';

/** Clicks a link and waits until the next area's screen is painted; from pointer down, in ms. */
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
            resolve(performance.now() - started);
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

/** Thirty switches between two areas that are warm already: median and 95th percentile in ms. */
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
  return { switches: count, p50: Math.round(median(times)), p95: Math.round(percentile(times, 0.95)) };
}
