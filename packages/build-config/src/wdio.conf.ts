import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from '@wdio/globals';
import { beginAnew } from './e2e/begin-anew.ts';
import { type AloneServer, serveAlone } from './e2e/serve-alone.ts';
import { readCandidate, serveCandidate } from './e2e/serve-candidate.ts';
import { openSite, type Site } from './e2e/site.ts';
import { nameOf } from './webpack/workspace.ts';

const folder = process.cwd();
const name = nameOf(folder);
const firstOf = (...paths: string[]) => paths.find((path) => existsSync(path));
const chromium = process.env.CHROME_BIN ?? firstOf('/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome');
const driver = process.env.CHROMEDRIVER_BIN ?? firstOf('/usr/bin/chromedriver');
const profile = mkdtempSync(join(tmpdir(), 'mall-chromium-'));

/** A release on a gateway that is to be tested instead of this folder's sources: `mall publish` sets these. Its specs that order and pay run by themselves. */
const { MALL_CANDIDATE, MALL_CANDIDATE_PASS: pass = '', MALL_TRADING_SITE } = process.env;
const candidate = MALL_CANDIDATE ? readCandidate(MALL_CANDIDATE) : undefined;
const isTrading = process.env.MALL_SPECS === 'trading';
const trading = join(folder, 'e2e/**/*.trading.smoke.ts');
const isJourney = name === 'shell' && !candidate;
/** Names of journeys, with commas; all where none is named. */
const { MALL_JOURNEYS } = process.env;
const journeys = MALL_JOURNEYS
  ? MALL_JOURNEYS.split(',').map((one) => join(folder, `e2e/journeys/${one}.journey.ts`))
  : [join(folder, 'e2e/**/*.journey.ts')];

let site: Site | undefined;
let alone: AloneServer | undefined;

/** One WebdriverIO configuration for every workspace: an area is mounted alone, the shell's journeys run on the whole site; a candidate as its gateway hosts it. */
export const config: WebdriverIO.Config = {
  runner: 'local',
  // In one list, so that they share a worker and a browser.
  specs: [isJourney ? journeys : [candidate && isTrading ? trading : join(folder, 'e2e/**/*.smoke.ts')]],
  exclude: candidate && !isTrading ? [trading] : [],
  maxInstances: 1,
  capabilities: [
    {
      browserName: 'chrome',
      ...(driver ? { 'wdio:chromedriverOptions': { binary: driver } } : {}),
      'goog:chromeOptions': {
        ...(chromium ? { binary: chromium } : {}),
        args: [
          '--headless=new',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--disable-dev-shm-usage',
          '--disable-extensions',
          '--disable-default-apps',
          '--disable-features=Translate,OptimizationHints,MediaRouter,SpareRendererForSitePerProcess',
          '--mute-audio',
          // A page is left before optimised code has paid for its compiling: a fifth of what a load costs.
          '--js-flags=--no-maglev,--no-turbofan',
          '--window-size=1440,900',
          `--user-data-dir=${profile}`,
        ],
      },
    } as WebdriverIO.Capabilities,
  ],
  logLevel: 'error',
  framework: 'mocha',
  mochaOpts: { timeout: 300_000 },
  reporters: ['spec'],
  // A busy machine is slow, not wrong.
  waitforTimeout: 60_000,
  connectionRetryCount: 1,
  async onPrepare() {
    if (candidate) process.env.MALL_SITE = isTrading ? (MALL_TRADING_SITE ?? '') : candidate.gateway;
    site = await openSite();
    process.env.MALL_SITE = site.url;
    process.env.MALL_SITE_API = site.apiUrl;
    process.env.MALL_SITE_DATA = site.dataFolder;
    if (isJourney) process.env.MALL_BASE_URL = site.url;
    else {
      alone = await (candidate
        ? serveCandidate(candidate, { pass, trading: isTrading ? site.url : undefined })
        : serveAlone(folder, site.url));
      process.env.MALL_BASE_URL = alone.url;
    }
    config.baseUrl = process.env.MALL_BASE_URL;
  },
  beforeSession(settings) {
    settings.baseUrl = process.env.MALL_BASE_URL;
  },
  // A file finds the browser as if it were the first.
  async beforeSuite({ parent }) {
    if (!parent) await beginAnew();
  },
  before() {
    // Over BiDi an element that left the page is hidden for ever instead of stale: it is looked for again, as over classic WebDriver.
    browser.overwriteCommand(
      'isDisplayed',
      async function (this: WebdriverIO.Element, isDisplayed, params) {
        if (await isDisplayed(params)) return true;
        if (!this.elementId || (await browser.execute((element) => (element as unknown as Element).isConnected, this))) return false;
        this.elementId = (await this.parent.$$(this.selector).getElements())[this.index ?? 0]?.elementId ?? '';
        return isDisplayed(params);
      },
      true,
    );
  },
  async onComplete() {
    await alone?.close();
    await site?.close();
    rmSync(profile, { recursive: true, force: true });
  },
};
