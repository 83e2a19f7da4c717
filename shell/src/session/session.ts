import { createStore, type Platform, type Session, visitor, type WritableStore } from '@mall/mf-kit';
import { readCookie, removeCookie } from './cookies.ts';
import { userInfoCookie } from './user-info.ts';

/** The session as the cookies claim it: `uuid` (the contact person's id) is readable, the token is not. The server has the last word. */
export function startingSession(cookies: string): WritableStore<Session> {
  const kpId = Number(/^\d+$/.exec(readCookie('uuid', cookies))?.[0] ?? 0);
  return createStore<Session>(
    kpId ? { ...visitor, ...userInfoCookie.read(kpId, cookies), signedIn: true, validated: false, kpId } : visitor,
  );
}

type Ended = Pick<Platform, 'bus'> & { session: WritableStore<Session> };

/** Forgets who was here: the cookies a script can reach, and the user data (storefront section 4, logout). */
export function endSession(platform: Ended, reason: 'logout' | 'expired') {
  for (const name of ['uuid', userInfoCookie.name, 'operatorId']) removeCookie(name);
  platform.session.set(visitor);
  platform.bus.emit('session:signed-out', { reason });
}
