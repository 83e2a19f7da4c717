import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { Invoice, InvoiceId, InvoiceState } from '../invoice/shapes.ts';
import { Why } from './fields.ts';

const StaffInvoice = Type.Object({
  ...Invoice.properties,
  customerId: Type.Integer(),
  customerName: Type.String(),
  isUrgent: Type.Boolean(),
  urgentRemark: Type.String(),
  attempts: Type.Integer({ description: 'how often its issuer was asked' }),
});

/** Invoices, for staff (rule invoice 16). */
export const staffInvoiceCalls = {
  listInvoices: defineCall({
    method: 'POST',
    path: '/api/staff/ListInvoices',
    summary: '员工：发票，最新在前；失败的待处理',
    access: 'staff',
    roles: ['finance'],
    effect: 'read',
    body: Type.Object({
      state: Type.Optional(InvoiceState),
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      customerId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    response: Paged(StaffInvoice),
  }),
  reissueInvoice: defineCall({
    method: 'POST',
    path: '/api/staff/ReissueInvoice',
    summary: '员工：重新开具失败的发票，抬头有误的可更正',
    access: 'staff',
    roles: ['finance'],
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      invoiceId: InvoiceId,
      title: Type.Optional(Type.String({ minLength: 2, maxLength: 60, description: 'left out: as it is' })),
      taxNumber: Type.Optional(Type.String({ maxLength: 20, pattern: '^[0-9A-Z]{15,20}$' })),
      why: Why,
    }),
    response: StaffInvoice,
    refusals: ['INVOICE_NOT_FOUND', 'INVOICE_NOT_FAILED'],
  }),
};
export type StaffInvoice = Type.Static<typeof StaffInvoice>;
