import { lineSources, matchStates } from '@mall/domain/inquiry';
import Type, { type Static } from 'typebox';

/** One thing a line says beside what a SKU is; shown in the colours of a comparison. */
export const MatchReason = Type.Object({
  label: Type.String({ description: '品牌, 型号, 螺纹规格 …' }),
  said: Type.String({ description: 'as the line says it' }),
  has: Type.String({ description: 'as the SKU has it; "" where that is not known' }),
  verdict: Type.Enum(['agrees', 'differs', 'unknown']),
});
export type MatchReason = Static<typeof MatchReason>;

/** What a line's SKU is, as of now, for this company. Prices are of the line's quantity. */
export const InquiryProduct = Type.Object({
  sku: Type.String(),
  productName: Type.String(),
  thumbUrl: Type.String(),
  manufacturerName: Type.String(),
  manufacturerPartNumber: Type.String(),
  orderCode: Type.String(),
  itemNo: Type.String({ description: 'the company’s own number' }),
  specification: Type.String({ description: 'its main attributes, a line' }),
  salesPackUom: Type.String(),
  minOrderQty: Type.Integer(),
  stepValue: Type.Integer(),
  priceFen: Type.Union([Type.Integer(), Type.Null()], { description: 'null: 价格详询' }),
  priceText: Type.String(),
  stockText: Type.String(),
  deliveryText: Type.String(),
  canOrder: Type.Boolean(),
  fault: Type.String({ description: 'why it can’t be ordered; "" where it can' }),
});
export type InquiryProduct = Static<typeof InquiryProduct>;

export const InquiryCandidate = Type.Object({
  product: InquiryProduct,
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  state: Type.Enum(['exact', 'similar']),
  reasons: Type.Array(MatchReason),
});
export type InquiryCandidate = Static<typeof InquiryCandidate>;

/** What the mall offers for a line (rules inquiry 11, 12). */
export const InquiryOffer = Type.Object({
  product: InquiryProduct,
  isSubstitute: Type.Boolean(),
  priceFen: Type.Integer(),
  priceText: Type.String(),
  fromQuantity: Type.Integer({ description: 'the price holds for so many or more' }),
  lineTotalFen: Type.Integer(),
  lineTotalText: Type.String(),
  deliveryText: Type.String(),
  remark: Type.String(),
  byStaff: Type.Boolean(),
});
export type InquiryOffer = Static<typeof InquiryOffer>;

export const InquiryLine = Type.Object({
  id: Type.Integer(),
  position: Type.Integer(),
  said: Type.String({ description: 'the line as it was written' }),
  customer: Type.Object({
    itemNo: Type.String(),
    partNumber: Type.String(),
    brand: Type.String(),
    name: Type.String(),
    specification: Type.String(),
  }),
  quantity: Type.Union([Type.Integer(), Type.Null()], { description: 'null: it is still to be said' }),
  quantitySaid: Type.String(),
  unitSaid: Type.String(),
  quantityFault: Type.String({ description: 'what is wrong with the quantity, in words; "" where nothing is' }),
  remark: Type.String(),
  matchState: Type.Enum([...matchStates]),
  matchStateName: Type.String(),
  matchWhy: Type.String({ description: 'why it was matched so, in a sentence' }),
  reasons: Type.Array(MatchReason),
  product: Type.Union([InquiryProduct, Type.Null()]),
  candidateCount: Type.Integer(),
  isSelected: Type.Boolean(),
  replacedSku: Type.String({ description: 'what stood here before the private brand’s part; "" otherwise' }),
  privateBrandSku: Type.String({ description: 'the private brand’s cheaper part that could stand here; "" where there is none' }),
  savingFen: Type.Integer({ description: 'what the private brand’s part saves, or would save; 0 where there is none' }),
  offer: Type.Union([InquiryOffer, Type.Null()]),
  refusedWhy: Type.String(),
  orderedQuantity: Type.Integer(),
  source: Type.Enum([...lineSources]),
});
export type InquiryLine = Static<typeof InquiryLine>;
