import { inquiryStatuses } from '@mall/domain/inquiry';
import Type, { type Static } from 'typebox';
import { PricedLink } from '../call/priced-link.ts';
import { InquiryLine } from './line-shapes.ts';

export const InquiryStatus = Type.Enum([...inquiryStatuses]);
export type InquiryStatus = Static<typeof InquiryStatus>;

export const MatchProgress = Type.Object({
  total: Type.Integer(),
  done: Type.Integer(),
  exact: Type.Integer(),
  similar: Type.Integer(),
  unmatched: Type.Integer(),
});
export type MatchProgress = Static<typeof MatchProgress>;

/** What the list shows of an inquiry. */
export const InquiryCard = Type.Object({
  id: Type.Integer(),
  inquiryNumber: Type.String({ description: '"" for a draft' }),
  status: InquiryStatus,
  statusName: Type.String(),
  createdAt: Type.String(),
  submittedAt: Type.String(),
  quotedAt: Type.String(),
  validUntil: Type.String(),
  contactName: Type.String(),
  projectNumber: Type.String(),
  remark: Type.String(),
  lineCount: Type.Integer(),
  offeredCount: Type.Integer(),
  firstNames: Type.Array(Type.String(), { description: 'of the first lines' }),
  totalFen: Type.Integer({ description: 'of what is offered' }),
  totalText: Type.String(),
  question: Type.String({ description: 'what staff ask back; "" when nothing is open' }),
  previousId: Type.Integer({ description: '0: none' }),
  canCancel: Type.Boolean(),
  canOrder: Type.Boolean(),
  canReinquire: Type.Boolean(),
});
export type InquiryCard = Static<typeof InquiryCard>;

export const InquiryAttachment = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  size: Type.Integer({ description: 'bytes' }),
  url: Type.String({ description: 'expires, and opens for its company only' }),
});
export type InquiryAttachment = Static<typeof InquiryAttachment>;

/** A whole inquiry: draft or quotation. */
export const Inquiry = Type.Object({
  ...InquiryCard.properties,
  provinceId: Type.Integer(),
  province: Type.String(),
  answer: Type.String(),
  shortCode: PricedLink('"" while it isn’t shared'),
  workingSeconds: Type.Integer({ description: 'how long the buyer worked on the sheet, as the page counted' }),
  lines: Type.Array(InquiryLine),
  match: MatchProgress,
  attachments: Type.Array(InquiryAttachment),
});
export type Inquiry = Static<typeof Inquiry>;
