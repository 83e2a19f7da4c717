import { randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { type Asking, boundName, cookiesOf } from './bound-cookies.ts';

const thirtyDays = 30 * 24 * 3600;
const eightHours = 8 * 3600;

/** A line for `Set-Cookie`. @param hidden no script reads it, and nobody else sets it */
export const cookie = (own: string, value: string, seconds: number, secure: boolean, hidden: boolean) => {
  const name = hidden ? boundName(own, secure) : own;
  return stringifySetCookie({ name, value, maxAge: seconds, path: '/', httpOnly: hidden, secure, sameSite: 'lax' });
};

const pair = (token: string, kpId: number | string, seconds: number, secure: boolean) => [
  cookie('token', token, seconds, secure, true),
  cookie('uuid', String(kpId), seconds, secure, false),
];

const aYear = 365 * 24 * 3600;
const newNames = new WeakMap<object, string>();

/**
 * The opaque name of this browser: its cookie's, else a new one, the same for the whole request. An account knows the browsers it has signed in on
 * by it (rule login 58).
 */
export function deviceOf(request: Asking): string {
  const { device = '' } = cookiesOf(request);
  if (/^[\w-]{20,64}$/.test(device)) return device;
  const name = newNames.get(request) ?? randomBytes(24).toString('base64url');
  newNames.set(request, name);
  return name;
}
/** Keeps the browser's name for a year after its last login. */
export const deviceCookie = (device: string, secure: boolean) => cookie('device', device, aYear, secure, true);

/** Of an operator in a customer's account: the marker that the page and every call name, and the user who was here before. */
const simulated = { marker: 'operatorId', token: 'token-own', kpId: 'uuid-own' } as const;
const leave = (cookies: Record<string, string>, secure: boolean) =>
  Object.values(simulated)
    .filter((name) => name in cookies)
    .map((name) => cookie(name, '', 0, secure, name !== simulated.marker));

/** The session's two cookies: the token no script can read, and who it stands for, which the page may know (rules login 3, 4). */
export const sessionCookies = (token: string, kpId: number, secure: boolean, cookies: Record<string, string> = {}): string[] => [
  ...pair(token, kpId, thirtyDays, secure),
  ...leave(cookies, secure),
];

/** An operator enters a customer's account; the user who was signed in comes back with the logout. */
export function simulatedSessionCookies(
  entered: { token: string; kpId: number; operatorId: number },
  secure: boolean,
  cookies: Record<string, string>,
): string[] {
  const own = cookies.token && cookies.uuid && !(simulated.marker in cookies) ? cookies : undefined;
  return [
    ...pair(entered.token, entered.kpId, eightHours, secure),
    cookie(simulated.marker, String(entered.operatorId), eightHours, secure, false),
    ...(own
      ? [cookie(simulated.token, own.token!, eightHours, secure, true), cookie(simulated.kpId, own.uuid!, eightHours, secure, true)]
      : []),
  ];
}

/** The session ended; an operator who was in a customer's account is who they were before. */
export function endedSessionCookies(secure: boolean, cookies: Record<string, string> = {}): string[] {
  const token = cookies[simulated.token];
  const kpId = cookies[simulated.kpId] ?? '';
  const isBack = simulated.marker in cookies && token && /^\d+$/.test(kpId);
  return [...(isBack ? pair(token, kpId, thirtyDays, secure) : pair('', '', 0, secure)), ...leave(cookies, secure)];
}
