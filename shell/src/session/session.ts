import { createStore, type Platform, type Session, visitor, type WritableStore } from '@mall/mf-kit';
import { readCookie, removeCookie } from '../platform/cookies.ts';
import { askedAgreements } from './agreements/asked-agreements.ts';
import { leave } from './login/finish-login.ts';
import { userInfoCookie } from './user-info.ts';

/** The session as the cookies claim it: `uuid` (the contact person's id) is readable, the token is not. The server has the last word. */
export function startingSession(cookies: string): WritableStore<Session> {
  const kpId = Number(/^\d+$/.exec(readCookie('uuid', cookies))?.[0] ?? 0);
  return createStore<Session>(
    kpId ? { ...visitor, ...userInfoCookie.read(kpId, cookies), signedIn: true, validated: false, kpId } : visitor,
  );
}

type Ended = Pick<Platform, 'bus' | 'sdk'> & { session: WritableStore<Session> };

/** The id of the operator in a customer's account; '' for everybody else. Sent with every call (rule operator 4). */
export const operatorId = (): string => /^\d+$/.exec(readCookie('operatorId'))?.[0] ?? '';

/**
 * Forgets who was here: the cookies a script can reach, and the user data (rule login 6). After a logout `uuid` is left to the
 * edge, which has ended it, or given an operator back who they were before.
 */
export function endSession(platform: Ended, reason: 'logout' | 'expired') {
  for (const name of [userInfoCookie.name, 'operatorId', ...(reason === 'expired' ? ['uuid'] : [])]) removeCookie(name);
  platform.session.set(visitor);
  askedAgreements.set([]);
  platform.bus.emit('session:signed-out', { reason });
}

let isGoingBack = false;

/** The server no longer knows the session. A simulated one that ran out gives the operator back who they were, as its logout does. */
export async function expireSession(platform: Ended) {
  if (!operatorId()) return endSession(platform, 'expired');
  if (isGoingBack) return;
  isGoingBack = true;
  // Where it can't be asked for, the operator is nobody.
  await platform.sdk.account.loginOut().catch(() => removeCookie('uuid'));
  isGoingBack = false;
  const isBack = readCookie('uuid') !== '';
  endSession(platform, isBack ? 'logout' : 'expired');
  if (isBack) leave.reload();
}
