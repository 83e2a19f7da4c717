export { inquiredQuantity, inquiryItemsAtMost, validInquiryLabel } from './inquiry-basket.ts';
export { inquiryNumber } from './inquiry-number.ts';
