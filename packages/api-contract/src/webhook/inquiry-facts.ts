import Type, { type Static } from 'typebox';
import { InquiryStatus } from '../inquiry/sheet-shapes.ts';

/** An inquiry as it stands after what happened, whole. Amounts are whole fen, instants UTC. */
export const InquiryFacts = Type.Object({
  id: Type.Integer(),
  inquiryNumber: Type.String(),
  status: InquiryStatus,
  customerId: Type.Integer(),
  contactId: Type.Integer(),
  projectNumber: Type.String(),
  remark: Type.String(),
  quotedAt: Type.Union([Type.String(), Type.Null()]),
  validUntil: Type.Union([Type.String(), Type.Null()]),
  lines: Type.Array(
    Type.Object({
      id: Type.Integer(),
      said: Type.String({ description: 'the line as it was written' }),
      sku: Type.String({ description: 'that was asked for; "" where none is known' }),
      quantity: Type.Integer({ description: '0 where none was said' }),
      quotedSku: Type.String({ description: 'that is offered; "" where nothing is' }),
      quotedFen: Type.Union([Type.Integer(), Type.Null()], { description: 'a piece' }),
      fromQuantity: Type.Union([Type.Integer(), Type.Null()]),
      days: Type.Union([Type.Integer(), Type.Null()], { description: 'working days until it leaves; null: as the SKU promises' }),
      refusedWhy: Type.String(),
      orderedQuantity: Type.Integer(),
    }),
  ),
});
export type InquiryFacts = Static<typeof InquiryFacts>;
