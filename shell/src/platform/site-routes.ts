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

/** Routes that more than one area claims. The first by name serves it, here and in the gateway, whatever the order they got live in. */
export function contestedRoutes(page: PageSnapshot): { path: string; owner: LiveArea; loser: LiveArea }[] {
  const owners = new Map<string, LiveArea>();
  const contested: ReturnType<typeof contestedRoutes> = [];
  for (const area of page.areas) {
    for (const { path } of area.routes) {
      // What a parameter is called makes no difference to what the route matches.
      const shape = path.replace(/:\w+/g, ':');
      const owner = owners.get(shape);
      if (!owner) owners.set(shape, area);
      else if (owner !== area) contested.push({ path, owner, loser: area });
    }
  }
  return contested;
}
