import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { registerApplication, start } from 'single-spa';
import { noteArea } from '../platform/area-states.ts';
import { currentRoute } from '../platform/current-route.ts';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import { contestedRoutes, routeOf } from '../platform/site-routes.ts';
import { areaReporter } from './area-reporter.ts';
import { drawBorder } from './border/border.ts';
import { containArea } from './contain.ts';
import { registerAreas } from './federation.ts';
import { guardExpired, guardedBy } from './guard.ts';
import { newestArea } from './live-areas.ts';
import { offerNewVersions } from './new-version.ts';
import { keepListenerOptions } from './routing-listeners.ts';

/**
 * The only file that calls single-spa: one application an area, active where the registry says the area owns the path.
 * A guarded path is never mounted for a visitor: the address becomes the login page's first.
 */
export function startAreas(page: PageSnapshot, platform: ShellPlatform) {
  registerAreas(page);
  const { rendered } = page;
  const main = document.getElementById('main')!;
  for (const area of page.areas) {
    const host =
      document.getElementById(`area-${area.name}`) ??
      main.appendChild(Object.assign(document.createElement('div'), { id: `area-${area.name}`, hidden: true }));
    const contained = containArea(area, host, platform, rendered === area.name ? page.screenData : undefined, newestArea);
    registerApplication({
      name: area.name,
      app: async () => contained,
      activeWhen: ({ pathname }) => routeOf(page, pathname)?.route.area === area,
    });
  }
  for (const { path, owner, loser } of contestedRoutes(page)) {
    const reason = `${path} 由 ${owner.name} 提供，${loser.name} 也声明了它`;
    noteArea(loser.name, { reason });
    areaReporter(loser, platform)(new Error(reason), 'route');
  }
  window.addEventListener('single-spa:before-routing-event', (event) => {
    const { newUrl, oldUrl, cancelNavigation } = (event as CustomEvent<{ newUrl: string; oldUrl: string; cancelNavigation?: () => void }>)
      .detail;
    const login = newUrl === oldUrl ? undefined : guardedBy(page, platform.session.get(), new URL(newUrl));
    if (!login) return;
    cancelNavigation?.();
    queueMicrotask(() => platform.navigate(login));
  });
  guardExpired(page, platform);
  const follow = () => currentRoute.set(routeOf(page, location.pathname));
  window.addEventListener('single-spa:routing-event', follow);
  window.addEventListener('popstate', follow);
  const login = guardedBy(page, platform.session.get(), new URL(location.href));
  if (login) history.replaceState(null, '', login);
  follow();
  offerNewVersions(page);
  start({ urlRerouteOnly: true });
  keepListenerOptions();
  drawBorder(platform.report);
}
