// npm run bench [-- --out FILE] [-- --compare FILE] [-- --quick] [-- --million]: prints tables and writes JSON, so that two runs can be compared.
// --million asks the search engine with a million SKUs too: filling them takes a quarter of an hour, once. --search asks nothing but the engine.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname } from 'node:path';
import { weighPage } from '../packages/testing/src/e2e/page-weight.ts';
import { serveBarePages } from './bare-pages.mjs';
import { launchBrowser } from './launch-browser.mjs';
import { measureLoad } from './load.mjs';
import { measureNeighbours } from './neighbours.mjs';
import { measurePages } from './pages.mjs';
import { measurePlatform } from './platform-size.mjs';
import { measureSearch } from './search.mjs';
import { machine, memoryOf, startSite } from './site.mjs';
import { measureSwitches } from './switches.mjs';

const flag = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};
const quick = process.argv.includes('--quick');
const out = flag('out') ?? `bench/results/${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`;
const say = (text) => process.stdout.write(`${text}\n`);
const keywords = ['内六角 m8x30', '6204 2rs', '不锈刚螺丝', 'neiliujiao', '手套', '气缸', 'O型圈', '钻头', '断路器', '螺母 m10'];

const sizes = [undefined, ...(process.argv.includes('--million') ? [1_000_000] : [])];
const search = [];
for (const size of sizes) search.push(await measureSearch(size, quick ? 1 : 3, say));
console.table(search);
if (process.argv.includes('--search')) process.exit();

const site = await startSite(Number(process.env.PORT ?? 18080));
let browser;
let bare;
try {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const memory = memoryOf(site.pid);
  const post = async (path, body, headers = {}) =>
    (
      await fetch(site.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).json();
  const found = await post('/api/product/CustomerSearchProducts', { keyword: '内六角', pageIndex: 1, pageSize: 60 });
  const products = found.body.products ?? found.body.items ?? found.body.skus;
  const skus = products.map(({ skuNumber }) => skuNumber);
  const categoryId = products[0].categoryId ?? 22039;
  const login = await fetch(`${site.url}/api/customer/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: '13800138000', password: 'Mall2026!' }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const pages = {
    home: '/',
    category: `/c-${categoryId}`,
    product: `/p/${skus[0]}`,
    search: `/search?keyword=${encodeURIComponent('内六角')}`,
  };

  browser = await launchBrowser();
  const weights = await weighPages(site.url, pages);
  bare = await serveBarePages(site.url, Object.values(pages));
  const pageRows = await measurePages(browser, site.url, bare.url, pages, quick ? 3 : 7, say);
  const stops = [
    { path: pages.product, area: 'mf-storefront' },
    { path: '/search?keyword=%E5%86%85%E5%85%AD%E8%A7%92', area: 'mf-search' },
  ];
  const switches = await measureSwitches(browser, site.url, stops, 30);
  await browser.close();
  browser = undefined;
  const load = await measureLoad(site.url, site.pid, { sku: skus[0], skus, keywords, cookie }, quick ? 3 : 8);
  const memoryAfterLoad = memoryOf(site.pid);
  const port = Number(new URL(site.url).port);
  const neighbours = await measureNeighbours(`http://127.0.0.1:${port + 1}`, port + 2, skus, quick ? 150 : 400, say);
  const result = {
    at: new Date().toISOString(),
    machine: machine(),
    startMs: Math.round(site.startMs),
    memoryMb: { idle: memory, afterLoad: memoryAfterLoad },
    weights,
    pages: pageRows,
    switches,
    platform: measurePlatform(),
    load,
    neighbours,
    search,
  };
  print(result, flag('compare'));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify(result, null, 1)}\n`);
  say(`\nwritten to ${out}`);
} finally {
  await browser?.close();
  await bare?.stop();
  await site.stop();
}

/** Bytes of each page before compression, and as it travels to a browser once it is kept. */
async function weighPages(site, pages) {
  const rows = [];
  for (const [page, path] of Object.entries(pages)) {
    const html = await (await fetch(site + path)).text();
    const inBrotli = () =>
      new Promise((resolve, reject) => {
        const asked = get(site + path, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
          let size = 0;
          for await (const part of answer) size += part.length;
          resolve(size);
        });
        asked.on('error', reject);
      });
    // Brotli comes from the second time on that somebody takes it.
    await inBrotli();
    const travels = await inBrotli();
    rows.push({ page, ...weighPage(html), travels });
  }
  return rows;
}

function print(result, compareWith) {
  const before = compareWith && existsSync(compareWith) ? JSON.parse(readFileSync(compareWith, 'utf8')) : undefined;
  console.table(
    result.pages.map((row, index) => ({
      page: `${row.page} ${row.network} ${row.cache}`,
      'first paint ms': Math.round(row.fcp),
      'largest paint ms': Math.round(row.lcp),
      'page without its scripts': row.lcpWithoutScripts === undefined ? '' : Math.round(row.lcpWithoutScripts),
      'blocking ms': Math.round(row.blocking),
      requests: row.requests,
      'without parts': row.requestsWithoutParts,
      'JS KB': Math.round(row.jsKb),
      shift: row.cls,
      ...(before ? { 'largest paint before': Math.round(before.pages[index]?.lcp ?? 0) } : {}),
    })),
  );
  console.table(result.weights);
  console.table([{ what: 'switch between warm areas', ...result.switches, ...(before ? { 'p50 before': before.switches.p50 } : {}) }]);
  console.table(result.platform.map(({ part, ...sizes }) => ({ 'platform’s own code': part, ...sizes })));
  console.table(result.load.map((row, index) => ({ ...row, ...(before ? { 'per second before': before.load[index]?.perSecond } : {}) })));
  console.table(
    result.neighbours.rows.map(({ beside, p50, calmP50, p95, calmP95, timesCalm, unrendered, cpuMs, calmCpuMs, isWell }) => ({
      'pages of others beside': beside,
      ...Object.fromEntries(
        Object.entries({ p50, calmP50, p95, calmP95, cpuMs, calmCpuMs }).map(([name, ms]) => [name, Math.round(ms * 10) / 10]),
      ),
      unrendered,
      'times calm p95': `${timesCalm.toFixed(2)} ${isWell ? '✓' : '✗ at most 1.5'}`,
    })),
  );
  console.table([
    { what: 'idle', ...result.memoryMb.idle },
    { what: 'after load', ...result.memoryMb.afterLoad },
    { what: 'gateway beside harm', ...result.neighbours.memoryMb },
  ]);
  say(`start: ${(result.startMs / 1000).toFixed(1)} s`);
}
