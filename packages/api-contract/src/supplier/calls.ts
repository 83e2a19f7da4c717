import Type from 'typebox';
import { Captcha } from '../account/credential-shapes.ts';
import { defineCall } from '../call/define-call.ts';
import { BusinessLicense } from '../ocr/shapes.ts';
import { SupplierApplication, SupplierFields, SupplierFile, SupplierFileId, SupplierPass } from './shapes.ts';
import { staffSupplierCalls } from './staff-supplier-calls.ts';

const anybody = { access: 'public', method: 'POST' } as const;

/** A company offers its goods to the mall; who applies has no account (rules supplier 1–8). */
export const supplierCalls = {
  ...staffSupplierCalls,
  beginSupplierApply: defineCall({
    ...{ ...anybody, path: '/api/supplier/BeginSupplierApply', effect: 'write', perMinute: 6 },
    summary: '开始一份供应商申请：先通过验证，得到只属于这份申请的凭据；24小时内提交',
    body: Type.Object(Captcha),
    response: Type.Object({ pass: Type.String(), endsAt: Type.String() }),
    refusals: ['CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'SUPPLIER_BUSY'],
  }),
  uploadSupplierFile: defineCall({
    ...{ ...anybody, path: '/api/supplier/UploadSupplierFile', effect: 'write', upload: true, perMinute: 30 },
    summary: '供应商申请的材料：jpg、png、webp 图片或 pdf，单个最大10 MB，一份申请最多8个共30 MB',
    query: Type.Object({ pass: SupplierPass }),
    response: SupplierFile,
    refusals: ['SUPPLIER_NOT_FOUND', 'SUPPLIER_NOT_OPEN', 'SUPPLIER_FILES_FULL', 'FILE_TYPE_REFUSED', 'FILE_TOO_LARGE', 'FILE_EMPTY'],
  }),
  removeSupplierFile: defineCall({
    ...{ ...anybody, path: '/api/supplier/RemoveSupplierFile', effect: 'write', perMinute: 60 },
    summary: '移除供应商申请的一个材料',
    body: Type.Object({ pass: SupplierPass, file: SupplierFileId }),
    response: Type.Array(SupplierFile),
    refusals: ['SUPPLIER_NOT_FOUND', 'SUPPLIER_NOT_OPEN'],
  }),
  readSupplierLicence: defineCall({
    ...{ ...anybody, path: '/api/supplier/ReadSupplierLicence', effect: 'read', perMinute: 10, patienceMs: 55_000 },
    summary: '识别已上传的营业执照，填入申请；由申请人核对',
    body: Type.Object({ pass: SupplierPass, file: SupplierFileId }),
    response: BusinessLicense,
    refusals: [
      ...(['SUPPLIER_NOT_FOUND', 'SUPPLIER_NOT_OPEN', 'SUPPLIER_FILE_UNKNOWN'] as const),
      ...(['OCR_UNREADABLE', 'OCR_OTHER_DOCUMENT', 'OCR_UNCLEAR', 'OCR_AWAY'] as const),
    ],
  }),
  addSupplierApply: defineCall({
    ...{ ...anybody, path: '/api/supplier/AddSupplierApply', effect: 'write', perMinute: 30 },
    summary: '提交供应商申请；待补充时再次提交。同一企业只有一份审核中或已通过的申请',
    body: Type.Object({ pass: SupplierPass, ...SupplierFields }),
    response: SupplierApplication,
    refusals: [
      ...(['SUPPLIER_NOT_FOUND', 'SUPPLIER_NOT_OPEN', 'SUPPLIER_FILE_UNKNOWN', 'SUPPLIER_ALREADY_APPLIED'] as const),
      ...(['SUPPLIER_CATEGORY_UNKNOWN', 'SUPPLIER_CODE_INVALID'] as const),
    ],
  }),
  getSupplierApply: defineCall({
    ...{ access: 'public', method: 'GET', path: '/api/supplier/GetSupplierApply', effect: 'read', perMinute: 240 },
    summary: '一份供应商申请的进度与内容，凭其链接查看；链接会过期',
    query: Type.Object({ pass: SupplierPass }),
    response: SupplierApplication,
    refusals: ['SUPPLIER_NOT_FOUND'],
  }),
};
