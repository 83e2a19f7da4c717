import { browser } from '@wdio/globals';

/** Closes what an earlier file left open, signs out, and puts the window back to its size. */
export async function beginAnew(): Promise<void> {
  const [first, ...others] = await browser.getWindowHandles();
  for (const other of others) {
    await browser.switchToWindow(other);
    await browser.closeWindow();
  }
  await browser.switchToWindow(first!);
  await browser.browsingContextSetViewport({ context: first!, viewport: null, devicePixelRatio: null });
  await browser.setWindowSize(1440, 900);
  await browser.sendCommand('Storage.clearCookies', {});
  await browser.sendCommand('Fetch.disable', {});
  await browser.url('about:blank');
}
