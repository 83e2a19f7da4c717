import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const ById = Type.Object({ id: Id });

const fields = {
  consignee: Type.String({ minLength: 1, maxLength: 30 }),
  mobile: Type.String({ pattern: '^(1[3-9]\\d{9}|0\\d{2,3}-?\\d{7,8}(-\\d{1,6})?)$', description: 'mobile, or 021-58881234' }),
  company: Type.String({ maxLength: 60 }),
  stateProvinceId: Id,
  cityId: Id,
  districtId: Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: '0 where the city has no districts' }),
  detail: Type.String({ minLength: 2, maxLength: 120 }),
  zipCode: Type.String({ pattern: '^(\\d{6})?$' }),
  isDefault: Type.Boolean(),
};

/** A delivery address of the company. `region` is the three names together: 上海市浦东新区. */
export const CustomerAddress = Type.Object({
  id: Id,
  ...fields,
  stateProvince: Type.String(),
  city: Type.String(),
  district: Type.String(),
  region: Type.String(),
});
export type CustomerAddress = Static<typeof CustomerAddress>;

export const addressCalls = {
  getCustomerAddresses: defineCall({
    method: 'GET',
    path: '/api/customer/GetCustomerAddresses',
    summary: '收货地址，默认地址在前',
    access: 'login',
    response: Type.Array(CustomerAddress),
  }),
  saveCustomerAddress: defineCall({
    method: 'POST',
    path: '/api/customer/SaveCustomerAddress',
    summary: '新增（无 id）或修改收货地址',
    access: 'login',
    idempotent: true,
    body: Type.Object({
      id: Type.Optional(Id),
      ...fields,
      company: Type.Optional(fields.company),
      zipCode: Type.Optional(fields.zipCode),
      isDefault: Type.Optional(fields.isDefault),
    }),
    response: CustomerAddress,
  }),
  deleteCustomerAddress: defineCall({
    method: 'POST',
    path: '/api/customer/DeleteCustomerAddress',
    summary: '删除收货地址',
    access: 'login',
    body: ById,
    response: Type.Boolean(),
  }),
  setDefaultCustomerAddress: defineCall({
    method: 'POST',
    path: '/api/customer/SetDefaultCustomerAddress',
    summary: '设为默认收货地址',
    access: 'login',
    body: ById,
    response: Type.Boolean(),
  }),
};
