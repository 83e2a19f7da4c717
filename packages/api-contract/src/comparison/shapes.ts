import Type, { type Static } from 'typebox';
import { PriceView } from '../pricing/shapes.ts';

/** One column of the comparison (rules comparison 1; pricing 1); at most four. Prices are empty for a visitor. */
export const ComparisonEntry = Type.Object({
  skuNumber: Type.String(),
  productName: Type.String(),
  manufacturerId: Type.Integer(),
  brandName: Type.String(),
  manufacturerPartNumber: Type.String(),
  orderCode: Type.String(),
  customerSkuItemNo: Type.String({ description: "the own number of the company that asks; '' where it has none, and for a visitor" }),
  pictureUrl: Type.String(),
  price: Type.String({ description: "yuan; '' for a visitor and for 价格详询" }),
  hasTierPrices: Type.Boolean(),
  deliveryTime: Type.String(),
  dynamicDeliveryTimeId: Type.Integer(),
  salesPackUom: Type.String(),
  packQty: Type.Integer(),
  packUom: Type.String(),
  minOrderQty: Type.Integer(),
  stepValue: Type.Integer(),
  isActive: Type.Boolean(),
  showCart: Type.Boolean(),
  showInquiry: Type.Boolean(),
  comparisonAttributeJson: Type.Record(Type.String(), Type.String()),
  skuDto: Type.Object({ withPrice: Type.Boolean(), ...PriceView.properties }),
});
export type ComparisonEntry = Static<typeof ComparisonEntry>;

/** The list after a change; `msg` is a warning to show when it isn't empty. */
export const ComparisonList = Type.Object({ msg: Type.String(), items: Type.Array(ComparisonEntry) });
export type ComparisonList = Static<typeof ComparisonList>;

/** What search engines read of a page that compares SKUs. */
export const ComparisonSeo = Type.Object({ title: Type.String(), keywords: Type.String(), description: Type.String() });
export type ComparisonSeo = Static<typeof ComparisonSeo>;
