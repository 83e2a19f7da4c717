import { readCookie, writeCookie } from '../../platform/cookies.ts';

/** 1 SMS, 2 password (rule login 22). */
export type LoginMode = 'sms' | 'password';
const cookieName = 'login-mode';

/** The tab that was chosen last. */
export const rememberedMode = (): LoginMode => (readCookie(cookieName) === '2' ? 'password' : 'sms');
export const rememberMode = (mode: LoginMode) => writeCookie(cookieName, mode === 'password' ? '2' : '1');
