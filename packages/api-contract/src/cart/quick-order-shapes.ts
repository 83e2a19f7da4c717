import Type, { type Static } from 'typebox';
import { InquiryProduct } from '../inquiry/line-shapes.ts';

/** One line of a list, and what it is taken for. */
export const QuickOrderLine = Type.Object({
  row: Type.Integer({ description: 'of the text or the sheet, from 1' }),
  said: Type.String(),
  quantity: Type.Union([Type.Integer(), Type.Null()], { description: 'null: none was said, or none that is a number' }),
  quantityFault: Type.String({ description: 'what is wrong with the quantity as it was said; "" where nothing' }),
  state: Type.Enum(['exact', 'similar', 'unmatched']),
  why: Type.String(),
  products: Type.Array(InquiryProduct, {
    description: 'what it may be, for the line’s quantity; the first one is what it is where it is exact',
  }),
});
export type QuickOrderLine = Static<typeof QuickOrderLine>;

export const QuickOrder = Type.Object({
  lines: Type.Array(QuickOrderLine, { description: 'the first 200' }),
  notes: Type.Array(Type.String(), { description: 'what was left out, in words' }),
});
export type QuickOrder = Static<typeof QuickOrder>;
