import { inquiryStatuses } from '@mall/domain/inquiry';
import Type, { type Static } from 'typebox';
import { Paged, Pager } from '../call/paged.ts';
import { PricedLink } from '../call/priced-link.ts';
import { InquiryCard, InquiryStatus } from './sheet-shapes.ts';

export const InquiryId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const ShortCode = Type.String({ pattern: '^[a-z0-9]{26}$' });

/** So many pieces of a line; without a number, all that is open of it. */
export const ChosenLines = Type.Array(
  Type.Object({ id: InquiryId, quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })) }),
  { minItems: 1, maxItems: 1000, description: 'lines of the quotation; left out: all that are offered and not ordered yet' },
);

const day = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', description: 'a day of the mall, in Shanghai' });
/** Which of the company's inquiries; who isn't its manager sees their own. */
export const InquirySearch = {
  keyword: Type.Optional(Type.String({ maxLength: 60, description: 'in number, project number, remark, or a line’s words or SKU' })),
  from: Type.Optional(day),
  to: Type.Optional(day),
  kpId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'of one contact person' })),
};
export const InquiryListQuestion = Type.Object({
  status: Type.Optional(InquiryStatus),
  ...InquirySearch,
  ...Type.Partial(Pager).properties,
});
export const InquiryList = Paged(InquiryCard);
export type InquiryList = Static<typeof InquiryList>;

export const InquiryCounts = Type.Object({
  total: Type.Integer(),
  ...(Object.fromEntries(inquiryStatuses.map((status) => [status, Type.Integer()])) as Record<
    (typeof inquiryStatuses)[number],
    Type.TInteger
  >),
});
export type InquiryCounts = Static<typeof InquiryCounts>;

/** What is in force of an inquiry, and what can be done with it now. */
export const InquiryState = Type.Object({
  inquiryId: Type.Integer(),
  inquiryNumber: Type.String(),
  status: InquiryStatus,
  statusName: Type.String(),
  validUntil: Type.String({ description: 'UTC; "" before the quotation' }),
  canCancel: Type.Boolean(),
  canOrder: Type.Boolean(),
  canReinquire: Type.Boolean(),
});
export type InquiryState = Static<typeof InquiryState>;

/** A line as whoever has the link reads it: nothing of the company but what it asked for (rule inquiry 30). */
export const QuotationLine = Type.Object({
  position: Type.Integer(),
  itemNo: Type.String({ description: 'the company’s own number' }),
  said: Type.String(),
  sku: Type.String(),
  productName: Type.String(),
  manufacturerName: Type.String(),
  manufacturerPartNumber: Type.String(),
  specification: Type.String(),
  thumbUrl: Type.String(),
  isSubstitute: Type.Boolean(),
  quantity: Type.Integer(),
  unit: Type.String(),
  priceText: Type.String(),
  lineTotalText: Type.String(),
  fromQuantity: Type.Integer({ description: 'the price holds for so many or more' }),
  deliveryText: Type.String(),
  remark: Type.String(),
  refusedWhy: Type.String({ description: 'why nothing is offered; "" where something is' }),
});
export type QuotationLine = Static<typeof QuotationLine>;

/** A quotation as a paper or a link shows it. */
export const Quotation = Type.Object({
  inquiryNumber: Type.String(),
  status: InquiryStatus,
  statusName: Type.String(),
  companyName: Type.String(),
  projectNumber: Type.String(),
  quotedAt: Type.String(),
  validUntil: Type.String(),
  lines: Type.Array(QuotationLine),
  totalFen: Type.Integer(),
  totalText: Type.String(),
  totalCapitals: Type.String({ description: '大写' }),
  pageUrl: PricedLink('the whole address'),
  qrBase64: PricedLink('data:image/png;base64,… of the address where needBase64 asks for it; else ""'),
});
export type Quotation = Static<typeof Quotation>;

/** A file that can be fetched without a login until the link expires. */
export const FileLink = Type.Object({
  url: Type.String(),
  fileName: Type.String(),
  expiresAt: Type.String({ description: 'UTC' }),
});
export type FileLink = Static<typeof FileLink>;
