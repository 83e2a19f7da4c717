import Type, { type Static } from 'typebox';

/** A SKU that buyers would like to see a film of. Who they are is not said. */
export const StaffFilmWish = Type.Object({
  skuNumber: Type.String(),
  productName: Type.String(),
  wishes: Type.Integer({ description: 'contact persons' }),
  lastWishedAt: Type.String(),
  doneAt: Type.Union([Type.String(), Type.Null()], { description: 'null while it waits' }),
});
export type StaffFilmWish = Static<typeof StaffFilmWish>;

/** Whether buyers read a SKU's stock figures. */
export const StaffStockDisplay = Type.Object({
  skuNumber: Type.String(),
  productName: Type.String(),
  manufacturerName: Type.String(),
  manufacturerPartNumber: Type.String(),
  isHidden: Type.Boolean(),
});
export type StaffStockDisplay = Static<typeof StaffStockDisplay>;
