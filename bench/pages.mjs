import { countStolenTime } from './stolen-time.mjs';

/** Observes paints, layout shifts and long tasks from the page's first moment on. */
const observe = () => {
  window.benchFigures = { lcp: 0, fcp: 0, cls: 0, blocking: 0 };
  const figures = window.benchFigures;
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    figures.lcp = entry.startTime;
    const { element, url } = entry;
    const words = url ? url.slice(-60) : element?.textContent.trim().slice(0, 24);
    figures.largest = element ? `${element.tagName.toLowerCase()} ${words}` : url;
  });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') figures.fcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) figures.cls += entry.value;
  });
  watch('longtask', (entry) => {
    figures.blocking += Math.max(0, entry.duration - 50);
  });
};

const quietStepMs = 150;
/** What the processes of an idle browser use in `quietStepMs`, with room for its timers. */
const quietCpuSeconds = 0.012;

/**
 * Waits until a new window has done its own work (its toolbar is a page in a process of its own, the next tab's process is made ahead): a buyer's
 * window has when they type an address, and on two cores it takes 50 to 100 ms of the page's time.
 */
async function untilWindowIsQuiet(client) {
  let last = Number.POSITIVE_INFINITY;
  for (let quiet = 0, steps = 0; quiet < 3 && steps < 60; steps += 1) {
    const { processInfo } = await client.send('SystemInfo.getProcessInfo');
    const used = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    quiet = used - last < quietCpuSeconds ? quiet + 1 : 0;
    last = used;
    await new Promise((resolve) => setTimeout(resolve, quietStepMs));
  }
}

const throttled = { offline: false, latency: 40, downloadThroughput: (10 * 1024 * 1024) / 8, uploadThroughput: (10 * 1024 * 1024) / 8 };

/**
 * Opens a page and measures until the network was quiet for half a second.
 * @returns first and largest paint and blocking time in ms, requests (all, and without pictures of parts), KB of JS as transferred, layout shift
 */
async function openOnce(browser, url, { slow, warm }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport({ width: 1440, height: 900 });
    const client = await page.createCDPSession();
    await client.send('Network.enable');
    if (warm) await page.goto(url, { waitUntil: 'networkidle0' });
    const whole = await browser.target().createCDPSession();
    await untilWindowIsQuiet(whole);
    await whole.detach();
    if (slow) {
      await client.send('Network.emulateNetworkConditions', throttled);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    const requests = new Map();
    client.on(
      'Network.requestWillBeSent',
      ({ requestId, request, type }) => !request.url.startsWith('data:') && requests.set(requestId, { url: request.url, type, bytes: 0 }),
    );
    const note = (requestId, facts) => Object.assign(requests.get(requestId) ?? {}, facts);
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => note(requestId, { bytes: encodedDataLength }));
    client.on('Network.requestServedFromCache', ({ requestId }) => note(requestId, { cached: true }));
    await page.evaluateOnNewDocument(observe);
    const stolen = countStolenTime();
    await page.goto(url, { waitUntil: 'networkidle0', timeout: 60_000 });
    const stolenShare = stolen();
    const figures = await page.evaluate(() => window.benchFigures);
    const all = [...requests.values()].filter(({ cached }) => !cached);
    const scripts = all.filter(({ type }) => type === 'Script');
    return {
      stolenShare,
      fcp: figures.fcp,
      lcp: figures.lcp,
      largest: figures.largest,
      blocking: figures.blocking,
      cls: figures.cls,
      requests: all.length,
      requestsWithoutParts: all.filter(({ url: address }) => !address.includes('/img/')).length,
      jsKb: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    };
  } finally {
    await context.close();
  }
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
export const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)];

/** A run from which the host took more than this share of the cores says what the host did, not what the page costs. */
const calmShare = 0.03;

/**
 * The median largest paint in ms of a page that is opened cold, `first` paint with it, and what was painted then. Runs that the host disturbed are
 * repeated, `runs` times at most; `disturbed` is how many of those that count were.
 */
export async function measurePaint(browser, url, runs, slow) {
  const opened = [];
  const calm = () => opened.filter(({ stolenShare }) => stolenShare <= calmShare).length;
  while (opened.length < runs || (calm() < runs && opened.length < 2 * runs))
    opened.push(await openOnce(browser, url, { slow, warm: false }));
  const counted = opened.sort((a, b) => a.stolenShare - b.stolenShare).slice(0, runs);
  const { lcp, fcp, largest } = counted.sort((a, b) => a.lcp - b.lcp)[Math.floor(runs / 2)];
  return { ms: lcp, first: fcp, what: largest, disturbed: counted.filter(({ stolenShare }) => stolenShare > calmShare).length };
}

/**
 * Each page cold and warm, unthrottled and slow (40 ms, 10 Mbit/s, 4 × CPU): medians of `runs`. Cold, the same page without its scripts is opened after
 * each run of the page itself, so that both meet the same machine.
 * @param bare where pages are served without their scripts
 */
export async function measurePages(browser, site, bare, pages, runs, progress) {
  const rows = [];
  for (const [name, path] of Object.entries(pages))
    for (const slow of [false, true])
      for (const warm of [false, true]) {
        const results = [];
        const bareResults = [];
        for (let run = 0; run < runs; run += 1) {
          results.push(await openOnce(browser, site + path, { slow, warm }));
          if (!warm) bareResults.push(await openOnce(browser, bare + path, { slow, warm }));
        }
        const row = { page: name, network: slow ? 'throttled' : 'unthrottled', cache: warm ? 'warm' : 'cold' };
        for (const key of Object.keys(results[0]).filter((one) => one !== 'largest' && one !== 'stolenShare'))
          row[key] = Math.round(median(results.map((one) => one[key])) * 1000) / 1000;
        if (!warm) row.lcpWithoutScripts = median(bareResults.map(({ lcp }) => lcp));
        rows.push(row);
        const without = warm ? '' : `, without its scripts ${row.lcpWithoutScripts.toFixed(0)} ms`;
        progress(`${name} ${row.network} ${row.cache}: largest paint ${row.lcp.toFixed(0)} ms${without}`);
      }
  return rows;
}
