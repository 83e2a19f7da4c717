import { ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { AreaBoundary } from '../area/area-boundary.tsx';
import type { AreaManifest } from '../manifest/define-manifest.ts';
import { createMatcher, type RouteMatch } from '../manifest/route-pattern.ts';
import { usePlatform } from '../platform/platform-context.tsx';
import { AskedCallsContext, useAskedCalls } from '../read/asked-calls.ts';
import { useAnchor } from './anchor.ts';
import { ScreenContext } from './screen-context.ts';
import type { Screens } from './screens.ts';
import { useTitle } from './use-title.ts';

/** An area's routes with the code that is here already; one an area and browser tab. */
export interface ScreenTable {
  match: (pathname: string) => RouteMatch | undefined;
  /** Loads a screen's code; resolved ones render without a pause. */
  load(screen: string): Promise<void>;
  component(screen: string): ComponentType;
  forget(screen: string): void;
}

export function createScreenTable(manifest: AreaManifest, screens: Screens): ScreenTable {
  const loaded = new Map<string, ComponentType>();
  const suspended = new Map<string, ComponentType>();
  const load = async (screen: string) => {
    if (loaded.has(screen)) return;
    const found = screens[screen];
    if (!found) throw new Error(`${manifest.name} has no screen '${screen}'`);
    loaded.set(screen, (await found.component()).default);
  };
  return {
    match: createMatcher(manifest.routes),
    load,
    component(screen) {
      const ready = loaded.get(screen);
      if (ready) return ready;
      if (!suspended.has(screen))
        suspended.set(
          screen,
          lazy(async () => {
            await load(screen);
            return { default: loaded.get(screen)! };
          }),
        );
      return suspended.get(screen)!;
    },
    forget: (screen) => void suspended.delete(screen),
  };
}

/** Beside the screen, so that it looks once the screen's code is here. */
function Anchor() {
  useAnchor();
  return null;
}

/** The route's title; its place before the screen lets the screen's own (`useTitle`) have the last word. */
function RouteTitle({ title }: { title: string }) {
  useTitle(title);
  return null;
}

/** Shows the screen that the address names. */
export function AreaRoot({ table, onRetry }: { table: ScreenTable; onRetry?: (() => void) | undefined }) {
  const platform = usePlatform();
  const { pathname } = useLocation();
  const matched = table.match(pathname);
  const { asked, forget } = useAskedCalls(pathname);
  if (!matched) return null;
  const { screen, title = '' } = matched.route;
  const Page = table.component(screen);
  return (
    <ScreenContext value={{ screen, title, params: matched.params }}>
      <AreaBoundary
        area={platform.area}
        resetKey={pathname}
        report={platform.report}
        fallback={(_, retry) => (
          <ErrorPanel
            title="这部分暂时打不开"
            onRetry={() => {
              forget();
              if (onRetry) return onRetry();
              table.forget(screen);
              retry();
            }}
          />
        )}
      >
        <AskedCallsContext value={asked}>
          <Suspense fallback={<PageSkeleton />}>
            <RouteTitle title={title} />
            <Page />
            <Anchor />
          </Suspense>
        </AskedCallsContext>
      </AreaBoundary>
    </ScreenContext>
  );
}
