import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A release on a gateway that is to be tested instead of this folder's sources: `mall publish` sets it. */
const candidate = process.env.MALL_CANDIDATE ? readCandidate(process.env.MALL_CANDIDATE) : undefined;
const isJourney = name === 'shell' && !candidate;

let site: Site | undefined;
let alone: AloneServer | undefined;

/** One WebdriverIO configuration for every workspace: an area is mounted alone, the shell's journeys run on the whole site; a candidate as its gateway hosts it. */
export const config: WebdriverIO.Config = {
  runner: 'local',
  specs: [join(folder, isJourney ? 'e2e/**/*.journey.ts' : 'e2e/**/*.smoke.ts')],
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
          '--window-size=1440,900',
          `--user-data-dir=${profile}`,
        ],
      },
    } as WebdriverIO.Capabilities,
  ],
  logLevel: 'error',
  framework: 'mocha',
  mochaOpts: { timeout: 120_000 },
  reporters: ['spec'],
  waitforTimeout: 15_000,
  connectionRetryCount: 1,
  async onPrepare() {
    if (candidate) process.env.MALL_SITE = candidate.gateway;
    site = await openSite();
    process.env.MALL_SITE = site.url;
    process.env.MALL_SITE_API = site.apiUrl;
    process.env.MALL_SITE_DATA = site.dataFolder;
    if (isJourney) process.env.MALL_BASE_URL = site.url;
    else {
      alone = await (candidate ? serveCandidate(candidate, process.env.MALL_TOKEN) : serveAlone(folder, site.url));
      process.env.MALL_BASE_URL = alone.url;
    }
    config.baseUrl = process.env.MALL_BASE_URL;
  },
  beforeSession(settings) {
    settings.baseUrl = process.env.MALL_BASE_URL;
  },
  async onComplete() {
    await alone?.close();
    await site?.close();
    rmSync(profile, { recursive: true, force: true });
  },
};
