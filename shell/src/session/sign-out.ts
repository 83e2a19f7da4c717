import { readCookie } from '../platform/cookies.ts';
import { currentRoute } from '../platform/current-route.ts';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import { leave } from './login/finish-login.ts';
import { endSession } from './session.ts';

/** Ends the session on the server and here; a page that needs one is left for the home page, and so is a customer's by the operator who was in it. */
export async function signOut(platform: ShellPlatform) {
  try {
    await platform.sdk.account.loginOut();
  } catch (error) {
    platform.notify({ tone: 'danger', text: error instanceof Error ? error.message : '退出失败，请重试' });
    return;
  }
  const isPublic = (currentRoute.get()?.route.access ?? 'public') === 'public';
  const isBack = readCookie('uuid') !== '';
  endSession(platform, 'logout');
  if (isPublic && !isBack) leave.reload();
  else leave.to('/');
}
