import { createSdk } from '@mall/api-sdk';
import { createBus } from '@mall/event-bus';
import { type Notice, type Platform, type Session, visitor } from '../platform/platform.ts';
import { createStore, type WritableStore } from '../platform/store.ts';

export interface AlonePlatform extends Platform {
  session: WritableStore<Session>;
  notices: WritableStore<Notice[]>;
  /** Settled once it is known who is here. */
  ready: Promise<void>;
  signIn(username: string, password: string): Promise<void>;
}

/** The platform of an area that is mounted alone: the real API and session, a plain history, no other area's widgets. */
export function createAlonePlatform(name: string): AlonePlatform {
  const session = createStore<Session>(visitor);
  const notices = createStore<Notice[]>([]);
  const report = (error: unknown) => console.error(error);
  const sdk = createSdk({ baseUrl: '', headers: () => ({ region: '10009' }) });
  const readSession = async () => {
    if (!/(?:^|;\s*)uuid=\d/.test(document.cookie)) return;
    const info = await sdk.account.getCustomerInfo().catch(() => undefined);
    if (info) session.set({ ...visitor, ...(info as object), signedIn: true, validated: true } as Session);
  };
  return {
    area: name,
    sdk,
    bus: createBus(report),
    session,
    region: createStore({ stateProvinceId: 10009, cityId: 0, districtId: 0, label: '上海' }),
    notices,
    ready: readSession(),
    navigate(to, { replace = false, newTab = false } = {}) {
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
      location.reload();
    },
  };
}
