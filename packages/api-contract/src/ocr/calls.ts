import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { BankLicense, BusinessLicense, IdCard, ReadAddress, ReadInvoice } from './shapes.ts';

const asking = { method: 'POST', access: 'login', effect: 'read', perMinute: 60 } as const;
/** A picture waits for its turn, then takes a few seconds. */
const reading = { ...asking, patienceMs: 55_000 } as const;
const refused = ['OCR_UNREADABLE', 'OCR_OTHER_DOCUMENT', 'OCR_UNCLEAR', 'OCR_AWAY'] as const;
/** A file of the own company that UploadFile kept; nothing is fetched from elsewhere. */
const ofFile = {
  ...reading,
  query: Type.Object({ fileUrl: Type.String({ maxLength: 300, description: 'what UploadFile answered: url, or file' }) }),
  refusals: [...refused, 'FILE_NOT_FOUND'],
} as const;
const ofUpload = { ...reading, upload: true, refusals: [...refused, 'FILE_TOO_LARGE'] } as const;

/** Pictures of documents become fields; a person looks at them and confirms (rules ocr 1–10). */
export const ocrCalls = {
  ocrBusinessLicenseByFileUrl: defineCall({
    ...ofFile,
    path: '/api/ocr/OcrBusinessLicenseByFileUrl',
    summary: '识别营业执照',
    response: BusinessLicense,
  }),
  ocrBankAccountLicenseByFileUrl: defineCall({
    ...ofFile,
    path: '/api/ocr/OcrBankAccountLicenseByFileUrl',
    summary: '识别开户许可证或基本存款账户信息',
    response: BankLicense,
  }),
  ocrIdCardByFileUrl: defineCall({
    ...ofFile,
    path: '/api/ocr/OcrIdCardByFileUrl',
    summary: '识别身份证的人像面、国徽面，或同一张图片上的两面',
    response: IdCard,
  }),
  ocrInvoice: defineCall({
    ...ofUpload,
    path: '/api/ocr/OcrInvoice',
    summary: '识别增值税发票或开票资料；图片不保存',
    response: ReadInvoice,
  }),
  ocrAddress: defineCall({
    ...ofUpload,
    path: '/api/ocr/OcrAddress',
    summary: '识别面单、便条或聊天截图上的地址；图片不保存',
    response: ReadAddress,
  }),
  splitAddress: defineCall({
    ...asking,
    path: '/api/ocr/SplitAddress',
    summary: '把粘贴的一行地址拆成地区、详细地址、收货人与电话',
    body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 400 }) }),
    response: ReadAddress,
    refusals: ['OCR_OTHER_DOCUMENT'],
  }),
};
