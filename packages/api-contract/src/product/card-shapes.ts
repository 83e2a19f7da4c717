import Type, { type Static } from 'typebox';
import { PriceView } from '../pricing/shapes.ts';
import { PromiseView, StockView } from '../stock/shapes.ts';

/** For the smallest quantity in the sale region; its name follows from the id. */
const { dynamicDeliveryTimeName, ...promise } = PromiseView.properties;

const Flag = Type.Optional(Type.Boolean({ description: 'absent means false' }));

/**
 * A SKU as lists, search and the product page show it (rules product 2, 3; pricing 1). Prices are empty and stock is absent for a visitor.
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
  ...promise,
  ...Type.Partial(StockView).properties,
  defaultThumbUrl: Type.String(),
  isActive: Type.Boolean({ description: 'false: 该商品已下架' }),
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
  economic: Type.Optional(
    Type.Boolean({ description: '经济型: each of its complete substitutes has a list price at least a tenth higher; absent means false' }),
  ),
  returnPolicy: Type.Optional(Type.Boolean({ description: '支持退换: no part made to order, no clearance; absent means false' })),
  has3DModel: Type.Optional(Type.Boolean({ description: '3D: there is a model to look at and to keep; absent means false' })),
  ownerBrandRecommendSku: Type.Optional(Type.String({ description: 'the private brand’s SKU that can replace it (火也替代)' })),
  customerSkuItemNo: Type.Optional(Type.String({ description: 'the own number of the company that asks; absent where it has none' })),
});
export type SkuCard = Static<typeof SkuCard>;

/** A substitute or accessory: related types 1 complete substitute, 2 mandatory accessory, 3 optional accessory, 6 optional substitute. */
export const RelatedSku = Type.Object({
  ...SkuCard.properties,
  typeId: Type.Integer(),
  typeDesc: Type.String(),
  relationRemark: Type.String(),
  dynamicDeliveryTimeName,
});
export type RelatedSku = Static<typeof RelatedSku>;

/** An attribute and the values that can be chosen, in the order of sizes. */
export const AttributeValues = Type.Object({ key: Type.String(), value: Type.Array(Type.String()) });
export type AttributeValues = Static<typeof AttributeValues>;

/** Related SKUs of one product; `skus` are those of the page. */
export const RelatedGroup = Type.Object({
  productId: Type.Integer(),
  typeId: Type.Integer({ description: '0 where nothing relates them' }),
  typeDesc: Type.String(),
  name: Type.String(),
  count: Type.Integer({ description: 'SKUs of it that fit' }),
  actualAttributes: Type.Array(AttributeValues),
  skus: Type.Array(SkuCard),
});
export type RelatedGroup = Static<typeof RelatedGroup>;
