import { invoiceLinkDays, invoicesAtOnce } from '@mall/domain/invoice';
import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { LogisticsTrace } from '../delivery/shapes.ts';
import { invoiceFileCalls } from './file-calls.ts';
import { invoiceRequestCalls } from './request-calls.ts';
import { Invoice, InvoiceId, InvoiceLine, InvoiceLink, InvoiceState, OrderInvoicing } from './shapes.ts';

const OrderId = Type.String({ minLength: 1, maxLength: 40 });

/** Invoices of the company: what there is, and what is asked for (rules invoice 5–20). */
export const invoiceCalls = {
  ...invoiceRequestCalls,
  ...invoiceFileCalls,
  getInvoicePagedList: defineCall({
    method: 'POST',
    path: '/api/invoice/GetInvoicePagedList',
    summary: '企业发票，最新在前',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      state: Type.Optional(InvoiceState),
      kind: Type.Optional(Type.Enum(['blue', 'red'])),
      keyword: Type.Optional(Type.String({ maxLength: 60, description: 'number of the invoice, its request or an order; title' })),
      from: Type.Optional(Type.String({ format: 'date', description: 'first day, Shanghai' })),
      to: Type.Optional(Type.String({ format: 'date', description: 'last day, Shanghai' })),
    }),
    response: Type.Object({
      ...Paged(Invoice).properties,
      openOrders: Type.Integer({ description: 'orders with goods that were shipped and are not invoiced yet' }),
      openFen: Type.Integer(),
    }),
  }),
  getInvoice: defineCall({
    method: 'GET',
    path: '/api/invoice/GetInvoice/{id}',
    summary: '一张发票的明细与开票进度',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    params: Type.Object({ id: InvoiceId }),
    response: Type.Object({ ...Invoice.properties, lines: Type.Array(InvoiceLine), traces: Type.Array(LogisticsTrace) }),
    refusals: ['INVOICE_NOT_FOUND'],
  }),
  getOrderInvoicing: defineCall({
    method: 'GET',
    path: '/api/invoice/GetOrderInvoicing/{orderId}',
    summary: '一个订单的开票情况',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    params: Type.Object({ orderId: OrderId }),
    response: OrderInvoicing,
    refusals: ['ORDER_NOT_FOUND'],
  }),
  shareInvoices: defineCall({
    method: 'POST',
    path: '/api/invoice/ShareInvoices',
    summary: '给财务的免登录链接：只含所选发票，到期失效',
    access: 'login',
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      invoiceIds: Type.Array(InvoiceId, { minItems: 1, maxItems: invoicesAtOnce, uniqueItems: true }),
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: invoiceLinkDays.most, default: invoiceLinkDays.usual })),
    }),
    response: InvoiceLink,
    refusals: ['INVOICE_NOT_FOUND', 'INVOICE_NOT_ISSUED', 'INVOICE_LINKS_TOO_MANY'],
  }),
  getInvoicesByKey: defineCall({
    method: 'GET',
    path: '/api/invoice/GetInvoicesByKey/{key}',
    summary: '凭链接查看发票，无需登录',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    perMinute: 60,
    params: Type.Object({ key: Type.String({ maxLength: 80 }) }),
    response: Type.Object({
      companyName: Type.String(),
      expiresAt: Type.String(),
      zipUrl: Type.String({ description: 'all of them as one file' }),
      invoices: Type.Array(Invoice),
    }),
    refusals: ['INVOICE_LINK_OVER'],
  }),
};
