import { type CallOutput, call } from '@mall/mf-kit';

/** 1 complete substitute, 2 mandatory accessory, 3 optional accessory, 6 optional substitute (rule product 9). */
export type RelationTypeId = 1 | 2 | 3 | 6;
export type RelatedSku = CallOutput<'product.querySkuRelationBySkuNumber'>['items'][number];
export type RelatedGroup = CallOutput<'product.customerSearchProductsToSkuDetail'>['items'][number];

export const relationPageSize = 5;
/** SKUs of one product at a time (rule product 12). */
export const groupPageSize = 2;

export const relationCall = (skuNumber: string, relatedSkuType: RelationTypeId, pageIndex: number) =>
  call('product.querySkuRelationBySkuNumber', { pager: { pageIndex, pageSize: relationPageSize }, query: { skuNumber, relatedSkuType } });

/** Complete substitutes of a configurable product: all it has to show (rule product 10). */
export const substitutesCall = (skuNumber: string, pageIndex: number) =>
  call('product.getNonStandardSubstitutesSku', { skuNumber, pager: { pageIndex, pageSize: relationPageSize } });

export const groupsCall = (relationBySku: string, typeId: RelationTypeId, attributes: string, pageIndex: number) =>
  call('product.customerSearchProductsToSkuDetail', {
    relationBySku,
    relationTypes: [typeId],
    attributes,
    pageIndex,
    pageSize: groupPageSize,
  });

export const groupSkusCall = (relationBySku: string, typeId: RelationTypeId, productId: number, attributes: string, pageIndex: number) =>
  call('product.customerSearchProductsToSkuDetail', {
    ...{ relationBySku, relationTypes: [typeId], productId, attributes, pageIndex, pageSize: groupPageSize },
    ...{ searchProductTypeEnum: 2, searchRelation: { clientType: 1 } },
  });

export const choicesCall = (relationBySku: string, typeId: RelationTypeId, attribute: string) =>
  call('product.searchProductAttributeToSkuDetail', { relationBySku, relationTypes: [typeId], attribute, showAllAttributes: false });
