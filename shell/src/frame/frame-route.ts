import { createStore } from '@mall/mf-kit';
import type { LayoutName } from '@mall/mf-kit/manifest';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { currentRoute } from '../platform/current-route.ts';

/** What the frame needs of the route that is shown. */
export interface FrameRoute {
  /** The route's pattern, `/p/:skuNumber`; '' where nothing matches. */
  path: string;
  pathname: string;
  screen: string;
  layout: LayoutName;
  title: string;
  /** What was searched for, where the address says it. */
  keyword: string;
  /** The contact person whose cart the address names, else 0. */
  kp: number;
}

interface Source {
  path: string;
  screen: string;
  layout: LayoutName;
  title?: string;
}

export function toFrameRoute(route: Source | undefined, pathname: string, search: string): FrameRoute {
  const query = new URLSearchParams(search);
  return {
    path: route?.path ?? '',
    pathname,
    screen: route?.screen ?? '',
    layout: route?.layout ?? 'default',
    title: route?.title ?? '',
    keyword: (query.get('keyword') ?? '').slice(0, 200),
    kp: Number(query.get('kpId')) || 0,
  };
}

const shown = createStore<FrameRoute>(toFrameRoute(undefined, '/', ''));

/** Keeps the frame at the route that is shown, and `data-layout` with it: the layouts are style sheets over that attribute. */
export function followRoute() {
  const update = () => {
    const next = toFrameRoute(currentRoute.get()?.route, location.pathname, location.search);
    document.body.dataset.layout = next.layout;
    if (JSON.stringify(next) !== JSON.stringify(shown.get())) shown.set(next);
  };
  update();
  return currentRoute.subscribe(update);
}

/** The route of the page that the server renders; in the browser the store has it. */
export const ServedRoute = createContext<FrameRoute | undefined>(undefined);

/**
 * What a part of the frame needs of the route: it renders again when just that changes. Most switches change nothing in header and footer, and rendering
 * them on every one would hold up the next screen by 8 ms.
 * @param select gives the same value (`===`) for what is the same
 */
export function useFrameRoute<Part extends string | number | boolean | undefined>(select: (route: FrameRoute) => Part): Part {
  const served = useContext(ServedRoute);
  const read = () => select(shown.get());
  const live = useSyncExternalStore(shown.subscribe, read, read);
  return served ? select(served) : live;
}

export const isHome = ({ path }: FrameRoute) => path === '/';
export const layoutOf = ({ layout }: FrameRoute) => layout;
