import Type, { type Static } from 'typebox';
import { InquiryStatus } from '../inquiry/sheet-shapes.ts';

const FenOrNone = Type.Union([Type.Integer(), Type.Null()]);

/** An inquiry in the staff's list. */
export const StaffInquiryCard = Type.Object({
  id: Type.Integer(),
  inquiryNumber: Type.String(),
  status: InquiryStatus,
  statusName: Type.String(),
  customerId: Type.Integer(),
  customerName: Type.String(),
  contactName: Type.String(),
  submittedAt: Type.String({ description: 'since when it waits, UTC' }),
  quotedAt: Type.String(),
  validUntil: Type.String(),
  quotingBy: Type.String({ description: 'who took it up; "" for nobody' }),
  projectNumber: Type.String(),
  remark: Type.String(),
  question: Type.String(),
  answer: Type.String({ description: 'the buyer’s, to the question; "" while it is open' }),
  lineCount: Type.Integer(),
  openCount: Type.Integer({ description: 'lines that are neither offered nor refused' }),
  totalFen: Type.Integer({ description: 'of what is offered' }),
});
export type StaffInquiryCard = Static<typeof StaffInquiryCard>;

/** What staff are told of a SKU while they quote it to a company. */
export const QuotingHelp = Type.Object({
  sku: Type.String(),
  productName: Type.String(),
  manufacturerName: Type.String(),
  manufacturerPartNumber: Type.String(),
  salesPackUom: Type.String(),
  minOrderQty: Type.Integer(),
  stepValue: Type.Integer(),
  listFen: Type.Integer({ description: 'the list price, also where buyers don’t see it' }),
  usualFen: Type.Union([Type.Integer(), Type.Null()], { description: 'what this company pays for so many; null: 价格详询' }),
  usualTag: Type.String(),
  lastPaid: Type.Union([Type.Object({ priceFen: Type.Integer(), at: Type.String() }), Type.Null()], {
    description: 'what this company paid a piece the last time',
  }),
  free: Type.Integer({ description: 'pieces in all warehouses' }),
  deliveryText: Type.String(),
  fault: Type.String({ description: 'why it can’t be sold; "" where it can' }),
});
export type QuotingHelp = Static<typeof QuotingHelp>;

export const StaffInquiryLine = Type.Object({
  id: Type.Integer(),
  position: Type.Integer(),
  said: Type.String({ description: 'the line as the buyer wrote it' }),
  itemNo: Type.String(),
  partNumber: Type.String(),
  brand: Type.String(),
  name: Type.String(),
  specification: Type.String(),
  quantity: FenOrNone,
  quantitySaid: Type.String(),
  unitSaid: Type.String(),
  remark: Type.String(),
  matchState: Type.String(),
  asked: Type.Union([QuotingHelp, Type.Null()], { description: 'the SKU that the line names or was matched to' }),
  offered: Type.Union([QuotingHelp, Type.Null()], { description: 'the SKU that is offered' }),
  isSubstitute: Type.Boolean(),
  priceFen: FenOrNone,
  fromQuantity: FenOrNone,
  days: FenOrNone,
  quotedRemark: Type.String(),
  quotedBy: Type.String({ description: '"" where the mall did itself' }),
  refusedWhy: Type.String(),
  isOpen: Type.Boolean({ description: 'neither offered nor refused yet' }),
  orderedQuantity: Type.Integer(),
});
export type StaffInquiryLine = Static<typeof StaffInquiryLine>;

export const StaffInquiry = Type.Object({
  ...StaffInquiryCard.properties,
  previousId: Type.Integer({ description: '0: none' }),
  province: Type.String(),
  canQuote: Type.Boolean(),
  attachments: Type.Array(
    Type.Object({
      file: Type.String({ description: 'for /api/staff/DownloadOssFile' }),
      name: Type.String(),
      size: Type.Integer({ description: 'bytes' }),
    }),
  ),
  lines: Type.Array(StaffInquiryLine),
});
export type StaffInquiry = Static<typeof StaffInquiry>;
