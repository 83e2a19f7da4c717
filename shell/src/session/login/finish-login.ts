import { visitor } from '@mall/mf-kit';
import { writeCookie } from '../../platform/cookies.ts';
import type { ShellPlatform } from '../../platform/shell-platform.ts';
import { type LoginRequest, loginRequests } from '../login-requests.ts';
import { safeRedirect, withoutMarketing } from '../safe-redirect.ts';
import { userInfoCookie } from '../user-info.ts';
import { wechatProof } from '../wechat/wechat-proof.ts';
import { loginTexts } from './login-texts.ts';
import { pendingBinding } from './pending-binding.ts';

const leaveAfterMs = 800;

/** What the frame needs of a login's answer. */
export interface SignedIn {
  kpId: number;
  url: string;
  /** The contact person. */
  customerName?: string;
  /** The company. */
  companyZH?: string;
  /** No session yet: the number is verified on /registerBind first, which binds the WeChat identity. */
  unBindToken?: string;
}

/** The next page names company and person at once. */
export const rememberPerson = ({ kpId, customerName = '', companyZH = '' }: SignedIn) =>
  writeCookie(userInfoCookie.name, userInfoCookie.write({ ...visitor, kpId, contactName: customerName, customerName: companyZH }));

const pageOf = (path: string) => path.split('#')[0];

/** The browser's own ways to go on, for tests to look at. */
export const leave = {
  reload: () => location.reload(),
  to: (path: string) => location.assign(path),
};

/**
 * After a login the page stays where it is and is loaded anew, or the target is opened, after 0.8 s (rules login 5, 17). Marks of where the
 * visitor came from leave the address.
 * @param result `url` is where the server says to go, '' for nowhere in particular; with an `unBindToken` the buyer goes to /registerBind instead
 */
export function finishLogin(
  platform: ShellPlatform,
  result: SignedIn,
  { target }: LoginRequest,
  said: string = loginTexts.signedIn,
  afterMs = leaveAfterMs,
) {
  const { kpId, url, unBindToken } = result;
  loginRequests.set(undefined);
  if (unBindToken) {
    pendingBinding.keep({ token: unBindToken, target: safeRedirect(target, '') });
    return platform.navigate(`/registerBind?kpid=${kpId}`);
  }
  rememberPerson(result);
  wechatProof.drop();
  pendingBinding.drop();
  platform.notify({ tone: 'success', text: said });
  platform.bus.emit('session:signed-in', { kpId });
  const here = withoutMarketing(`${location.pathname}${location.search}${location.hash}`);
  const asked = safeRedirect(url || target, '');
  const goal = asked && withoutMarketing(asked);
  setTimeout(() => {
    if (goal && pageOf(goal) !== pageOf(here)) return leave.to(goal);
    // Another place of the same page would be gone to without loading it anew.
    history.replaceState(history.state, '', goal || here);
    leave.reload();
  }, afterMs);
}
