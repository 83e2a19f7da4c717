import type { CallOutput } from '../read/call.ts';
import { type Session, visitor } from './platform.ts';

/** What the API says of who is signed in, as areas need it. */
export const sessionOf = (info: CallOutput<'account.getCustomerInfo'>): Session => ({
  ...visitor,
  signedIn: true,
  kpId: info.kpId,
  customerId: info.customerId,
  contactName: info.customerName,
  customerName: info.companyZH,
  isManager: info.isManager,
  rights: info.rights,
  enableAuthorized: info.enableAuthorized,
  hasShowBalancePayment: info.hasShowBalancePayment,
  operatorName: info.operator?.name ?? '',
});
