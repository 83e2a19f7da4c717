import type { InquiryItemRow, InquiryRow } from './inquiry-rows.ts';

/** An inquiry beyond its draft, and its lines with what is offered for them. */
export type QuotationRow = InquiryRow;
export type QuotationLine = InquiryItemRow;
