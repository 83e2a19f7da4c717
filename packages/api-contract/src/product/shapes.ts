import Type, { type Static } from 'typebox';
import { DiscountPurchaseLimit, PriceView, ThresholdDescription, TierPrice } from '../pricing/shapes.ts';
import { PromiseView, StockView } from '../stock/shapes.ts';
import { SkuCard } from './card-shapes.ts';
import { KeyValue } from './fields.ts';

/** One choice of a configurable product, with what may be chosen. */
export const NonStandardOption = Type.Object({ key: Type.String(), values: Type.Array(Type.String()) });
export const BreadcrumbItem = Type.Object({ id: Type.Integer(), name: Type.String(), level: Type.Integer(), url: Type.String() });

/** Everything the product page needs besides its table of SKUs. */
export const SkuDetail = Type.Object({
  ...SkuCard.properties,
  defaultPictureUrl: Type.String(),
  pictures: Type.Array(Type.Object({ thumbUrl: Type.String(), url: Type.String(), title: Type.String() })),
  breadcrumbs: Type.Array(BreadcrumbItem),
  spuName: Type.String({ description: 'name of the product (SPU) the SKU belongs to' }),
  spuSkuCount: Type.Integer(),
  description: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  options: Type.Array(NonStandardOption, { description: 'configurable products only' }),
  nonStandardSkuPrice: Type.Union([
    Type.Object({ priceSub: Type.String(), priceDecimal: Type.String(), finalAttributes: Type.Array(KeyValue), sourceSku: Type.String() }),
    Type.Null(),
  ]),
  isNonStandardAddCart: Type.Boolean({ description: 'a generated part: it can go into the cart; its source cannot' }),
  ...PromiseView.properties,
  tierPrices: Type.Array(TierPrice),
  discountThresholdDescList: Type.Array(ThresholdDescription),
  discountPurchaseLimit: Type.Union([DiscountPurchaseLimit, Type.Null()]),
  ...StockView.properties,
  relationCounts: Type.Array(Type.Object({ typeId: Type.Integer(), typeDesc: Type.String(), count: Type.Integer() }), {
    description: 'related types 1, 2, 3, 6 that have something, in this order',
  }),
  requestTypeId: Type.Union([Type.Literal(2), Type.Literal(3)], { description: '3: opened as a substitute (t=1)' }),
  requestId: Type.String(),
  resultDigits: Type.Integer(),
});
export type SkuDetail = Static<typeof SkuDetail>;

/** A product (SPU). */
export const SpuDetail = Type.Object({
  productId: Type.Integer(),
  name: Type.String(),
  series: Type.String(),
  categoryId: Type.Integer(),
  manufacturerId: Type.Integer(),
  manufacturerName: Type.String(),
  description: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  isNonStandard: Type.Boolean(),
  skuCount: Type.Integer(),
  defaultSkuNumber: Type.String(),
  defaultPictureUrl: Type.String(),
  breadcrumbs: Type.Array(BreadcrumbItem),
});
export type SpuDetail = Static<typeof SpuDetail>;

/** The table of a product's SKUs: `values[i]` belongs to `attributeKeys[i]`; attributes that are the same in all rows stand in `common`. */
export const ProductSkuTable = Type.Object({
  attributeKeys: Type.Array(Type.String()),
  common: Type.Array(KeyValue),
  total: Type.Integer(),
  items: Type.Array(
    Type.Object({
      skuNumber: Type.String(),
      productName: Type.String(),
      manufacturerPartNumber: Type.String(),
      orderCode: Type.String(),
      values: Type.Array(Type.String()),
      minOrderQty: Type.Integer(),
      stepValue: Type.Integer(),
      salesPackUom: Type.String(),
      packQty: Type.Integer(),
      packUom: Type.String(),
      ...PriceView.properties,
      ...PromiseView.properties,
      isActive: Type.Boolean(),
      showShortSupply: Type.Optional(Type.Boolean({ description: 'absent means false' })),
      inquiryPrice: Type.Optional(Type.Boolean({ description: 'absent means false' })),
    }),
  ),
});
export type ProductSkuTable = Static<typeof ProductSkuTable>;

export const DeliveryTime = Type.Object({ dynamicDeliveryTimeId: Type.Integer(), dynamicDeliveryTimeName: Type.String() });
