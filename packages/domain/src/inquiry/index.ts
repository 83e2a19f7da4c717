export { inquiredQuantity, inquiryItemsAtMost, validInquiryLabel } from './inquiry-basket.ts';
export { inquiryNumber } from './inquiry-number.ts';
export { askedText, quotedText } from './notices.ts';
export {
  isSettled,
  type LineSource,
  lineSources,
  matchedAtOnce,
  matchStateNames,
  matchStates,
  quantityFault,
  type SheetMatchState,
  sheetLinesAtMost,
} from './sheet-line.ts';
export {
  afterOrder,
  afterValidity,
  canBecome,
  type InquiryStatus,
  inquiryStatuses,
  inquiryStatusNames,
  isOpenToBuyer,
  quotationValidUntil,
} from './status.ts';
