import puppeteer from 'puppeteer-core';
import { ensureBrowser } from '../scripts/browser.mjs';

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Starts Chromium, installed first where it is missing and may be. */
export function launchBrowser() {
  ensureBrowser();
  return puppeteer.launch({
    executablePath: process.env.CHROME_BIN ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', ...quiet],
  });
}
