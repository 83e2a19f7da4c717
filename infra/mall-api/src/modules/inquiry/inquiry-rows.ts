import type { MatchReason } from '@mall/api-contract/inquiry';
import type { InquiryStatus, LineSource, SheetMatchState } from '@mall/domain/inquiry';

/** An inquiry as it is kept; instants are UTC ISO text. */
export interface InquiryRow {
  id: number;
  /** '' for a draft. */
  inquiryNumber: string;
  customerId: number;
  kpId: number;
  status: InquiryStatus;
  remark: string;
  createdAt: string;
  submittedAt: string | null;
  previousId: number | null;
  provinceId: number;
  projectNumber: string;
  question: string;
  answer: string;
  askedAt: string | null;
  quotingBy: string;
  quotedAt: string | null;
  validUntil: string | null;
  endedAt: string | null;
  shortCode: string | null;
  sharedAt: string | null;
  changedAt: string;
  workingSeconds: number;
}

/** One thing that a line could be, as it is kept. */
export interface KeptCandidate {
  sku: string;
  score: number;
  state: 'exact' | 'similar';
  reasons: MatchReason[];
}

/** What the buyer's list says of a line. */
export interface SaidLine {
  said: string;
  itemNoCustomer: string;
  partNumberCustomer: string;
  brandCustomer: string;
  nameCustomer: string;
  specCustomer: string;
  quantity: number | null;
  quantitySaid: string;
  unitSaid: string;
  remark: string;
  source: LineSource;
  /** What a reader of pictures wasn't sure of: “62O4”. */
  unsure: string;
}

/** What a line was taken for. */
export interface MatchedLine {
  skuNumber: string | null;
  matchState: SheetMatchState;
  matchWhy: string;
  candidates: KeptCandidate[];
}

/** A line as it is kept. Prices in fen. */
export interface InquiryItemRow extends SaidLine, MatchedLine {
  id: number;
  inquiryId: number;
  position: number;
  matchedAt: string | null;
  isSelected: boolean;
  replacedSku: string | null;
  quotedSku: string | null;
  quotedPrice: number | null;
  quotedQuantity: number | null;
  quotedDays: number | null;
  quotedRemark: string;
  quotedBy: string;
  refusedWhy: string;
  orderedQuantity: number;
}

/** How a new line came about, for those from a page: the search that led there. */
export interface InquiryItemOrigin {
  requestId: string;
  requestTypeId: number;
  resultDigits: string;
}

/** A line that says nothing itself, out of a page. */
export const unsaid: SaidLine = {
  ...{ said: '', itemNoCustomer: '', partNumberCustomer: '', brandCustomer: '', nameCustomer: '', specCustomer: '' },
  ...{ quantity: null, quantitySaid: '', unitSaid: '', remark: '', source: 'page', unsure: '' },
};
