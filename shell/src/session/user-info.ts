import type { Session } from '@mall/mf-kit';
import { visitor } from '@mall/mf-kit';
import { readCookie } from '../platform/cookies.ts';

const cookieName = 'info';
const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** The user-info cookie: what the last page knew, so that the next one can name company and person before the server confirmed them. */
export const userInfoCookie = {
  name: cookieName,
  write: ({ signedIn: _, validated: __, ...kept }: Session) => JSON.stringify(kept),
  /** Of this contact person only; a cookie that names another, or can't be understood, says nothing. */
  read(kpId: number, cookies: string): Partial<Session> {
    try {
      const kept = JSON.parse(readCookie(cookieName, cookies) || '{}') as Partial<Session>;
      if (kept.kpId !== kpId) return {};
      return Object.fromEntries(Object.entries(kept).filter(([key, value]) => kindOf(value) === kindOf(visitor[key as keyof Session])));
    } catch {
      return {};
    }
  },
};
