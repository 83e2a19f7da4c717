import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { SheetChange } from './draft-shapes.ts';
import { DraftId, ItemId, ItemIds } from './fields.ts';

const writing = { effect: 'write', right: 'none', inSimulation: true, seePrices: 'blanked' } as const;
const write = { method: 'POST', access: 'login', ...writing, response: SheetChange } as const;

/** Which lines are meant: one, several each its own way, or many one way. All three are one act, told in the three forms that callers have. */
export const selectionCalls = {
  updateQuotationItemSelectedStatus: defineCall({
    ...write,
    path: '/api/inquiry/UpdateQuotationItemSelectedStatus',
    summary: '勾选或取消一行',
    body: Type.Object({ itemId: ItemId, isSelected: Type.Boolean() }),
    refusals: ['INQUIRY_ITEM_NOT_FOUND'],
  }),
  selectCustomerInquirySkus: defineCall({
    ...write,
    path: '/api/inquiry/SelectCustomerInquirySkus',
    summary: '逐行指定勾选状态',
    body: Type.Object({
      items: Type.Array(Type.Object({ id: ItemId, isSelected: Type.Boolean() }), { minItems: 1, maxItems: 1000 }),
    }),
    refusals: ['INQUIRY_ITEM_NOT_FOUND'],
  }),
  updateQuotationPartialItemsSelectedStatus: defineCall({
    ...write,
    path: '/api/inquiry/UpdateQuotationPartialItemsSelectedStatus',
    summary: '勾选或取消多行；不指名时为全部',
    body: Type.Object({ inquiryId: DraftId, ids: Type.Optional(ItemIds), isSelected: Type.Boolean() }),
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT', 'INQUIRY_ITEM_NOT_FOUND'],
  }),
};
