import { call, readOnce, sessionOf, visitor } from '@mall/mf-kit';
import { removeCookie, writeCookie } from '../platform/cookies.ts';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import { isOutage } from '../telemetry/calls.ts';
import { askedAgreements } from './agreements/asked-agreements.ts';
import { expireSession } from './session.ts';
import { userInfoCookie } from './user-info.ts';

const debounceMs = 300;
/** What could not be asked is asked again after these: an outage of seconds makes nobody a visitor, or the page would lead them to the login. */
const againMs = [1000, 3000, 9000, 20_000];
let timer: ReturnType<typeof setTimeout>;

/**
 * Asks the server whether the session lives, then who it is (rules login 8–13). Debounced by 300 ms.
 * A session the server no longer knows ends. Where the server can't be asked for half a minute the page goes on as a visitor's, and the next page asks again.
 */
export function validateSession(platform: ShellPlatform) {
  clearTimeout(timer);
  timer = setTimeout(() => void validate(platform), debounceMs);
}

async function validate(platform: ShellPlatform, tries = 0) {
  const { session, sdk, bus } = platform;
  if (session.get().signedIn) {
    try {
      const { isValid } = await sdk.account.validate();
      if (!isValid) await expireSession(platform);
      else {
        const info = await readOnce(sdk, call('account.getCustomerInfo'));
        const confirmed = sessionOf(info);
        writeCookie(userInfoCookie.name, userInfoCookie.write(confirmed));
        session.set(confirmed);
        // Staff in a buyer's account agree to nothing for the buyer. An API that is older by a release asks for nothing.
        askedAgreements.set(info.operator ? [] : (info.agreementsToAccept ?? []));
      }
    } catch (error) {
      const pause = againMs[tries];
      if (pause && isOutage((error as { reason?: string }).reason)) {
        timer = setTimeout(() => void validate(platform, tries + 1), pause);
        return;
      }
      removeCookie(userInfoCookie.name);
      // Refused outright, createPlatform has already ended it.
      if (session.get().signedIn) session.set(visitor);
    }
  }
  bus.emit('session:validated', { signedIn: session.get().signedIn });
}
