import { openSite } from '../../packages/build-config/src/e2e/site.ts';
import { ensureBrowser } from '../browser.mjs';

/**
 * The malls that browser specs run on. Each is one spec's at a time, because specs buy, sign in and publish as the same people.
 * `MALL_SITE` names one that is there already.
 */
export function sitePool() {
  const opened = [];
  const free = [];
  return {
    async open() {
      if (process.env.MALL_SITE && opened.length) return;
      ensureBrowser();
      const site = await openSite();
      opened.push(site);
      free.push(site);
    },
    /** @returns {{ env: Record<string, string>, done: () => void }} one of those that nobody uses; no more are taken than `size` */
    take() {
      const site = free.shift();
      return {
        env: { MALL_SITE: site.url, MALL_SITE_API: site.apiUrl, MALL_SITE_DATA: site.dataFolder },
        done: () => void free.push(site),
      };
    },
    size: () => opened.length,
    close: () => Promise.all(opened.map((site) => site.close())),
  };
}
