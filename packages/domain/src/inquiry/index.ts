export { inquiredQuantity, inquiryItemsAtMost, validInquiryLabel } from './inquiry-basket.ts';
export { inquiryNumber } from './inquiry-number.ts';
export {
  type Aspect,
  aspectLabel,
  type LineMatch,
  type MatchCandidate,
  type MatchedBy,
  type MatchReason,
  type MatchState,
  type OpenChoice,
  type Verdict,
} from './line-match.ts';
export type { LineFault, ListLine } from './list-line.ts';
export {
  isDoubtful,
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
