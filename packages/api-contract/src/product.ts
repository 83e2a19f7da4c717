import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';
import { Paged, Pager } from './envelope.ts';
import { DiscountPurchaseLimit, PriceView, SkuNumber, ThresholdDescription, TierPrice, WarehouseStock } from './pricing.ts';

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

/** One choice of a configurable product, with what may be chosen. */
export const NonStandardOption = Type.Object({ key: Type.String(), values: Type.Array(Type.String()) });
const KeyValue = Type.Object({ key: Type.String(), value: Type.String() });
const SelectedAttributes = Type.Array(
  Type.Object({ key: Type.String({ minLength: 1, maxLength: 60 }), value: Type.String({ minLength: 1, maxLength: 60 }) }),
  { minItems: 1, maxItems: 20 },
);

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
  dynamicDeliveryTimeName: Type.String(),
  tierPrices: Type.Array(TierPrice),
  discountThresholdDescList: Type.Array(ThresholdDescription),
  discountPurchaseLimit: Type.Union([DiscountPurchaseLimit, Type.Null()]),
  currentWareHouseStockFree: Type.Union([Type.Integer(), Type.Null()]),
  warehouseStockDto: Type.Array(WarehouseStock),
  stockFreeIsHide: Type.Boolean(),
  relationCounts: Type.Array(Type.Object({ typeId: Type.Integer(), typeDesc: Type.String(), count: Type.Integer() }), {
    description: 'related types 1, 2, 3, 6 that have something, in this order',
  }),
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
      dynamicDeliveryTimeId: Type.Integer(),
      isActive: Type.Boolean(),
      showCart: Type.Boolean(),
      showInquiry: Type.Boolean(),
    }),
  ),
});
export type ProductSkuTable = Static<typeof ProductSkuTable>;

/** A substitute or accessory: related types 1 complete substitute, 2 mandatory accessory, 3 optional accessory, 6 optional substitute. */
export const RelatedSku = Type.Object({
  ...SkuCard.properties,
  typeId: Type.Integer(),
  typeDesc: Type.String(),
  relationRemark: Type.String(),
  dynamicDeliveryTimeName: Type.String(),
});
export type RelatedSku = Static<typeof RelatedSku>;

export const DeliveryTime = Type.Object({ dynamicDeliveryTimeId: Type.Integer(), dynamicDeliveryTimeName: Type.String() });
const NonStandardSku = Type.Object({
  manufacturerPartNumber: Type.String(),
  priceSub: Type.String({ description: "'' for a visitor" }),
  priceDecimal: Type.String(),
  finalAttributes: Type.Array(KeyValue),
  sourceSku: Type.String(),
});

export const productCalls = {
  searchSku: defineCall({
    method: 'POST',
    path: '/api/product/SearchSku/{sku}',
    summary: '商品详情',
    access: 'public',
    params: Type.Object({ sku: SkuNumber }),
    query: Type.Object({
      r: Type.Optional(Type.String({ maxLength: 60 })),
      t: Type.Optional(Type.String({ maxLength: 4 })),
      d: Type.Optional(Type.String({ maxLength: 8 })),
    }),
    body: Type.Object({
      clientType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      isFilterCustomerIdDiscount: Type.Optional(Type.Boolean()),
    }),
    response: SkuDetail,
  }),
  searchSpu: defineCall({
    method: 'POST',
    path: '/api/product/SearchSpu/{id}',
    summary: '产品（SPU）',
    access: 'public',
    params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    response: SpuDetail,
  }),
  getSkuListByProductId: defineCall({
    method: 'GET',
    path: '/api/product/GetSkuListByProductId',
    summary: '产品下的全部型号；给出 sku 时它所在的行一定在内',
    access: 'public',
    query: Type.Object({ productId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), sku: Type.Optional(SkuNumber) }),
    response: ProductSkuTable,
  }),
  getSkuDetailPicturesBySkuNumber: defineCall({
    method: 'GET',
    path: '/api/product/GetSkuDetailPicturesBySkuNumber/{sku}',
    summary: '商品图片',
    access: 'public',
    params: Type.Object({ sku: SkuNumber }),
    response: Type.Array(Type.Object({ thumbUrl: Type.String(), url: Type.String(), title: Type.String() })),
  }),
  querySkuRelationBySkuNumber: defineCall({
    method: 'POST',
    path: '/api/product/QuerySkuRelationBySkuNumber',
    summary: '替代与配件：1 完全替代，2 必配件，3 选配件，6 可选替代；不给类型则全部',
    access: 'public',
    body: Type.Object({
      pager: Type.Optional(Pager),
      query: Type.Object({
        skuNumber: SkuNumber,
        relatedSkuType: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(6)])),
      }),
    }),
    response: Type.Object({
      ...Paged(RelatedSku).properties,
      typeCounts: Type.Array(Type.Object({ typeId: Type.Integer(), typeDesc: Type.String(), count: Type.Integer() })),
    }),
  }),
  getAllDeliveryTime: defineCall({
    method: 'GET',
    path: '/api/product/GetAllDeliveryTime',
    summary: '货期名称',
    access: 'public',
    response: Type.Array(DeliveryTime),
  }),
  getAllDeliveryTimeDay: defineCall({
    method: 'GET',
    path: '/api/product/GetAllDeliveryTimeDay',
    summary: '货期天数范围',
    access: 'public',
    response: Type.Array(
      Type.Object({
        dynamicDeliveryTimeId: Type.Integer(),
        minDays: Type.Union([Type.Integer(), Type.Null()]),
        maxDays: Type.Union([Type.Integer(), Type.Null()], { description: 'null: no upper end, or unknown' }),
      }),
    ),
  }),
  generateNonStandardSku: defineCall({
    method: 'POST',
    path: '/api/product/GenerateNonStandardSku',
    summary: '按所选参数生成非标型号；同样的选择得到同一个型号',
    access: 'login',
    body: Type.Object({ sourceSku: SkuNumber, selectedAttributes: SelectedAttributes }),
    response: Type.Object({ sku: Type.String(), ...NonStandardSku.properties }),
  }),
  getNonStandardSkuPriceAndPartNumber: defineCall({
    method: 'POST',
    path: '/api/product/GetNonStandardSkuPriceAndPartNumber',
    summary: '所选参数的型号与价格（不生成）',
    access: 'public',
    body: Type.Object({ sourceSku: SkuNumber, selectedAttributes: SelectedAttributes }),
    response: NonStandardSku,
  }),
};
