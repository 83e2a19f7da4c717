import { createStore, type Platform, type Session, visitor, type WritableStore } from '@mall/mf-kit';

/** The session as the cookie claims it: `uuid` (the contact person's id) is readable, the token is not. The server has the last word. */
export function startingSession(cookie: string): WritableStore<Session> {
  const kpId = Number(/(?:^|;\s*)uuid=(\d+)/.exec(cookie)?.[1] ?? 0);
  return createStore<Session>(kpId ? { ...visitor, signedIn: true, validated: false, kpId } : visitor);
}

/** Forgets who was here; the cookie that a script can reach goes too. */
export function endSession(platform: Pick<Platform, 'bus'> & { session: WritableStore<Session> }, reason: 'logout' | 'expired') {
  document.cookie = 'uuid=; Max-Age=0; Path=/';
  platform.session.set(visitor);
  platform.bus.emit('session:signed-out', { reason });
}
