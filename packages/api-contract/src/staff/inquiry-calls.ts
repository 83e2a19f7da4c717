import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { InquiryStatus } from '../inquiry/sheet-shapes.ts';
import { Why } from './fields.ts';
import { staffLineCalls } from './inquiry-line-calls.ts';
import { QuotingHelp, StaffInquiry, StaffInquiryCard } from './inquiry-shapes.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const OfLine = { inquiryId: Id, lineId: Id };
const roles = ['sales'] as const;
const staff = { method: 'POST', access: 'staff', roles } as const;
const change = ['INQUIRY_NOT_FOUND', 'INQUIRY_STATUS_CHANGED'] as const;

/** Quoting (rules inquiry 12, 28, 29; staff 5). */
export const staffInquiryCalls = {
  ...staffLineCalls,
  listInquiries: defineCall({
    ...staff,
    path: '/api/staff/ListInquiries',
    summary: '员工：询价单；待报价的等得最久的在前，其余最新在前',
    effect: 'read',
    body: Type.Object({
      filter: Type.Optional(
        Type.Enum(['waiting', 'mine', 'answered', 'all'], { description: 'waiting: not quoted yet; mine: taken up by me' }),
      ),
      status: Type.Optional(InquiryStatus),
      customerId: Type.Optional(Id),
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      ...Type.Partial(Pager).properties,
    }),
    response: Paged(StaffInquiryCard),
  }),
  getInquiry: defineCall({
    ...staff,
    path: '/api/staff/GetInquiry',
    summary: '员工：一张询价单与报价所需的数字',
    effect: 'read',
    body: Type.Object({ inquiryId: Id }),
    response: StaffInquiry,
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
  getQuotingHelp: defineCall({
    ...staff,
    path: '/api/staff/GetQuotingHelp',
    summary: '员工：为这一行换一个商品前，看它的价格、库存与货期',
    effect: 'read',
    body: Type.Object({ ...OfLine, sku: Type.String({ minLength: 1, maxLength: 40 }) }),
    response: QuotingHelp,
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_LINE_NOT_FOUND', 'SKU_NOT_FOUND'],
  }),
  takeUpInquiry: defineCall({
    ...staff,
    path: '/api/staff/TakeUpInquiry',
    summary: '员工：接手一张询价单',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ inquiryId: Id, why: Why }),
    response: StaffInquiryCard,
    refusals: [...change],
  }),
  askInquiryBuyer: defineCall({
    ...staff,
    path: '/api/staff/AskInquiryBuyer',
    summary: '员工：向客户提问，客户会收到短信',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ inquiryId: Id, question: Type.String({ minLength: 1, maxLength: 500 }) }),
    response: StaffInquiryCard,
    refusals: [...change],
  }),
  sendQuotation: defineCall({
    ...staff,
    path: '/api/staff/SendQuotation',
    summary: '员工：发出报价；缺的行逐一列出',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ inquiryId: Id, why: Why }),
    response: StaffInquiryCard,
    refusals: [...change, 'INQUIRY_LINES_OPEN'],
  }),
};
