import { invoicesAtOnce } from '@mall/domain/invoice';
import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { FileLink } from '../inquiry/quotation-shapes.ts';
import { InvoiceId } from './shapes.ts';

/** Files of invoices (rules invoice 17, 18): addresses that expire and open what they name. */
export const invoiceFileCalls = {
  invoiceZip: defineCall({
    method: 'POST',
    path: '/api/download/InvoiceZip',
    summary: '把多张发票打成一个压缩包：返回一小时内有效的下载地址',
    access: 'login',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ invoiceIds: Type.Array(InvoiceId, { minItems: 1, maxItems: invoicesAtOnce, uniqueItems: true }) }),
    response: FileLink,
    refusals: ['INVOICE_NOT_FOUND', 'INVOICE_NOT_ISSUED', 'INVOICE_LINKS_TOO_MANY'],
  }),
  invoiceFile: defineCall({
    method: 'GET',
    path: '/api/download/invoice/{pass}',
    summary: '下载一张发票的文件：地址由其他调用给出，限时有效，无需登录',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    file: true,
    params: Type.Object({ pass: Type.String({ maxLength: 200 }) }),
    response: Type.String({ description: 'the file' }),
  }),
  invoicePack: defineCall({
    method: 'GET',
    path: '/api/download/invoices/{key}',
    summary: '下载一个链接的全部发票，zip；无需登录',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    file: true,
    params: Type.Object({ key: Type.String({ maxLength: 80 }) }),
    response: Type.String({ description: 'the file' }),
  }),
};
