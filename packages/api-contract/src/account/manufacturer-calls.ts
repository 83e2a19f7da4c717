import Type, { type Static } from 'typebox';
import { defineCall } from '../call/define-call.ts';

const said = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** What a company says of itself as a manufacturer (rules account 47–49). */
export const ManufacturerFields = {
  companyName: said(60),
  licenceNumber: Type.String({ pattern: '^[0-9A-HJ-NP-RT-UW-Y]{18}$', description: '统一社会信用代码' }),
  brands: said(200),
  products: said(500),
  contact: said(30),
  phone: Type.String({ pattern: '^[0-9+ -]{7,20}$' }),
  proofs: Type.Array(Type.String({ maxLength: 60 }), {
    minItems: 1,
    maxItems: 12,
    description: 'files: licence, trade mark, authorisation',
  }),
};
export const ManufacturerApplication = Type.Object({
  id: Type.String(),
  companyName: Type.String(),
  licenceNumber: Type.String(),
  brands: Type.String(),
  products: Type.String(),
  contact: Type.String(),
  phone: Type.String(),
  proofs: Type.Array(Type.Object({ file: Type.String(), name: Type.String(), url: Type.String() })),
  status: Type.Enum(['submitted', 'approved', 'rejected', 'withdrawn']),
  statusName: Type.String(),
  answer: Type.String({ description: 'what staff said' }),
  createdAt: Type.String(),
  answeredAt: Type.String({ description: "'' while it waits" }),
});
export type ManufacturerApplication = Static<typeof ManufacturerApplication>;

export const manufacturerCalls = {
  getManufacturerApplications: defineCall({
    method: 'GET',
    path: '/api/customer/GetManufacturerApplications',
    summary: '厂家认证：本企业的申请，最新在前',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(ManufacturerApplication),
  }),
  applyAsManufacturer: defineCall({
    method: 'POST',
    path: '/api/customer/ApplyAsManufacturer',
    summary: '申请厂家认证；审核中或已通过时不能再次申请',
    access: 'login',
    right: 'manage',
    effect: 'write',
    idempotent: true,
    body: Type.Object(ManufacturerFields),
    response: ManufacturerApplication,
    refusals: ['MANUFACTURER_ALREADY_APPLIED', 'LICENCE_NUMBER_INVALID', 'FILE_NOT_FOUND'],
  }),
  withdrawManufacturerApplication: defineCall({
    method: 'POST',
    path: '/api/customer/WithdrawManufacturerApplication',
    summary: '撤回审核中的厂家认证申请',
    access: 'login',
    right: 'manage',
    effect: 'write',
    body: Type.Object({ id: Type.String({ pattern: '^[a-z0-9]{26}$' }) }),
    response: ManufacturerApplication,
    refusals: ['MANUFACTURER_NOT_WAITING'],
  }),
};
