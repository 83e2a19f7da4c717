import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { PrivateBrandSaving, SheetChange, SheetEdit, SheetFault } from './draft-shapes.ts';
import { DraftId, InquiryId, wholeSheet } from './fields.ts';
import { Inquiry, InquiryAttachment } from './sheet-shapes.ts';

const ofInquiry = Type.Object({ id: InquiryId });
const login = { access: 'login', effect: 'write' } as const;
const refusals = ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT'] as const;

/** The draft sheet as a whole: one a contact person, the same that the side menu's basket shows. */
export const sheetCalls = {
  createEmptyQuotation: defineCall({
    ...login,
    ...{ right: 'none', inSimulation: true, seePrices: 'blanked' },
    method: 'POST',
    path: '/api/inquiry/CreateEmptyQuotation',
    summary: '开始一张空询价单；已有草稿时返回草稿，不清空',
    response: Inquiry,
  }),
  getUnSubmittedInquirySheet: defineCall({
    method: 'POST',
    path: '/api/inquiry/GetUnSubmittedInquirySheet',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    summary: '未提交的询价单；没有时 id 为0',
    query: Type.Object({
      isFixedRightMune: Type.Optional(Type.Boolean({ description: 'for the side menu: the newest 20 lines only' })),
      inquiryId: DraftId,
    }),
    response: Inquiry,
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
  clearTempInquiryData: defineCall({
    ...login,
    ...{ right: 'none', seePrices: 'blanked' },
    method: 'POST',
    path: '/api/inquiry/ClearTempInquiryData/{id}',
    summary: '清空草稿：所有行与附件',
    params: ofInquiry,
    response: Inquiry,
    refusals,
  }),
  updateInquirySheet: defineCall({
    ...login,
    ...{ right: 'none', inSimulation: true, seePrices: 'blanked' },
    method: 'POST',
    path: '/api/inquiry/UpdateInquirySheet',
    idempotent: true,
    summary: '保存草稿的改动：备注、项目号、地区、行、附件；全部或不改',
    body: SheetEdit,
    bodyAtMost: wholeSheet,
    response: SheetChange,
    refusals: [...refusals, 'INQUIRY_ITEM_NOT_FOUND', 'FILE_NOT_FOUND', 'ATTACHMENTS_FULL', 'INQUIRY_REGION_UNKNOWN'],
  }),
  validateUpdateInquirySheet: defineCall({
    method: 'POST',
    path: '/api/inquiry/ValidateUpdateInquirySheet',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    summary: '若保存这些改动，草稿还有什么不能提交；不改任何内容',
    body: SheetEdit,
    bodyAtMost: wholeSheet,
    response: Type.Object({ isValid: Type.Boolean(), faults: Type.Array(SheetFault) }),
    refusals: [...refusals, 'INQUIRY_ITEM_NOT_FOUND'],
  }),
  getInquiryAttachmentListByInquirId: defineCall({
    method: 'GET',
    path: '/api/inquiry/GetInquiryAttachmentListByInquirId/{id}',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    summary: '询价单的附件，下载地址会过期',
    params: ofInquiry,
    response: Type.Array(InquiryAttachment),
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
  getPbTotalDiscountInfo: defineCall({
    method: 'GET',
    path: '/api/inquiry/GetPbTotalDiscountInfo/{id}',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    summary: '自有品牌已节省与还可节省的金额',
    params: ofInquiry,
    response: PrivateBrandSaving,
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
};
