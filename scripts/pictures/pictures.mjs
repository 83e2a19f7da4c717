// npm run pictures [-- --only=home,cart]: takes the docs' pictures from the mall that runs at PORT (8080), as its demo buyer and its operator, into docs/pictures/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { ensureBrowser } from '../browser.mjs';
import { screens } from './screens.mjs';

const { values } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string' } } });
const mall = values.url ?? `http://127.0.0.1:${process.env.PORT ?? 8080}`;
const wanted = values.only?.split(',') ?? screens.map(({ name }) => name);
const folder = new URL('../../docs/pictures/', import.meta.url);
/** Bytes: whoever reads the readme on a phone waits for it. */
const largest = 120_000;
const window = { width: 1440, height: 900, deviceScaleFactor: 1 };

/** Runs in the page: a call with its session. */
async function callOfPage(method, path, input) {
  const sent = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input ?? {}) };
  const answer = await (await fetch(path, { method, ...sent })).json();
  if (answer.code !== 0) throw new Error(`${path}: ${answer.message}`);
  return answer.body;
}

const signIn = {
  async buyer(page) {
    await page.goto(mall);
    await page.evaluate(callOfPage, 'POST', '/api/customer/Login', { username: '13800138000', password: 'Mall2026!' });
  },
  async operator(page) {
    await page.goto(`${mall}/_platform/`);
    await page.waitForSelector('input[autocomplete="username"]');
    await page.type('input[autocomplete="username"]', 'operator');
    await page.type('input[autocomplete="current-password"]', 'Mall2026!');
    await page.keyboard.press('Enter');
    await page.waitForSelector('form[aria-label="运维台登录"]', { hidden: true });
  },
};

/** Opens a page and waits until all that it shows is there: what it says, its fonts and its pictures; nothing that moves. */
async function open(page, address, shows) {
  await page.goto(mall + address, { waitUntil: 'networkidle2', timeout: 60_000 });
  await page.waitForSelector(shows, { visible: true, timeout: 30_000 });
  await page.waitForFunction(
    () =>
      !document.querySelector('main [aria-busy="true"]') &&
      [...document.images].every((one) => one.complete || one.getBoundingClientRect().top > innerHeight) &&
      document.fonts.status === 'loaded',
    { timeout: 30_000 },
  );
}

/** The window as WebP, as good as its size allows. */
async function picture(page) {
  for (let quality = 86; quality > 20; quality -= 6) {
    const bytes = await page.screenshot({ type: 'webp', quality });
    if (bytes.length <= largest) return bytes;
  }
  throw new Error('no quality makes this picture light enough');
}

ensureBrowser();
mkdirSync(folder, { recursive: true });
const browser = await puppeteer.launch({
  executablePath: process.env.CHROME_BIN ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  defaultViewport: window,
});
try {
  for (const who of ['buyer', 'operator']) {
    const own = screens.filter(({ name, as }) => as === who && wanted.includes(name));
    if (!own.length) continue;
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await signIn[who](page);
    for (const { name, shows, put, address } of own) {
      const call = (...asked) => page.evaluate(callOfPage, ...asked);
      const end = await put?.(call);
      await open(page, await address(call), shows);
      const bytes = await picture(page);
      await end?.();
      writeFileSync(new URL(`${name}.webp`, folder), bytes);
      process.stdout.write(`docs/pictures/${name}.webp  ${(bytes.length / 1000).toFixed(0)} kB\n`);
    }
    await context.close();
  }
} finally {
  await browser.close();
}
