import Type from 'typebox';
import { BalanceTopUp } from '../account/balance-calls.ts';
import { ManufacturerApplication } from '../account/manufacturer-calls.ts';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { Why } from './fields.ts';

const Id = Type.String({ pattern: '^[a-z0-9]{26}$' });
const page = {
  pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
};
const ofCompany = { customerId: Type.Integer(), customerName: Type.String() };
const StaffTopUp = Type.Object({ ...BalanceTopUp.properties, ...ofCompany, bankReference: Type.String() });
const StaffManufacturer = Type.Object({ ...ManufacturerApplication.properties, ...ofCompany });

/** Deposits by transfer, and who says they are a manufacturer, for staff (rules account 44, 48). */
export const staffCompanyCalls = {
  listTopUps: defineCall({
    method: 'POST',
    path: '/api/staff/ListTopUps',
    summary: '员工：待确认的充值转账，最早在前',
    access: 'staff',
    roles: ['finance'],
    effect: 'read',
    body: Type.Object(page),
    response: Paged(StaffTopUp),
  }),
  confirmTopUp: defineCall({
    method: 'POST',
    path: '/api/staff/ConfirmTopUp',
    summary: '员工：充值转账已到账（金额须一致，银行流水号只用一次）',
    access: 'staff',
    roles: ['finance'],
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      id: Id,
      amountFen: Type.Integer({ minimum: 1 }),
      bankReference: Type.String({ minLength: 1, maxLength: 60 }),
      why: Why,
    }),
    response: StaffTopUp,
    refusals: ['TOP_UP_NOT_WAITING', 'TOP_UP_AMOUNT_DIFFERS', 'TOP_UP_REFERENCE_USED'],
  }),
  listManufacturers: defineCall({
    method: 'POST',
    path: '/api/staff/ListManufacturers',
    summary: '员工：待审核的厂家认证，最早在前',
    access: 'staff',
    roles: ['sales'],
    effect: 'read',
    body: Type.Object(page),
    response: Paged(StaffManufacturer),
  }),
  answerManufacturer: defineCall({
    method: 'POST',
    path: '/api/staff/AnswerManufacturer',
    summary: '员工：通过或驳回厂家认证，驳回须说明原因',
    access: 'staff',
    roles: ['sales'],
    effect: 'write',
    idempotent: true,
    body: Type.Object({ id: Id, isApproved: Type.Boolean(), answer: Type.String({ maxLength: 200 }), why: Why }),
    response: StaffManufacturer,
    refusals: ['MANUFACTURER_NOT_WAITING', 'MANUFACTURER_ANSWER_MISSING'],
  }),
};
export type StaffTopUp = Type.Static<typeof StaffTopUp>;
export type StaffManufacturer = Type.Static<typeof StaffManufacturer>;
