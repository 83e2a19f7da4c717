import { readCookie } from '../platform/cookies.ts';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import { recordVisit } from './record-visit.ts';
import { validateSession } from './validate-session.ts';
import { isWechatBrowser } from './wechat/is-wechat-browser.ts';

/** What every page load begins with: who is here, where they came from, and in WeChat's own browser the login by authorisation. */
export function startSession(platform: ShellPlatform) {
  validateSession(platform);
  recordVisit(platform);
  if (!isWechatBrowser(navigator.userAgent) || readCookie('uuid')) return;
  void import(/* webpackChunkName: "enter-by-wechat" */ './wechat/enter-by-wechat.ts')
    .then(({ enterByWechat }) => enterByWechat(platform))
    // Without it the buyer logs in like anywhere else.
    .catch(() => {});
}
