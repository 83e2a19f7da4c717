import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { FileLink, InquiryId, ShortCode } from './quotation-shapes.ts';

const OfId = Type.Object({ id: InquiryId });
const OfCode = Type.Object({ code: ShortCode });

/** Papers of an inquiry (rule inquiry 22): links that expire after ten minutes and open one file. */
export const paperCalls = {
  inquiryPaper: defineCall({
    method: 'GET',
    path: '/api/download/inquiry/{pass}',
    summary: '下载询价单的一个文件：地址由下列调用给出，十分钟内有效，无需登录',
    access: 'public',
    effect: 'read',
    file: true,
    params: Type.Object({ pass: Type.String({ maxLength: 200 }) }),
    response: Type.String({ description: 'the file' }),
  }),
  exportInquirySheet: defineCall({
    method: 'GET',
    path: '/api/inquiry/ExportInquirySheet/{id}',
    summary: '导出询价明细 Excel：客户原文与匹配结果，草稿也可（isdraf）',
    access: 'login',
    effect: 'read',
    params: OfId,
    query: Type.Object({ isdraf: Type.Optional(Type.Boolean({ description: 'a draft, too' })) }),
    response: FileLink,
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
  exportInquirySheeByShortCode: defineCall({
    method: 'GET',
    path: '/api/inquiry/ExportInquirySheeByShortCode/{code}',
    summary: '凭短码导出报价单 Excel',
    access: 'public',
    effect: 'read',
    perMinute: 30,
    params: OfCode,
    response: FileLink,
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
  getExportInquiryUrl: defineCall({
    method: 'GET',
    path: '/api/inquiry/GetExportInquiryUrl/{id}',
    summary: '报价单文档页的地址，限时无需登录即可打开与打印',
    access: 'login',
    effect: 'read',
    params: OfId,
    response: FileLink,
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_QUOTED'],
  }),
  getExportInquiryUrlShortCode: defineCall({
    method: 'GET',
    path: '/api/inquiry/GetExportInquiryUrlShortCode/{code}',
    summary: '凭短码取报价单 PDF 的限时地址',
    access: 'public',
    effect: 'read',
    perMinute: 30,
    params: OfCode,
    response: FileLink,
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
  exportInquiryExcel: defineCall({
    method: 'GET',
    path: '/api/inquiry/ExportInquiryExcel/{id}',
    summary: '导出报价单 Excel：报价、货期、合计',
    access: 'login',
    effect: 'read',
    params: OfId,
    response: FileLink,
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_QUOTED'],
  }),
  getInquiryPdfUrl: defineCall({
    method: 'POST',
    path: '/api/common/GetInquiryPdfUrl',
    summary: '报价单 PDF 的限时地址',
    access: 'login',
    effect: 'read',
    body: Type.Object({ inquiryId: InquiryId }),
    response: FileLink,
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_QUOTED'],
  }),
};
