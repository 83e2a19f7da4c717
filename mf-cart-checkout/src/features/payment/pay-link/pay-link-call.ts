import { call } from '@mall/mf-kit';

/** The order behind a link to pay for somebody else; null where the address has none that could be one. */
export const payLinkCall = (token: string | undefined) =>
  token && /^[\w.-]{20,200}$/.test(token) ? call('payment.getOrderByOrderIdWithoutKpForPcPayPage', { token }) : null;
