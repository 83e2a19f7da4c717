import Type, { type Static } from 'typebox';
import { defineCall } from '../call/define-call.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const ById = Type.Object({ id: Id });
const fields = {
  receiver: Type.String({ minLength: 1, maxLength: 30 }),
  phone: Type.String({ pattern: '^[0-9+ -]{7,20}$' }),
  email: Type.String({ maxLength: 60, pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' }),
};
const address = Type.String({ maxLength: 120, description: 'for paper ones' });

/** 收票信息: who receives the company's invoices. */
export const CustomerInvoiceReceiver = Type.Object({ id: Id, ...fields, address, isDefault: Type.Boolean() });
export type CustomerInvoiceReceiver = Static<typeof CustomerInvoiceReceiver>;

/** Who receives invoices (rule invoice 7). */
export const invoiceReceiverCalls = {
  getCustomerInvoiceReceivers: defineCall({
    method: 'GET',
    path: '/api/customer/GetCustomerInvoiceReceivers',
    summary: '收票信息，默认的在前',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(CustomerInvoiceReceiver),
  }),
  saveCustomerInvoiceReceiver: defineCall({
    method: 'POST',
    path: '/api/customer/SaveCustomerInvoiceReceiver',
    summary: '新增（无 id）或修改收票信息',
    access: 'login',
    effect: 'write',
    right: 'none',
    idempotent: true,
    body: Type.Object({
      id: Type.Optional(Id),
      ...fields,
      address: Type.Optional(address),
      isDefault: Type.Optional(Type.Boolean()),
    }),
    response: CustomerInvoiceReceiver,
    refusals: ['INVOICE_RECEIVER_TOO_MANY'],
  }),
  deleteCustomerInvoiceReceiver: defineCall({
    method: 'POST',
    path: '/api/customer/DeleteCustomerInvoiceReceiver',
    summary: '删除收票信息',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: ById,
    response: Type.Boolean(),
  }),
  setDefaultCustomerInvoiceReceiver: defineCall({
    method: 'POST',
    path: '/api/customer/SetDefaultCustomerInvoiceReceiver',
    summary: '设为默认收票信息',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: ById,
    response: Type.Boolean(),
  }),
};
