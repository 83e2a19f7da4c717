import { acrossTabs, createBus, type EventName, type MallEvents } from '@mall/event-bus';
import { createClients } from '../platform/clients.ts';
import { type HostPlatform, type Notice, type Region, type Session, visitor } from '../platform/platform.ts';
import { sessionOf } from '../platform/session-of.ts';
import { createStore, type WritableStore } from '../platform/store.ts';

export interface AlonePlatform extends HostPlatform {
  session: WritableStore<Session>;
  region: WritableStore<Region>;
  notices: WritableStore<Notice[]>;
  /** Settled once it is known who is here. */
  ready: Promise<void>;
  signIn(username: string, password: string): Promise<void>;
}

/** How a host differs from the plain one of `npm run dev -w mf-x`. */
export interface AloneHost {
  region?: Region;
  /** Asks the API who is here: 'cookie' only where a cookie says that somebody is, 'never' for a visitor. */
  whoIsHere?: 'cookie' | 'always' | 'never';
  onEvent?: (name: EventName, payload: MallEvents[EventName]) => void;
  onNavigate?: (to: string) => void;
  report?: (error: unknown, where?: string) => void;
  /** After a sign-in in the frame; by default the page is loaded again. */
  onSignedIn?: () => void;
}

/** Shanghai, where the mall is without any cookie (rule location 3). */
export const homeRegion: Region = { stateProvinceId: 10009, cityId: 0, districtId: 0, label: '上海' };

/** The platform of an area that is mounted alone: the real API and session, a plain history, no other area's widgets. */
export function createAlonePlatform(name: string, host: AloneHost = {}): AlonePlatform {
  const { report = (error: unknown) => console.error(error), whoIsHere = 'cookie', onSignedIn = () => location.reload() } = host;
  const session = createStore<Session>(visitor);
  const region = createStore<Region>(host.region ?? homeRegion);
  const notices = createStore<Notice[]>([]);
  const bus = createBus(report);
  acrossTabs(bus);
  const clientOf = createClients({ baseUrl: '', headers: () => ({ region: String(region.get().stateProvinceId) }) });
  const sdk = clientOf();
  const readSession = async () => {
    if (whoIsHere === 'never' || (whoIsHere === 'cookie' && !/(?:^|;\s*)uuid=\d/.test(document.cookie))) return;
    const info = await sdk.account.getCustomerInfo().catch(() => undefined);
    if (info) session.set(sessionOf(info));
  };
  return {
    area: name,
    sdk,
    clientOf,
    bus: {
      on: bus.on,
      emit(event, payload) {
        host.onEvent?.(event, payload);
        bus.emit(event, payload);
      },
    },
    session,
    region,
    notices,
    ready: readSession(),
    navigate(to, { replace = false, newTab = false } = {}) {
      host.onNavigate?.(to);
      if (newTab) window.open(to, '_blank', 'noopener');
      else {
        history[replace ? 'replaceState' : 'pushState'](null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }
    },
    warm: () => {},
    requireLogin: () => document.getElementById('alone-username')?.focus(),
    notify: (notice) => notices.set([...notices.get().slice(-4), notice]),
    report,
    widget: () => undefined,
    async signIn(username, password) {
      await sdk.account.login({ username, password });
      onSignedIn();
    },
  };
}
