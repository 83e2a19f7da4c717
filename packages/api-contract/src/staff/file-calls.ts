import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';

const opens = { method: 'GET', access: 'staff', effect: 'read', file: true, response: Type.String({ description: 'the file' }) } as const;
const file = Type.Optional(Type.String({ maxLength: 200 }));

/** Files that customers and suppliers brought, as the staff's pages open them. They answer the file itself. */
export const staffFileCalls = {
  downloadOssFile: defineCall({
    ...{ ...opens, path: '/api/staff/DownloadOssFile', roles: ['sales'] },
    summary: '员工：打开询价附件、售后凭证或厂家资料中的一个文件',
    query: Type.Object({ file }),
  }),
  downloadCreditFile: defineCall({
    ...{ ...opens, path: '/api/staff/DownloadCreditFile', roles: ['credit'] },
    summary: '员工：打开账期申请的一张照片，记下是谁、为什么',
    query: Type.Object({ file, customerId: Type.Optional(Type.String({ maxLength: 20 })), why: Type.Optional(Type.String()) }),
  }),
  downloadSupplierFile: defineCall({
    ...{ ...opens, path: '/api/staff/DownloadSupplierFile', roles: ['content'] },
    summary: '员工：打开供应商申请的一个文件，记下是谁',
    query: Type.Object({ file }),
  }),
};
