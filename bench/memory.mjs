// npm run bench:memory [-- --requests 20000]: starts the mall, asks for a mix of pages, files and calls, and prints what API, gateway and database hold: at
// first, right after, and a minute later.
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf, startSite } from './site.mjs';

const at = process.argv.indexOf('--requests');
const count = at < 0 ? 20_000 : Number(process.argv[at + 1]);
const connections = 32;
const idleMs = 60_000;
/** MB after the requests; what is held a minute later has to be less. */
const limits = { 'mall-api': 350, gateway: 400 };
const say = (text) => process.stdout.write(`${text}\n`);
const words = ['内六角', '6204', '不锈钢', '手套', '气缸', 'O型圈', '钻头', '断路器', '螺母', 'm8x30'];

/** The n-th request: a third each of kept pages, pages that nobody asked for before, and calls and files. */
async function request(site, n, skus, files) {
  const get = (path) =>
    fetch(site + path, {
      headers: {
        cookie: `region=${encodeURIComponent(JSON.stringify({ stateProvinceId: 10001 + (n % 31) }))}`,
        'x-forwarded-for': `203.0.113.${n % 250}`,
      },
    });
  const post = (path, body) =>
    fetch(site + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const kinds = [
    () => get('/'),
    () => get(`/search?keyword=${encodeURIComponent(words[n % words.length])}${n}`),
    () => post('/api/product/CustomerSearchProducts', { keyword: words[n % words.length], pageIndex: 1 + (n % 5), pageSize: 20 }),
    () => get(`/p/${skus[n % skus.length]}`),
    () => get(`/nobody-${n}`),
    () => get(files[n % files.length]),
  ];
  const answer = await kinds[n % kinds.length]();
  await answer.arrayBuffer();
  return answer.status;
}

const running = process.env.MALL_SITE ? { url: process.env.MALL_SITE, pid: Number(process.env.MALL_PID), stop: async () => {} } : undefined;
const site = running ?? (await startSite(Number(process.env.PORT ?? 18080)));
try {
  const found = await fetch(`${site.url}/api/product/CustomerSearchProducts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keyword: '内六角', pageIndex: 1, pageSize: 60 }),
  });
  const { body } = await found.json();
  const skus = (body.products ?? body.items ?? body.skus).map(({ skuNumber }) => skuNumber);
  const home = await (await fetch(`${site.url}/`)).text();
  const files = [...new Set(home.match(/\/assets\/[\w./~-]+\.js/g))];
  const before = memoryOf(site.pid);
  const statuses = {};
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < count) {
        const n = next;
        next += 1;
        const status = await request(site.url, n, skus, files).catch(() => 'broken');
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const after = memoryOf(site.pid);
  await wait(idleMs);
  const idle = memoryOf(site.pid);
  console.table({ before, [`after ${count}`]: after, 'idle for a minute': idle });
  say(`${Math.round(count / seconds)} requests a second; answers: ${JSON.stringify(statuses)}`);
  for (const [what, limit] of Object.entries(limits))
    if (after[what] > limit || idle[what] > after[what]) {
      say(`✗ ${what} holds ${after[what]} MB after the requests (at most ${limit}) and ${idle[what]} MB a minute later`);
      process.exitCode = 1;
    }
} finally {
  await site.stop();
}
