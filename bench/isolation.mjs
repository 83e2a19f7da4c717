// npm run bench:isolation [-- --pages 400]: what it costs that each area renders in a process of its own. Two gateways over one API serve the same builds, one as it is and
// one with all areas in one thread; each address is asked of both, in turns, and what they took and hold is compared. Two to three minutes.
import { fork } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median, percentile } from './pages.mjs';
import { cpuOf, memoryOf, startSite } from './site.mjs';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '400' } } });
const pages = Number(values.pages);
/** What isolation may cost a page at p50. */
const mostMs = 3;
/** What the areas' processes may hold more than one thread: an engine and a heap each, and no garbage of hours. */
const mostMoreMb = 120;
/** A gateway gives memory back after fifteen seconds without a request, or after thirty. */
const quietMs = 35_000;
const say = (text) => process.stdout.write(`${text}\n`);

async function startGateway(apiUrl, port, folder, flags) {
  const areas = globSync('{shell,mf-*}/dist/area.json').map(dirname).sort();
  const child = fork('infra/gateway/src/testing/stand-gateway.ts', areas, {
    execArgv: [...flags, '--disable-sigusr1', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      // As `npm start` does.
      ...{ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' },
      ...{ MALL_REGISTRY: folder, PORT: String(port), MALL_API: apiUrl, LOG_LEVEL: 'error' },
    },
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)));
  });
  return {
    port,
    pid: child.pid,
    times: [],
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
}

/** @returns ms until the page was there. @throws where its area did not render it */
const page = (port, path, n) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = { 'accept-encoding': 'identity', 'x-forwarded-for': `203.0.113.${n % 250}` };
    get({ host: '127.0.0.1', port, path, headers }, async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      const ms = performance.now() - started;
      if (text.includes('data-ssr=')) resolve(ms);
      else reject(new Error(`${path} of :${port} came unrendered (${answer.statusCode})`));
    }).on('error', reject);
  });

const site = await startSite(Number(process.env.PORT ?? 18080));
const folder = mkdtempSync(join(tmpdir(), 'mall-isolation-'));
const gateways = [];
try {
  const port = Number(new URL(site.url).port);
  const api = `http://127.0.0.1:${port + 1}`;
  const found = await fetch(`${api}/api/product/CustomerSearchProducts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', clienttype: '1', apiversion: '1.0.0' },
    body: JSON.stringify({ keyword: '内六角', pageIndex: 1, pageSize: 60 }),
  });
  const { body } = await found.json();
  const products = body.products ?? body.items ?? body.skus;
  const kinds = {
    product: (n) => `/p/${products[n % products.length].skuNumber}?bench=n${n}`,
    search: (n) => `/search?keyword=${encodeURIComponent('内六角')}&bench=n${n}`,
    category: (n) => `/c-${products[0].categoryId ?? 22039}?bench=n${n}`,
    home: (n) => `/?bench=n${n}`,
  };
  const inThread = ['--import', new URL('./one-thread/instead.mjs', import.meta.url).href];
  const before = await startGateway(api, port + 2, join(folder, 'before'), inThread);
  gateways.push(before);
  const now = await startGateway(api, port + 3, join(folder, 'now'), []);
  gateways.push(now);
  let asked = 0;
  /** Both are asked for the same page, who is first changes. */
  async function measure(pathOf, count) {
    const times = new Map(gateways.map((one) => [one, []]));
    const used = new Map(gateways.map((one) => [one, cpuOf(one.pid)]));
    for (let n = 0; n < count; n += 1) {
      asked += 1;
      for (const one of n % 2 ? [now, before] : [before, now]) times.get(one).push(await page(one.port, pathOf(asked), asked));
    }
    const figures = (one) => ({
      p50: median(times.get(one)),
      p95: percentile(times.get(one), 0.95),
      cpuMs: (cpuOf(one.pid) - used.get(one)) / count,
    });
    return { before: figures(before), now: figures(now) };
  }
  for (const pathOf of Object.values(kinds)) await measure(pathOf, Math.ceil(pages / 10));
  const rows = [];
  for (const [kind, pathOf] of Object.entries(kinds)) {
    const { before: was, now: is } = await measure(pathOf, pages);
    const round = (ms) => Math.round(ms * 10) / 10;
    rows.push({
      page: kind,
      ...{ 'p50 one thread': round(was.p50), 'p50 now': round(is.p50), 'more ms': round(is.p50 - was.p50) },
      ...{ 'p95 one thread': round(was.p95), 'p95 now': round(is.p95) },
      ...{ 'CPU ms one thread': round(was.cpuMs), 'CPU ms now': round(is.cpuMs) },
    });
    if (is.p50 - was.p50 > mostMs) process.exitCode = 1;
  }
  console.table(rows);
  const held = (one) => {
    const { gateway = 0, areas = 0 } = memoryOf(one.pid);
    return { gateway, areas, 'in all': gateway + areas };
  };
  const memory = { 'one thread, after load': held(before), 'now, after load': held(now) };
  await wait(quietMs);
  Object.assign(memory, { 'one thread, at rest': held(before), 'now, at rest': held(now) });
  console.table(memory);
  for (const when of ['after load', 'at rest'])
    if (memory[`now, ${when}`]['in all'] > memory[`one thread, ${when}`]['in all'] + mostMoreMb) process.exitCode = 1;
  say(`${process.exitCode ? '✗' : '✓'} at most ${mostMs} ms and ${mostMoreMb} MB more than all in one thread`);
} finally {
  for (const one of gateways) await one.stop();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
