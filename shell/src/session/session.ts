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

/** The id of the operator in a customer's account; '' for everybody else. Sent with every call (storefront section 4, "Session"). */
export const operatorId = (): string => /^\d+$/.exec(readCookie('operatorId'))?.[0] ?? '';

/**
 * Forgets who was here: the cookies a script can reach, and the user data (storefront section 4, logout). After a logout `uuid` is left to the
 * edge, which has ended it, or given an operator back who they were before.
 */
export function endSession(platform: Ended, reason: 'logout' | 'expired') {
  for (const name of [userInfoCookie.name, 'operatorId', ...(reason === 'expired' ? ['uuid'] : [])]) removeCookie(name);
  platform.session.set(visitor);
  platform.bus.emit('session:signed-out', { reason });
}
