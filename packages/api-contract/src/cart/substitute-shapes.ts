import Type, { type Static } from 'typebox';

/** What may stand in a line's place, for the line's quantity. */
export const CartSubstitute = Type.Object({
  id: Type.Integer({ description: 'the line' }),
  sku: Type.String(),
  productName: Type.String(),
  manufacturerName: Type.String(),
  manufacturerPartNumber: Type.String(),
  defaultThumbUrl: Type.String(),
  salesPackUom: Type.String(),
  isPrivateBrand: Type.Boolean(),
  priceFen: Type.Integer(),
  savingFen: Type.Integer({ description: 'what the line costs less' }),
  deliveryText: Type.String(),
});
export type CartSubstitute = Static<typeof CartSubstitute>;

export const CartSubstitutes = Type.Object({
  offered: Type.Array(CartSubstitute),
  replaced: Type.Array(
    Type.Object({
      id: Type.Integer({ description: 'the line' }),
      sku: Type.String({ description: 'what stood there' }),
      productName: Type.String(),
      savingFen: Type.Integer(),
    }),
  ),
  possibleFen: Type.Integer({ description: 'what all that is offered would save' }),
  savedFen: Type.Integer({ description: 'what has been saved so' }),
});
export type CartSubstitutes = Static<typeof CartSubstitutes>;
