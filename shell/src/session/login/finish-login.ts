import type { ShellPlatform } from '../../platform/create-platform.ts';
import { type LoginRequest, loginRequests } from '../login-requests.ts';
import { safeRedirect, withoutMarketing } from '../safe-redirect.ts';
import { loginTexts } from './login-texts.ts';

const leaveAfterMs = 800;

/** The browser's own ways to go on, for tests to look at. */
export const leave = {
  reload: () => location.reload(),
  to: (path: string) => location.assign(path),
};

/**
 * After a login the page stays where it is and is loaded anew, or the target is opened, after 0.8 s (storefront section 4). Marks of where the
 * visitor came from leave the address.
 * @param url where the server says to go, '' for nowhere in particular
 */
export function finishLogin(
  platform: ShellPlatform,
  { kpId, url }: { kpId: number; url: string },
  { target }: LoginRequest,
  said: string = loginTexts.signedIn,
) {
  loginRequests.set(undefined);
  platform.notify({ tone: 'success', text: said });
  platform.bus.emit('session:signed-in', { kpId });
  const here = withoutMarketing(`${location.pathname}${location.search}${location.hash}`);
  const goal = safeRedirect(url || target, '');
  setTimeout(() => {
    if (goal && goal !== here) return leave.to(goal);
    history.replaceState(history.state, '', here);
    leave.reload();
  }, leaveAfterMs);
}
