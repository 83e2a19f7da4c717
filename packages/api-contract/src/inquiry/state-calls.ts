import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { ChosenLines, InquiryId, InquiryState } from './quotation-shapes.ts';

const OfId = Type.Object({ id: InquiryId });
const OfInquiry = Type.Object({ inquiryId: InquiryId });

/** What a buyer does with a quotation (rules inquiry 10, 13, 25, 28, 31, 33). */
export const stateCalls = {
  cancelInquiry: defineCall({
    method: 'POST',
    path: '/api/inquiry/CancelInquiry',
    summary: '取消询价单；已取消的再取消一次仍是已取消',
    access: 'login',
    effect: 'write',
    right: 'none',
    idempotent: true,
    body: Type.Object({ inquiryId: InquiryId, reason: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: InquiryState,
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_STATUS_CHANGED'],
  }),
  customerReInuiry: defineCall({
    method: 'POST',
    path: '/api/inquiry/customerReInuiry',
    summary: '再次询价：按原明细新建并提交，指向原询价单',
    access: 'login',
    effect: 'write',
    right: 'none',
    idempotent: true,
    body: OfInquiry,
    response: InquiryState,
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_STATUS_CHANGED'],
  }),
  answerInquiryQuestion: defineCall({
    method: 'POST',
    path: '/api/inquiry/AnswerInquiryQuestion',
    summary: '回答报价员的问题',
    access: 'login',
    effect: 'write',
    right: 'none',
    idempotent: true,
    body: Type.Object({ inquiryId: InquiryId, answer: Type.String({ minLength: 1, maxLength: 500 }) }),
    response: InquiryState,
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_STATUS_CHANGED', 'INQUIRY_NOTHING_ASKED'],
  }),
  checkAndProcessCustomerInquiryStatus: defineCall({
    method: 'POST',
    path: '/api/inquiry/CheckAndProcessCustomerInquiryStatus/{id}',
    summary: '核对状态：有效期已过的即时过期，返回现状',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', inSimulation: true },
    params: OfId,
    response: InquiryState,
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
  updateInquiryTime: defineCall({
    method: 'POST',
    path: '/api/inquiry/UpdateInquiryTime/{id}',
    summary: '重新起算有效期：全部由商城自动报价且未下单的，按现价重新报价',
    access: 'login',
    effect: 'write',
    right: 'none',
    idempotent: true,
    params: OfId,
    response: InquiryState,
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_STATUS_CHANGED', 'INQUIRY_NOT_RENEWABLE'],
  }),
  checkInquiryStock: defineCall({
    method: 'POST',
    path: '/api/inquiry/CheckInquiryStock/{id}',
    summary: '下单前核对库存与货期，逐行说明不足之处',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    params: OfId,
    body: Type.Object({ lines: Type.Optional(ChosenLines) }),
    response: Type.Object({
      isEnough: Type.Boolean(),
      lines: Type.Array(
        Type.Object({
          id: Type.Integer(),
          sku: Type.String(),
          productName: Type.String(),
          quantity: Type.Integer(),
          short: Type.Integer({ description: 'pieces that no warehouse has' }),
          deliveryText: Type.String(),
          message: Type.String({ description: '"" where all of it is there' }),
        }),
      ),
    }),
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
  checkOrderSpecialPrice: defineCall({
    method: 'POST',
    path: '/api/inquiry/CheckOrderSpecialPrice',
    summary: '下单前核对报价是否仍然有效，逐行给出现价',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ inquiryId: InquiryId, lines: Type.Optional(ChosenLines) }),
    response: Type.Object({
      isHeld: Type.Boolean(),
      lines: Type.Array(
        Type.Object({
          id: Type.Integer(),
          sku: Type.String(),
          quantity: Type.Integer(),
          quotedFen: Type.Integer(),
          nowFen: Type.Union([Type.Integer(), Type.Null()], { description: 'null: 价格详询' }),
          isHeld: Type.Boolean(),
          message: Type.String({ description: '"" where the quoted price, or a lower one, is what it costs' }),
        }),
      ),
    }),
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_QUOTED'],
  }),
};
