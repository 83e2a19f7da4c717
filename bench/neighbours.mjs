// Pages of the mall's own areas while another area's server code does harm beside them: a gateway of its own, over the same API, with one more area.
import { fork } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildOf } from '../infra/gateway/src/testing/faulty-area.ts';
import { median, percentile } from './pages.mjs';
import { cpuOf, memoryOf } from './site.mjs';

/** What its screens do when they are rendered. Nothing of it may cost others more than half as much again at p95. */
const harms = {
  // The same visitors of the same area, doing none: what others' pages cost then is calm.
  behaves: '',
  loops: 'for (;;);',
  leaks: 'const all = []; for (;;) all.push(new Array(1000).fill({}));',
  rejects: "setTimeout(() => Promise.reject(new Error('late')), 1);",
  exits: 'process.exit(1);',
};
const mostTimesCalm = 1.5;
const atOnce = 2;
/** How often somebody asks for one of its pages. */
const everyMs = 100;

const codeOf = (
  harm,
) => `module.exports = { widgets: {}, load: async () => { ${harm} return { data: { values: {}, failures: {} }, head: { title: 'x' } }; },
  render: async () => ({ html: '<h1>rendered</h1>', styles: '' }) };`;

async function startGateway(apiUrl, port, folder) {
  const areas = globSync('{shell,mf-*}/dist/area.json').map(dirname).sort();
  for (const [name, harm] of Object.entries(harms)) {
    const route = { path: `/bench-${name}`, screen: 'page', access: 'public', layout: 'default', title: name };
    areas.push(await buildOf(folder, `mf-${name}`, [route], codeOf(harm)));
  }
  const flags = ['--disable-sigusr1', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
  const child = fork('infra/gateway/src/testing/stand-gateway.ts', areas, {
    execArgv: flags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, MALL_REGISTRY: join(folder, 'registry'), PORT: String(port), MALL_API: apiUrl, LOG_LEVEL: 'silent' },
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)));
  });
  return child;
}

/** One page, of a visitor with an address of its own. @returns ms, and whether its area rendered it */
const page = (port, path, source) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = { 'accept-encoding': 'identity', 'x-forwarded-for': source };
    get({ host: '127.0.0.1', port, path, headers }, async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      resolve({ ms: performance.now() - started, isRendered: text.includes('data-ssr=') });
    }).on('error', reject);
  });

/**
 * Others' pages, calm and beside each harm, in turns so that both meet the same machine; and what gateway and areas hold afterwards.
 * @param apiUrl the mall API @param skus of product pages @param pages of each measurement
 * @returns rows of { beside, pages, p50, p95, calmP95, timesCalm, unrendered, cpuMs, isWell }, and the memory in MB
 */
export async function measureNeighbours(apiUrl, port, skus, pages, say) {
  const folder = mkdtempSync(join(tmpdir(), 'mall-neighbours-'));
  const gateway = await startGateway(apiUrl, port, folder);
  let asked = 0;
  async function measure(count) {
    const times = [];
    let unrendered = 0;
    const cpu = cpuOf(gateway.pid);
    const one = async () => {
      while (times.length < count) {
        asked += 1;
        const { ms, isRendered } = await page(port, `/p/${skus[asked % skus.length]}?bench=n${asked}`, `203.0.113.${asked % 250}`);
        times.push(ms);
        if (!isRendered) unrendered += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
    return { p50: median(times), p95: percentile(times, 0.95), unrendered, cpuMs: (cpuOf(gateway.pid) - cpu) / times.length };
  }
  try {
    await measure(Math.max(100, pages / 2));
    const rows = [];
    const measureBeside = async (name) => {
      let isOver = false;
      const visitors = (async () => {
        for (let n = 0; !isOver; n += 1) {
          asked += 1;
          await page(port, `/bench-${name}?n=${asked}`, `198.51.100.${n % 250}`).catch(() => {});
          await new Promise((resolve) => setTimeout(resolve, everyMs));
        }
      })();
      const found = await measure(pages);
      isOver = true;
      await visitors;
      return found;
    };
    for (const name of Object.keys(harms).slice(1)) {
      const calm = await measureBeside('behaves');
      const beside = await measureBeside(name);
      const timesCalm = beside.p95 / calm.p95;
      const isWell = timesCalm <= mostTimesCalm && beside.unrendered === 0;
      rows.push({
        beside: `one that ${name}`,
        pages,
        ...beside,
        calmP50: calm.p50,
        calmP95: calm.p95,
        calmCpuMs: calm.cpuMs,
        timesCalm,
        isWell,
      });
      say(`${isWell ? '✓' : '✗'} beside one that ${name}: p95 ${beside.p95.toFixed(0)} ms, calm ${calm.p95.toFixed(0)} ms`);
    }
    return { rows, memoryMb: memoryOf(gateway.pid) };
  } finally {
    const ended = new Promise((resolve) => gateway.once('exit', resolve));
    gateway.disconnect();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
