import { call } from '@mall/mf-kit';

/** The draft of whoever is signed in, with all its lines. */
export const draftCall = () => call('inquiry.getUnSubmittedInquirySheet', {});
/** What the private brand saves on a sheet, or would. */
export const savingCall = (id: number) => call('inquiry.getPbTotalDiscountInfo', { id });
