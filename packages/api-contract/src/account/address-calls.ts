import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { fields, Id } from './address-fields.ts';
import { CustomerAddress } from './address-shapes.ts';

const ById = Type.Object({ id: Id });

export const addressCalls = {
  getCustomerAddresses: defineCall({
    method: 'GET',
    path: '/api/customer/GetCustomerAddresses',
    summary: '收货地址，默认地址在前',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(CustomerAddress),
  }),
  saveCustomerAddress: defineCall({
    method: 'POST',
    path: '/api/customer/SaveCustomerAddress',
    summary: '新增（无 id）或修改收货地址',
    access: 'login',
    effect: 'write',
    right: 'none',
    idempotent: true,
    body: Type.Object({
      id: Type.Optional(Id),
      ...fields,
      company: Type.Optional(fields.company),
      zipCode: Type.Optional(fields.zipCode),
      isDefault: Type.Optional(fields.isDefault),
    }),
    response: CustomerAddress,
    refusals: ['ADDRESS_REGION_INVALID', 'ADDRESS_TOO_MANY'],
  }),
  deleteCustomerAddress: defineCall({
    method: 'POST',
    path: '/api/customer/DeleteCustomerAddress',
    summary: '删除收货地址',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: ById,
    response: Type.Boolean(),
  }),
  setDefaultCustomerAddress: defineCall({
    method: 'POST',
    path: '/api/customer/SetDefaultCustomerAddress',
    summary: '设为默认收货地址',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: ById,
    response: Type.Boolean(),
  }),
};
