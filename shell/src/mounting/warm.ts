import type { HostPlatform } from '@mall/mf-kit';
import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { routeOf } from '../platform/site-routes.ts';
import { loadArea } from './load-area.ts';
import { refusalOf } from './refusal.ts';

const fetchedAhead = new Set<string>();

/** Loads code and first data of the screen behind a path. The screen's files are fetched beside the area's entry, not after it. */
export function warmPath(page: PageSnapshot, platform: HostPlatform, to: string) {
  const url = new URL(to, location.href);
  const found = url.origin === location.origin ? routeOf(page, url.pathname) : undefined;
  if (!found) return;
  const { area, screen } = found.route;
  if (refusalOf(area)) return;
  for (const file of area.screens[screen] ?? []) fetchAhead(`${area.base}${file}`);
  loadArea(area)
    .then((lifecycles) => lifecycles.warm({ ...platform, area: area.name, sdk: platform.clientOf(lifecycles.calls) }, url))
    .catch(() => {});
}

/**
 * Fetched, not preloaded: a preload without the integrity that the script carries is not used for it, and the page doesn't know the hash of every chunk.
 * The browser keeps the file as immutable, so the script that follows finds it there or joins it on its way.
 */
function fetchAhead(href: string) {
  if (fetchedAhead.has(href)) return;
  fetchedAhead.add(href);
  fetch(href)
    .then((answer) => answer.arrayBuffer())
    .catch(() => fetchedAhead.delete(href));
}
