import { call } from '@mall/mf-kit';

/** What a link shows; null where the address holds no key. */
export const sharedInvoicesCall = (key: string | undefined) =>
  key && /^[0-9a-z]{26}$/.test(key) ? call('invoice.getInvoicesByKey', { key }) : null;
