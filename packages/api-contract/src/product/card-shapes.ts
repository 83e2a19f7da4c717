import Type, { type Static } from 'typebox';
import { PriceView } from '../pricing/shapes.ts';

const Flag = Type.Optional(Type.Boolean({ description: 'absent means false' }));

/**
 * A SKU as lists, search and the product page show it (rules product 2, 3; pricing 1). Prices are empty for a visitor.
 * `attributesJson` keeps its order; list rows carry the first five. Rare flags are absent where they don't hold.
 */
export const SkuCard = Type.Object({
  skuNumber: Type.String(),
  productId: Type.Integer(),
  categoryId: Type.Integer(),
  productName: Type.String(),
  manufacturerId: Type.Integer(),
  manufacturerName: Type.String(),
  manufacturerPartNumber: Type.String(),
  orderCode: Type.String(),
  series: Type.String(),
  packQty: Type.Integer(),
  packUom: Type.String(),
  salesPackUom: Type.String(),
  minOrderQty: Type.Integer(),
  stepValue: Type.Integer(),
  attributesJson: Type.Record(Type.String(), Type.String()),
  ...PriceView.properties,
  dynamicDeliveryTimeId: Type.Integer({ description: 'for the smallest quantity in the sale region' }),
  defaultThumbUrl: Type.String(),
  isActive: Type.Boolean({ description: 'false: 该商品已下架' }),
  showCart: Type.Boolean(),
  showInquiry: Type.Boolean(),
  isNonStandard: Flag,
  isPrivateBrand: Flag,
  inquiryPrice: Flag,
  showShortSupply: Flag,
  dropShip: Flag,
  clearance: Flag,
  isFixedPrice: Flag,
  isBlackCardProduct: Flag,
  hasRelations: Flag,
  hasReplaces: Flag,
});
export type SkuCard = Static<typeof SkuCard>;

/** A substitute or accessory: related types 1 complete substitute, 2 mandatory accessory, 3 optional accessory, 6 optional substitute. */
export const RelatedSku = Type.Object({
  ...SkuCard.properties,
  typeId: Type.Integer(),
  typeDesc: Type.String(),
  relationRemark: Type.String(),
  dynamicDeliveryTimeName: Type.String(),
});
export type RelatedSku = Static<typeof RelatedSku>;
