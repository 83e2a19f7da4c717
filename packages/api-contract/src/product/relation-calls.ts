import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { SkuNumber } from '../pricing/shapes.ts';
import { AttributeValues, RelatedGroup, RelatedSku } from './card-shapes.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Kinds = Type.Array(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(6)]), { maxItems: 4 });
const Chosen = Type.String({ maxLength: 2000, description: "'key:value;', values of one key are alternatives" });

/** Which SKUs are meant: those related to one, of products, by numbers, or found by a keyword. */
const Among = {
  relationBySku: Type.Optional(SkuNumber),
  relationTypes: Type.Optional(Kinds),
  Keyword: Type.Optional(Type.String({ maxLength: 100 })),
  skuNumbers: Type.Optional(Type.Array(SkuNumber, { maxItems: 200 })),
  clientType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
};
const Attributes = {
  ...Among,
  attribute: Type.Optional(Chosen),
  ProductIds: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  showAllAttributes: Type.Optional(Type.Boolean({ description: 'attributes with a single value, too' })),
};

export const relationCalls = {
  getNonStandardSubstitutesSku: defineCall({
    method: 'POST',
    path: '/api/product/GetNonStandardSubstitutesSku',
    summary: '非标商品的完全替代（标准品）；由参数生成的型号按其来源取',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ skuNumber: SkuNumber, pager: Type.Optional(Pager) }),
    response: Paged(RelatedSku),
    refusals: ['SKU_NOT_FOUND'],
  }),
  customerSearchProductsToSkuDetail: defineCall({
    method: 'POST',
    path: '/api/product/CustomerSearchProductsToSkuDetail',
    summary: '按产品分组的商品：每页 5 个产品；给出 productId 时只取该产品，按页取其商品',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      ...Among,
      productId: Type.Optional(Id),
      attributes: Type.Optional(Chosen),
      type: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      searchProductTypeEnum: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      searchRelation: Type.Optional(Type.Object({ clientType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })) })),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, description: 'SKUs of each product; 2' })),
    }),
    response: Type.Object({
      ...Paged(RelatedGroup).properties,
      skuTotal: Type.Integer({ description: 'SKUs of all products that fit' }),
    }),
    refusals: ['SKU_NOT_FOUND'],
  }),
  searchProductAttributeToSkuDetail: defineCall({
    method: 'POST',
    path: '/api/product/SearchProductAttributeToSkuDetail',
    summary: '关联商品中仍可选择的参数',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object(Attributes),
    response: Type.Array(AttributeValues),
    refusals: ['SKU_NOT_FOUND'],
  }),
  searchProductAttribute: defineCall({
    method: 'POST',
    path: '/api/product/SearchProductAttribute',
    summary: '产品、编号或关键词所及商品的参数',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object(Attributes),
    response: Type.Array(AttributeValues),
    refusals: ['SKU_NOT_FOUND'],
  }),
};
