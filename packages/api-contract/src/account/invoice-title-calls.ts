import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { fields, Id } from './invoice-title-fields.ts';
import { CustomerInvoice } from './invoice-title-shapes.ts';

const ById = Type.Object({ id: Id });

export const invoiceTitleCalls = {
  getCustomerInvoices: defineCall({
    method: 'GET',
    path: '/api/customer/GetCustomerInvoices',
    summary: '发票抬头，默认抬头在前',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(CustomerInvoice),
  }),
  saveCustomerInvoice: defineCall({
    method: 'POST',
    path: '/api/customer/SaveCustomerInvoice',
    summary: '新增（无 id）或修改发票抬头；专用发票须填税号、注册地址、电话、开户行和账号',
    access: 'login',
    effect: 'write',
    right: 'none',
    idempotent: true,
    body: Type.Object({
      id: Type.Optional(Id),
      type: fields.type,
      title: fields.title,
      isElectronic: Type.Optional(fields.isElectronic),
      taxNumber: Type.Optional(fields.taxNumber),
      registerAddress: Type.Optional(fields.registerAddress),
      registerPhone: Type.Optional(fields.registerPhone),
      bank: Type.Optional(fields.bank),
      bankAccount: Type.Optional(fields.bankAccount),
      email: Type.Optional(fields.email),
      isDefault: Type.Optional(fields.isDefault),
    }),
    response: CustomerInvoice,
    refusals: ['INVOICE_TITLE_INCOMPLETE', 'INVOICE_TAX_NUMBER_INVALID', 'INVOICE_TITLE_TOO_MANY'],
  }),
  deleteCustomerInvoice: defineCall({
    method: 'POST',
    path: '/api/customer/DeleteCustomerInvoice',
    summary: '删除发票抬头',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: ById,
    response: Type.Boolean(),
  }),
  setDefaultCustomerInvoice: defineCall({
    method: 'POST',
    path: '/api/customer/SetDefaultCustomerInvoice',
    summary: '设为默认发票抬头',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: ById,
    response: Type.Boolean(),
  }),
};
