import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { SheetChange } from './draft-shapes.ts';
import { DraftId, InquiryId, ItemId, ItemIds, Quantity, Remark, Sku } from './fields.ts';
import { InquiryCandidate, InquiryProduct } from './line-shapes.ts';

const writing = { effect: 'write', right: 'none', inSimulation: true, seePrices: 'blanked' } as const;
const write = { method: 'POST', access: 'login', ...writing, response: SheetChange } as const;
const ofDraft = ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT', 'INQUIRY_ITEM_NOT_FOUND'] as const;

/** What else a line could be: candidates, other brands' equivalents, the private brand's cheaper part. */
export const candidateCalls = {
  getInquiryItemCandidates: defineCall({
    method: 'GET',
    path: '/api/inquiry/GetInquiryItemCandidates/{itemId}',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    summary: '一行的候选商品与其他品牌的替代品，按这一行的数量计价',
    params: Type.Object({ itemId: ItemId }),
    response: Type.Object({
      itemId: Type.Integer(),
      candidates: Type.Array(InquiryCandidate, { description: 'best first' }),
      equivalents: Type.Array(InquiryProduct, { description: 'of the line’s SKU, complete substitutes first' }),
    }),
    refusals: ['INQUIRY_ITEM_NOT_FOUND'],
  }),
  updateInquiryItemBySku: defineCall({
    ...write,
    path: '/api/inquiry/UpdateInquiryItemBySku',
    summary: '为一行选定商品：候选之一或任何商品；有客户物料号的记为本公司的物料号',
    query: Type.Object({ inquiryId: DraftId, itemId: ItemId, sku: Sku }),
    refusals: [...ofDraft, 'INQUIRY_SKU_UNKNOWN'],
  }),
  updateInquiryItemBySkuWithItem: defineCall({
    ...write,
    path: '/api/inquiry/updateInquiryItemBySkuWithItem',
    // The same act; the page that chooses in a dialog sets quantity and remark in one go.
    summary: '为一行选定商品，同时修改数量与备注',
    body: Type.Object({
      inquiryId: DraftId,
      itemId: ItemId,
      sku: Sku,
      quantity: Type.Optional(Quantity),
      remark: Type.Optional(Remark),
    }),
    refusals: [...ofDraft, 'INQUIRY_SKU_UNKNOWN'],
  }),
  confirmInquiryItems: defineCall({
    ...write,
    path: '/api/inquiry/ConfirmInquiryItems',
    summary: '一次确认多个相似行的首选商品；与客户所述有差异的行不在其内，须逐行确认',
    body: Type.Object({
      inquiryId: DraftId,
      items: Type.Array(Type.Object({ itemId: ItemId, sku: Sku }), {
        minItems: 1,
        maxItems: 1000,
        description: 'with what the page showed: a line that is taken for something else now stays as it is',
      }),
    }),
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT'],
  }),
  unconfirmInquiryItems: defineCall({
    ...write,
    path: '/api/inquiry/UnconfirmInquiryItems',
    summary: '撤销一次确认：这些行恢复为相似待确认',
    body: Type.Object({ inquiryId: DraftId, ids: ItemIds }),
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT'],
  }),
  updateInquiryHuoYeRepalace: defineCall({
    ...write,
    path: '/api/inquiry/UpdateInquiryHuoYeRepalace',
    summary: '一行换成自有品牌更便宜的商品',
    body: Type.Object({ inquiryId: DraftId, itemId: ItemId }),
    refusals: [...ofDraft, 'INQUIRY_NOTHING_TO_REPLACE'],
  }),
  updateInquiryHuoYeRepalaceBranch: defineCall({
    ...write,
    path: '/api/inquiry/updateInquiryHuoYeRepalaceBranch/{id}',
    summary: '多行换成自有品牌；不指名时为全部可以替换的行',
    params: Type.Object({ id: InquiryId }),
    body: Type.Object({ ids: Type.Optional(ItemIds) }),
    refusals: [...ofDraft, 'INQUIRY_NOTHING_TO_REPLACE'],
  }),
  restoreInquiryHuoYeRepalace: defineCall({
    ...write,
    path: '/api/inquiry/RestoreInquiryHuoYeRepalace',
    summary: '换回原来的商品；不指名时为全部换过的行',
    body: Type.Object({ inquiryId: DraftId, ids: Type.Optional(ItemIds) }),
    refusals: ofDraft,
  }),
};
