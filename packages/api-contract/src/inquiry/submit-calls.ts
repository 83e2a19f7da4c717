import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { CartAddition } from '../cart/shapes.ts';
import { SheetEdit, Submission } from './draft-shapes.ts';
import { InquiryId, ItemId, Remark, UploadedFile, wholeSheet } from './fields.ts';

const write = { method: 'POST', access: 'login', effect: 'write', right: 'none', idempotent: true } as const;
const ofDraft = ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT'] as const;
const submitting = ['INQUIRY_NOT_FOUND', 'INQUIRY_INCOMPLETE'] as const;
const ofInquiry = Type.Object({ id: InquiryId });

/** How a draft ends: as an inquiry, or in the cart (rules inquiry 10, 19, 21, 33). Submitting again answers with the inquiry there is. */
export const submitCalls = {
  submitQuotation: defineCall({
    ...write,
    path: '/api/inquiry/SubmitQuotation/{id}',
    summary: '提交询价单；重复提交返回同一单',
    params: ofInquiry,
    response: Submission,
    refusals: submitting,
  }),
  submitQuotationAndGetWxPubQrcode: defineCall({
    ...write,
    path: '/api/inquiry/SubmitQuotationAndGetWxPubQrcode/{id}',
    // The same act; the page that shows the way to the phone gets the code with it.
    summary: '提交询价单，并返回在手机上查看它的二维码',
    params: ofInquiry,
    response: Type.Object({ ...Submission.properties, qrCode: Type.String({ description: 'a data URL of an SVG' }) }),
    refusals: submitting,
  }),
  updateInquirySheetAndSubmitQuotation: defineCall({
    ...write,
    path: '/api/inquiry/UpdateInquirySheetAndSubmitQuotation',
    summary: '保存改动并提交，一起成功或一起不做',
    body: SheetEdit,
    bodyAtMost: wholeSheet,
    response: Submission,
    refusals: [...ofDraft, 'INQUIRY_INCOMPLETE', 'INQUIRY_ITEM_NOT_FOUND', 'FILE_NOT_FOUND', 'ATTACHMENTS_FULL', 'INQUIRY_REGION_UNKNOWN'],
  }),
  updateInquirySheetAndAddSkusToCart: defineCall({
    ...write,
    inSimulation: true,
    path: '/api/inquiry/UpdateInquirySheetAndAddSkusToCart',
    summary: '保存改动，并把勾选且已确定商品的行加入购物车；加不进的说明原因，询价单保留',
    body: SheetEdit,
    bodyAtMost: wholeSheet,
    response: Type.Object({
      added: Type.Array(CartAddition),
      refused: Type.Array(Type.Object({ itemId: Type.Integer(), sku: Type.String(), message: Type.String() })),
      totalProducts: Type.Integer(),
    }),
    refusals: [...ofDraft, 'INQUIRY_ITEM_NOT_FOUND', 'FILE_NOT_FOUND', 'ATTACHMENTS_FULL', 'INQUIRY_REGION_UNKNOWN'],
  }),
  createQuotationWithCustomerFile: defineCall({
    ...write,
    path: '/api/inquiry/CreateQuotationWithCustomerFile',
    summary: '只凭文件询价：立即提交，由员工录入；草稿不受影响',
    body: Type.Object({ uploadFilePath: UploadedFile, remark: Type.Optional(Remark) }),
    response: Submission,
    refusals: ['FILE_NOT_FOUND'],
  }),
  deleteInquiryAttachmentById: defineCall({
    method: 'POST',
    path: '/api/inquiryTableIdentify/deleteInquiryAttachmentById',
    access: 'login',
    effect: 'write',
    right: 'none',
    summary: '删除草稿的一个附件',
    query: Type.Object({ id: ItemId }),
    response: Type.Object({ removed: Type.Boolean() }),
    refusals: [...ofDraft],
  }),
  saveStatisticsDataSourceItems: defineCall({
    method: 'POST',
    path: '/api/inquiry/SaveStatisticsDataSourceItems/{id}',
    access: 'login',
    effect: 'write',
    right: 'none',
    summary: '页面所见的行来源：粘贴、文件、手写；之后在询价单的行上可见',
    params: ofInquiry,
    body: Type.Object({
      items: Type.Array(Type.Object({ itemId: ItemId, source: Type.Enum(['page', 'typed', 'pasted', 'file']) }), { maxItems: 1000 }),
    }),
    response: Type.Object({ saved: Type.Integer() }),
    refusals: [...ofDraft],
  }),
  saveStatisticsDataByTimespan: defineCall({
    method: 'POST',
    path: '/api/inquiry/SaveStatisticsDataByTimespan',
    access: 'login',
    effect: 'write',
    right: 'none',
    summary: '页面计的填写用时，累加到询价单，在询价单上可见',
    body: Type.Object({ inquiryId: InquiryId, seconds: Type.Integer({ minimum: 0, maximum: 86_400 }) }),
    response: Type.Object({ workingSeconds: Type.Integer() }),
    refusals: [...ofDraft],
  }),
};
