import type { EventName, MallEvents } from '@mall/event-bus';
import { createContext, type ReactNode, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { type Platform, type Region, type Session, visitor } from './platform.ts';

const PlatformContext = createContext<Platform | undefined>(undefined);

export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** What the shell hands to every area: sdk, bus, session, navigation. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider: mount the area through defineArea, or render it with renderPage');
  return platform;
}

/**
 * Who is here. A page rendered on the server is a visitor's, so the first render in the browser is too, and the buyer's follows at once.
 */
export function useSession(): Session {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.get, () => visitor);
}

/** The sale region of this moment. */
export function useRegion(): Region {
  const { region } = usePlatform();
  return useSyncExternalStore(region.subscribe, region.get, region.get);
}

/**
 * Whether a flag is on: the same on the server and in the browser, for as long as the page is open.
 * @param name '<area>.<what>', as `mall flag` switches it: 'mf-search.new-ranking'
 */
export const useFlag = (name: `${string}.${string}`): boolean => usePlatform().flags?.includes(name) ?? false;

/** Hears an event as long as the component is there; the newest listener is called. */
export function useBusEvent<N extends EventName>(name: N, listener: (payload: MallEvents[N]) => void) {
  const { bus } = usePlatform();
  const newest = useRef(listener);
  useEffect(() => {
    newest.current = listener;
  });
  useEffect(() => bus.on(name, (payload) => newest.current(payload)), [bus, name]);
}
