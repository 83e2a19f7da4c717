// npm run lighthouse [-- --at http://localhost:8080] [-- --only /news,/p/] [-- --kinds] [-- --form mobile|desktop]: every page that is for everybody, in
// Lighthouse, for search engines and accessibility; with --kinds one of each kind, as the tests do. Without --at or MALL_SITE it starts a mall of its own. Ends
// with 1 where a page has less than 100 points for another reason than that it is meant to be kept from search engines, or where Lighthouse counts what the tests don't ask.
import { createRequire } from 'node:module';
import { wcagTags, wholePageRules } from '../packages/testing/src/e2e/axe-rules.ts';
import { launchBrowser } from './launch-browser.mjs';
import { kindsOfPage } from './lighthouse/kinds-of-page.mjs';
import { loadLighthouse } from './lighthouse/load.mjs';
import { score, uncounted } from './lighthouse/score.mjs';
import { publicPages } from './public-pages.mjs';
import { startSite } from './site.mjs';

const flag = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};
const say = (text) => process.stdout.write(`${text}\n`);
const forms = flag('form') ? [flag('form')] : ['mobile', 'desktop'];
const only = flag('only')?.split(',');
const isOfEachKind = process.argv.includes('--kinds');

const tool = await loadLighthouse().catch((error) => {
  // Tests on a machine that the registry doesn't give it to ask by its rules alone.
  if (!isOfEachKind) throw error;
  say(error.message);
});
if (!tool) process.exit();
const axe = createRequire(new URL('../packages/testing/package.json', import.meta.url))('axe-core');
const missing = uncounted(tool, [...axe.getRules(wcagTags).map(({ ruleId }) => ruleId), ...wholePageRules]);
if (missing.length) say(`The tests don't ask what Lighthouse counts (packages/testing/src/e2e/axe-rules.ts): ${missing.join(', ')}`);

const given = flag('at') ?? process.env.MALL_SITE;
const site = given ? undefined : await startSite(Number(process.env.PORT ?? 18080));
const origin = given ?? site.url;
let failed = missing.length;
let browser;
try {
  browser = await launchBrowser();
  const port = Number(new URL(browser.wsEndpoint()).port);
  const all = await publicPages(origin);
  const pages = isOfEachKind
    ? kindsOfPage(all)
    : all.filter(({ address }) => !only || only.some((one) => address === one || (one.length > 1 && address.startsWith(one))));
  for (const page of pages) {
    for (const form of forms) {
      const { points, faults } = await score(tool, { page, origin, port, form });
      say(`${form.padEnd(8)}${String(points.accessibility).padStart(4)}${String(points.seo).padStart(4)}  ${page.address}`);
      for (const fault of faults) say(`          ${fault}`);
      failed += faults.length;
    }
  }
} finally {
  await browser?.close();
  await site?.stop();
}
say(failed ? `${failed} faults` : '100 points for all that is meant to be found');
process.exitCode = failed ? 1 : 0;
