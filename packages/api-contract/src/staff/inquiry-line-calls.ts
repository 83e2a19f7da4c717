import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Why } from './fields.ts';
import { StaffInquiryLine } from './inquiry-shapes.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const OfLine = { inquiryId: Id, lineId: Id };
const staff = { method: 'POST', access: 'staff', roles: ['sales'] } as const;
const change = ['INQUIRY_NOT_FOUND', 'INQUIRY_STATUS_CHANGED'] as const;

/** Lines of an inquiry as staff answer them, saved one by one (rules inquiry 12, 29, 51, 52). */
export const staffLineCalls = {
  addInquiryLine: defineCall({
    ...staff,
    path: '/api/staff/AddInquiryLine',
    summary: '员工：按客户的附件补录一行',
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      inquiryId: Id,
      said: Type.String({ minLength: 1, maxLength: 500 }),
      quantity: Type.Integer({ minimum: 1, maximum: 9999 }),
      why: Why,
    }),
    response: StaffInquiryLine,
    refusals: [...change, 'INQUIRY_FULL'],
  }),
  quoteInquiryLine: defineCall({
    ...staff,
    path: '/api/staff/QuoteInquiryLine',
    summary: '员工：为一行报价（价格、适用数量、交货天数、替代品、备注）；未接手的随之接手',
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      ...OfLine,
      sku: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: 'left out: the SKU of the line' })),
      priceFen: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
      quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999, description: 'of a line that was asked for without one' })),
      fromQuantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999, description: 'left out: what was asked for' })),
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365, description: 'left out: as the SKU promises' })),
      remark: Type.Optional(Type.String({ maxLength: 200 })),
      why: Why,
    }),
    response: StaffInquiryLine,
    refusals: [...change, 'INQUIRY_LINE_NOT_FOUND', 'INQUIRY_OFFER_INVALID', 'SKU_NOT_FOUND'],
  }),
  refuseInquiryLine: defineCall({
    ...staff,
    path: '/api/staff/RefuseInquiryLine',
    summary: '员工：这一行不报价，说明原因',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ ...OfLine, why: Type.String({ minLength: 1, maxLength: 200, description: 'the buyer reads it' }) }),
    response: StaffInquiryLine,
    refusals: [...change, 'INQUIRY_LINE_NOT_FOUND'],
  }),
};
