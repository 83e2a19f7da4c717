import { call } from '@mall/mf-kit';

/** The paper of an inquiry: one's own, or with the pass of a link that expires; null where the address names none. */
export const documentCall = (id: string | undefined, pass: string | null) =>
  id && /^[1-9]\d{0,9}$/.test(id)
    ? call('inquiry.getInquiryInfoByInquiryId', { id: Number(id), ...(pass ? { token: pass.slice(0, 120) } : {}) })
    : null;
