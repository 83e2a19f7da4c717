import { call } from '@mall/mf-kit';

/** The quotation behind a short code; null where the address has none that could be one. */
export const linkCall = (code: string | undefined) =>
  code && /^[a-z0-9]{26}$/.test(code) ? call('inquiry.getInquiryByShortCode', { code, needBase64: true }) : null;
