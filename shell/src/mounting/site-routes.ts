import { type AreaRoute, createMatcher, type LiveArea, type PageSnapshot, type RouteMatch } from '@mall/mf-kit/manifest';

export interface SiteRoute extends AreaRoute {
  area: LiveArea;
}

const matchers = new WeakMap<PageSnapshot, (pathname: string) => RouteMatch<SiteRoute> | undefined>();

/** Which area shows a path, and how: the shell knows routes only from the registry. */
export function routeOf(page: PageSnapshot, pathname: string): RouteMatch<SiteRoute> | undefined {
  let match = matchers.get(page);
  if (!match) {
    match = createMatcher(page.areas.flatMap((area) => area.routes.map((route) => ({ ...route, area }))));
    matchers.set(page, match);
  }
  return match(pathname);
}
