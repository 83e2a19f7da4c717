import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { SkuNumber } from '../pricing/shapes.ts';

const ItemNo = Type.String({ maxLength: 100, description: 'at most 40 characters once tidied; empty takes it away' });
const Kept = Type.Object({ skuNumber: Type.String(), customerSkuItemNo: Type.String({ description: "'' when there is none" }) });

/** A company's own numbers for SKUs (rules product 7, 21–23). */
export const itemNoCalls = {
  saveCustomerSkuItemNo: defineCall({
    method: 'POST',
    path: '/api/product/SaveCustomerSkuItemNo/{skuNumber}',
    summary: '保存本企业的物料号',
    access: 'login',
    effect: 'write',
    right: 'none',
    params: Type.Object({ skuNumber: SkuNumber }),
    body: Type.Object({ customerSkuItemNo: ItemNo }),
    response: Kept,
    refusals: ['SKU_NOT_FOUND', 'ITEM_NO_INVALID'],
  }),
  editCustomerSkuItemNo: defineCall({
    method: 'POST',
    path: '/api/product/EditCustomerSkuItemNo',
    summary: '批量修改本企业的物料号：全部成功或全部不变',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: Type.Object({
      items: Type.Array(Type.Object({ skuNumber: SkuNumber, customerSkuItemNo: ItemNo }), { minItems: 1, maxItems: 50 }),
    }),
    response: Type.Array(Kept),
    refusals: ['SKU_NOT_FOUND', 'ITEM_NO_INVALID'],
  }),
};
