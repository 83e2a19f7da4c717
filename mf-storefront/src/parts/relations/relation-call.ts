import { call } from '@mall/mf-kit';

/** 1 complete substitute, 2 mandatory accessory, 3 optional accessory, 6 optional substitute (rule product 9). */
export type RelationTypeId = 1 | 2 | 3 | 6;

export const relationPageSize = 5;

export const relationCall = (skuNumber: string, relatedSkuType: RelationTypeId, pageIndex: number) =>
  call('product.querySkuRelationBySkuNumber', { pager: { pageIndex, pageSize: relationPageSize }, query: { skuNumber, relatedSkuType } });
