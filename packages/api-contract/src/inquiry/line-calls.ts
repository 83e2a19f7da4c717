import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { SheetChange } from './draft-shapes.ts';
import { DraftId, InquiryId, ItemId, ItemIds, Quantity, Remark, Sku, Words } from './fields.ts';

const writing = { effect: 'write', right: 'none', inSimulation: true, seePrices: 'blanked' } as const;
const write = { method: 'POST', access: 'login', ...writing, response: SheetChange } as const;
const ofLine = ['INQUIRY_ITEM_NOT_FOUND'] as const;
const ofInquiry = Type.Object({ id: InquiryId });

/** Single lines of the draft. Whose draft it is the session says: a line of anybody else's is not found. */
export const lineCalls = {
  addInquiryItemIntoDraft: defineCall({
    ...write,
    path: '/api/inquiry/addInquiryItemIntoDraft',
    idempotent: true,
    summary: '把商品加为询价单的一行，可带客户自己的型号与品牌；同一商品可以有多行',
    body: Type.Object({
      sku: Sku,
      quantity: Quantity,
      partnumber_customer: Type.Optional(Words),
      brand_customer: Type.Optional(Words),
    }),
    refusals: ['INQUIRY_SKU_UNKNOWN', 'INQUIRY_FULL'],
  }),
  insertNewQuotationItem: defineCall({
    ...write,
    path: '/api/inquiry/insertNewQuotationItem',
    idempotent: true,
    summary: '插入一行手写的需求并立即匹配：整句话，或分开的型号、品牌、品名、规格',
    body: Type.Object({
      inquiryId: DraftId,
      afterItemId: Type.Optional(ItemId),
      text: Type.Optional(Type.String({ maxLength: 500 })),
      itemNo: Type.Optional(Words),
      partnumber_customer: Type.Optional(Words),
      brand_customer: Type.Optional(Words),
      name: Type.Optional(Words),
      specification: Type.Optional(Words),
      quantity: Type.Optional(Quantity),
      remark: Type.Optional(Remark),
    }),
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT', 'INQUIRY_ITEM_NOT_FOUND', 'INQUIRY_FULL', 'INQUIRY_LIST_UNREADABLE'],
  }),
  deleteInquiryItem: defineCall({
    ...write,
    path: '/api/inquiry/deleteInquiryItem',
    summary: '删除一行；已经没有的行不算错',
    query: Type.Object({ itemId: ItemId }),
  }),
  deleteQuotationDraftItemBatch: defineCall({
    ...write,
    path: '/api/inquiry/deleteQuotationDraftItemBatch',
    // deleteInquiryItem for many: one call, one transaction.
    summary: '删除多行',
    body: Type.Object({ ids: ItemIds }),
  }),
  updateInquiryItemQuantity: defineCall({
    ...write,
    path: '/api/inquiry/updateInquiryItemQuantity',
    summary: '修改数量；价格、库存与货期随之重算',
    body: Type.Object({ itemId: ItemId, quantity: Quantity }),
    refusals: ofLine,
  }),
  updateInquiryItemRemark: defineCall({
    ...write,
    path: '/api/inquiry/updateInquiryItemRemark',
    summary: '修改行备注',
    body: Type.Object({ itemId: ItemId, remark: Remark }),
    refusals: ofLine,
  }),
  updateCostmerPartnumberAndBrand: defineCall({
    ...write,
    path: '/api/inquiry/updateCostmerPartnumberAndBrand',
    summary: '修改客户自己的型号与品牌，未选定的行重新匹配',
    body: Type.Object({ itemId: ItemId, partnumber_customer: Words, brand_customer: Words }),
    refusals: ofLine,
  }),
  mergeInquiryItemsBySku: defineCall({
    ...write,
    path: '/api/inquiry/MergeInquiryItemsBySku/{id}',
    summary: '合并某一商品的所有行',
    params: ofInquiry,
    body: Type.Object({ sku: Sku }),
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT'],
  }),
  mergeInquiryItems: defineCall({
    ...write,
    path: '/api/inquiry/MergeInquiryItems/{id}',
    summary: '合并所有商品相同的行；数量相加，超过9999的不合并',
    params: ofInquiry,
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT'],
  }),
};
