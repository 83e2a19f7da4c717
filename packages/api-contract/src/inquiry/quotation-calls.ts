import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import {
  InquiryCounts,
  InquiryId,
  InquiryList,
  InquiryListQuestion,
  InquirySearch,
  InquiryState,
  Quotation,
  ShortCode,
} from './quotation-shapes.ts';
import { Inquiry } from './sheet-shapes.ts';

const OfId = Type.Object({ id: InquiryId });
const Base64 = Type.Object({ needBase64: Type.Optional(Type.Boolean({ description: 'with the QR code of its page' })) });

/** Reading quotations (rules inquiry 10, 22, 23, 30). */
export const quotationCalls = {
  getInquiryPagedList: defineCall({
    method: 'POST',
    path: '/api/inquiry/GetInquiryPagedList',
    summary: '询价单列表，最新在前；管理员看全公司，其他人看自己的',
    access: 'login',
    effect: 'read',
    body: InquiryListQuestion,
    response: InquiryList,
  }),
  getInquiryPagedListCount: defineCall({
    method: 'POST',
    path: '/api/inquiry/GetInquiryPagedListCount',
    summary: '询价单数量，按状态',
    access: 'login',
    effect: 'read',
    body: Type.Object(InquirySearch),
    response: InquiryCounts,
  }),
  getInquiryById: defineCall({
    method: 'GET',
    path: '/api/inquiry/GetInquiryById/{id}',
    summary: '询价单全文',
    access: 'login',
    effect: 'read',
    params: OfId,
    query: Base64,
    response: Type.Object({ ...Inquiry.properties, qrBase64: Type.String({ description: 'of its page, where needBase64 asks; else ""' }) }),
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
  getInquiryByShortCode: defineCall({
    method: 'GET',
    path: '/api/inquiry/GetInquiryByShortCode/{code}',
    summary: '凭短码查看报价单，无需登录；停止分享后即失效',
    access: 'public',
    effect: 'read',
    perMinute: 60,
    params: Type.Object({ code: ShortCode }),
    query: Base64,
    response: Quotation,
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
  getInquiryInfoByInquiryId: defineCall({
    method: 'GET',
    path: '/api/inquiry/GetInquiryInfoByInquiryId/{id}',
    summary: '报价单文档；本人或持有未过期凭证（GetExportInquiryUrl）者可看',
    access: 'public',
    effect: 'read',
    perMinute: 60,
    params: OfId,
    query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 120 })) }),
    response: Quotation,
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_QUOTED'],
  }),
  getInquiryWxSchemeResultByShortCode: defineCall({
    method: 'GET',
    path: '/api/inquiry/GetInquiryWxSchemeResultByShortCode/{code}',
    summary: '分享的报价单在微信中打开的地址与二维码',
    access: 'public',
    effect: 'read',
    perMinute: 60,
    params: Type.Object({ code: ShortCode }),
    response: Type.Object({ url: Type.String(), qrBase64: Type.String() }),
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
  shareInquiry: defineCall({
    method: 'POST',
    path: '/api/inquiry/ShareInquiry/{id}',
    summary: '分享报价单：给出短码，再次分享仍是同一个',
    access: 'login',
    effect: 'write',
    params: OfId,
    response: Type.Object({ shortCode: Type.String(), url: Type.String() }),
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_QUOTED'],
  }),
  stopSharingInquiry: defineCall({
    method: 'POST',
    path: '/api/inquiry/StopSharingInquiry/{id}',
    summary: '停止分享：短码作废',
    access: 'login',
    effect: 'write',
    params: OfId,
    response: InquiryState,
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
};
