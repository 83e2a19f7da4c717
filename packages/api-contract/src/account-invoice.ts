import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const ById = Type.Object({ id: Id });

const fields = {
  type: Type.Union([Type.Literal(1), Type.Literal(2)], { description: '1 增值税普通发票, 2 增值税专用发票' }),
  isElectronic: Type.Boolean(),
  title: Type.String({ minLength: 2, maxLength: 60 }),
  taxNumber: Type.String({ maxLength: 20, pattern: '^[0-9A-Z]*$' }),
  registerAddress: Type.String({ maxLength: 120 }),
  registerPhone: Type.String({ maxLength: 20 }),
  bank: Type.String({ maxLength: 60 }),
  bankAccount: Type.String({ maxLength: 30, pattern: '^[0-9 -]*$' }),
  email: Type.String({ maxLength: 60, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' }),
  isDefault: Type.Boolean(),
};

/** An invoice title of the company. */
export const CustomerInvoice = Type.Object({ id: Id, ...fields, typeName: Type.String() });
export type CustomerInvoice = Static<typeof CustomerInvoice>;

export const invoiceTitleCalls = {
  getCustomerInvoices: defineCall({
    method: 'GET',
    path: '/api/customer/GetCustomerInvoices',
    summary: '发票抬头，默认抬头在前',
    access: 'login',
    response: Type.Array(CustomerInvoice),
  }),
  saveCustomerInvoice: defineCall({
    method: 'POST',
    path: '/api/customer/SaveCustomerInvoice',
    summary: '新增（无 id）或修改发票抬头；专用发票须填税号、注册地址、电话、开户行和账号',
    access: 'login',
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
  }),
  deleteCustomerInvoice: defineCall({
    method: 'POST',
    path: '/api/customer/DeleteCustomerInvoice',
    summary: '删除发票抬头',
    access: 'login',
    body: ById,
    response: Type.Boolean(),
  }),
  setDefaultCustomerInvoice: defineCall({
    method: 'POST',
    path: '/api/customer/SetDefaultCustomerInvoice',
    summary: '设为默认发票抬头',
    access: 'login',
    body: ById,
    response: Type.Boolean(),
  }),
};
