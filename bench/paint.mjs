// npm run bench:paint [-- --at http://localhost:8080] [-- --only /news,/p/] [-- --runs 5]: the largest paint of every page that is for everybody, opened
// cold, at full speed and throttled: medians, the first paint in brackets. Those over their limit are marked, with what was painted last, and `~` where the
// machine's host took its cores away all the while. Without --at it starts a mall of its own. Ends with 1 where one is over.
import { launchBrowser } from './launch-browser.mjs';
import { measurePaint } from './pages.mjs';
import { publicPages } from './public-pages.mjs';
import { startSite } from './site.mjs';

const limitMs = { free: 200, throttled: 450 };
const flag = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};
const only = flag('only')?.split(',');
const runs = Number(flag('runs') ?? 3);
const given = flag('at');
const site = given ? undefined : await startSite(Number(process.env.PORT ?? 18080));
const origin = given ?? site.url;
const browser = await launchBrowser();
let over = 0;
try {
  const pages = (await publicPages(origin)).map(({ address }) => address);
  for (const address of pages.filter((one) => !only || only.some((start) => one.startsWith(start)))) {
    const free = await measurePaint(browser, origin + address, runs, false);
    const throttled = await measurePaint(browser, origin + address, runs, true);
    const isOver = free.ms > limitMs.free || throttled.ms > limitMs.throttled;
    over += Number(isOver);
    const [a, b, c, d] = [free.ms, free.first, throttled.ms, throttled.first].map((ms) => String(Math.round(ms)).padStart(5));
    process.stdout.write(
      `${isOver ? '✗' : '✓'} ${a} (${b}) ${c} (${d}) ms  ${address}${free.disturbed + throttled.disturbed > runs ? '  ~' : ''}${isOver ? `  ${throttled.what}` : ''}\n`,
    );
  }
} finally {
  await browser.close();
  await site?.stop();
}
process.stdout.write(over ? `${over} pages over ${limitMs.free} or ${limitMs.throttled} ms\n` : 'all within their limits\n');
process.exitCode = over ? 1 : 0;
