import { isCallFailure } from '@mall/api-sdk';
import type { ShellPlatform } from '../../platform/shell-platform.ts';
import { finishLogin, leave } from '../login/finish-login.ts';
import { loginTexts } from '../login/login-texts.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { tabStore } from '../tab-store.ts';
import { wechatProof } from './wechat-proof.ts';

const flowKey = 'mall:wechat-flow';
const disabledKey = 'mall:wechat-off';
const leaveAfterMs = 1000;
const longestAddress = 1000;

interface Flow {
  /** Where the buyer was going. */
  path: string;
  /** What WeChat has to bring back: a code that comes with another state is somebody else's. */
  state: string;
}

/**
 * The login of WeChat's own browser (rules login 47–49): without a code in the address the path is kept and WeChat is asked; with
 * one the login is tried, and 1 s later the buyer is where they were going. Whatever fails, it is not tried again in this tab.
 */
export async function enterByWechat(platform: ShellPlatform) {
  if (tabStore.read(disabledKey)) return;
  const query = new URLSearchParams(location.search);
  const flow = tabStore.read<Flow>(flowKey);
  const code = query.get('code');
  const isOurs = !!code && !!flow && query.get('state') === flow.state;
  try {
    if (isOurs) await enter(platform, code, flow);
    else await ask(platform);
  } catch (error) {
    tabStore.write(disabledKey, true);
    if (isCallFailure(error) && error.reason === 'WECHAT_NOT_BOUND') wechatProof.keep(error.details.unionId);
    if (isOurs) dropCode();
  }
}

async function ask({ sdk }: ShellPlatform) {
  const path = safeRedirect(`${location.pathname}${location.search}${location.hash}`);
  const state = crypto.randomUUID();
  const { url } = await sdk.account.getWxAuthorizeUrl({
    redirectUrl: `${location.pathname}${location.search}`.slice(0, longestAddress),
    state,
  });
  if (!url) return tabStore.write(disabledKey, true);
  tabStore.write(flowKey, { path, state });
  leave.to(url);
}

async function enter(platform: ShellPlatform, code: string, { path }: Flow) {
  tabStore.drop(flowKey);
  const result = await platform.sdk.account.loginForUnionIdByOfficialAccountWebCode({ code });
  finishLogin(platform, result, { target: path }, loginTexts.signedIn, leaveAfterMs);
}

/** A code is good once: it leaves the address, so that a reload doesn't send it again. */
function dropCode() {
  const url = new URL(location.href);
  for (const name of ['code', 'state']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
