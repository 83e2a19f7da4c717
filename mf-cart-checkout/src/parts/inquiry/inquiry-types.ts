import type { CallOutput } from '@mall/mf-kit';

/** A draft with all its lines; a quotation has the same shape. */
export type InquirySheet = CallOutput<'inquiry.getUnSubmittedInquirySheet'>;
export type InquiryLine = InquirySheet['lines'][number];
export type InquiryProduct = NonNullable<InquiryLine['product']>;
export type MatchReason = InquiryLine['reasons'][number];
export type MatchState = InquiryLine['matchState'];
export type InquiryStatus = InquirySheet['status'];
/** What a change of the draft made different. */
export type SheetChange = CallOutput<'inquiry.updateInquirySheet'>;
export type SheetFault = CallOutput<'inquiry.validateUpdateInquirySheet'>['faults'][number];
export type RecognisedList = CallOutput<'inquiry.identifyTable'>;
export type ListMapping = RecognisedList['mapping'];
export type ListColumn = ListMapping['columns'][number];
export type ListField = ListColumn['role'];
export type InquiryCard = CallOutput<'inquiry.getInquiryPagedList'>['items'][number];
export type InquiryCounts = CallOutput<'inquiry.getInquiryPagedListCount'>;
export type Quotation = CallOutput<'inquiry.getInquiryByShortCode'>;
export type QuotationLine = Quotation['lines'][number];
