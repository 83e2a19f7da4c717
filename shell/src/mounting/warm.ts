import type { Platform } from '@mall/mf-kit';
import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { pageNonce } from '../platform/nonce.ts';
import { loadArea } from './load-area.ts';
import { routeOf } from './site-routes.ts';

const preloaded = new Set<string>();

/** Loads code and first data of the screen behind a path. The screen's files are fetched beside the area's entry, not after it. */
export function warmPath(page: PageSnapshot, platform: Platform, to: string) {
  const url = new URL(to, location.href);
  const found = url.origin === location.origin ? routeOf(page, url.pathname) : undefined;
  if (!found) return;
  const { area, screen } = found.route;
  for (const file of area.screens[screen] ?? []) preloadScript(`${area.base}${file}`);
  loadArea(area)
    .then((lifecycles) => lifecycles.warm({ ...platform, area: area.name }, url))
    .catch(() => {});
}

function preloadScript(href: string) {
  if (preloaded.has(href)) return;
  preloaded.add(href);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.nonce = pageNonce;
  link.href = href;
  document.head.append(link);
}
