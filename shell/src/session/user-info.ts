import type { CallOutput, Session } from '@mall/mf-kit';
import { visitor } from '@mall/mf-kit';
import { readCookie } from './cookies.ts';

const cookieName = 'info';

/** What the API says of who is signed in, as areas need it. */
export const sessionOf = (info: CallOutput<'account.getCustomerInfo'>): Session => ({
  signedIn: true,
  validated: true,
  kpId: info.kpId,
  customerId: info.customerId,
  contactName: info.customerName,
  customerName: info.companyZH,
  isManager: info.isManager,
  enableAuthorized: info.enableAuthorized,
  hasShowBalancePayment: info.hasShowBalancePayment,
  operatorName: info.operator?.name ?? '',
});

/** The user-info cookie: what the last page knew, so that the next one can name company and person before the server confirmed them. */
export const userInfoCookie = {
  name: cookieName,
  write: ({ signedIn: _, validated: __, ...kept }: Session) => JSON.stringify(kept),
  /** Of this contact person only; a cookie that names another, or can't be understood, says nothing. */
  read(kpId: number, cookies: string): Partial<Session> {
    try {
      const kept = JSON.parse(readCookie(cookieName, cookies) || '{}') as Partial<Session>;
      if (kept.kpId !== kpId) return {};
      return Object.fromEntries(Object.entries(kept).filter(([key, value]) => typeof value === typeof visitor[key as keyof Session]));
    } catch {
      return {};
    }
  },
};
