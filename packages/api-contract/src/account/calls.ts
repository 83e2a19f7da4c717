import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { addressCalls } from './address-calls.ts';
import { balanceCalls } from './balance-calls.ts';
import { invoiceReceiverCalls } from './invoice-receiver-calls.ts';
import { invoiceTitleCalls } from './invoice-title-calls.ts';
import { loginCalls } from './login-calls.ts';
import { manufacturerCalls } from './manufacturer-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { securityCalls } from './security-calls.ts';
import { ContactPerson, CustomerBalance, CustomerInfo } from './shapes.ts';
import { staffInvitationCalls } from './staff-invitation-calls.ts';

const short = Type.Optional(Type.String({ maxLength: 200 }));

export const accountCalls = {
  ...loginCalls,
  ...addressCalls,
  ...invoiceReceiverCalls,
  ...invoiceTitleCalls,
  ...balanceCalls,
  ...manufacturerCalls,
  ...peopleCalls,
  ...securityCalls,
  ...staffInvitationCalls,
  validate: defineCall({
    method: 'POST',
    path: '/api/customer/Validate',
    summary: '令牌是否有效',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Object({ isValid: Type.Boolean(), kpId: Type.Integer({ description: '0 if not valid' }) }),
  }),
  getCustomerInfo: defineCall({
    method: 'POST',
    path: '/api/customer/GetCustomerInfo',
    summary: '当前联系人信息',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    response: CustomerInfo,
  }),
  getAllKpByCustomerId: defineCall({
    method: 'GET',
    path: '/api/customer/GetAllKpByCustomerId',
    summary: '本企业的联系人',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(ContactPerson),
  }),
  getLayoutStatistics: defineCall({
    method: 'GET',
    path: '/api/customer/GetLayoutStatistics',
    summary: '页头角标：询价数、购物车数（访客为0）',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Object({
      inquiryCount: Type.Integer(),
      shoppingCartCount: Type.Integer(),
      notificationCount: Type.Integer({ description: 'unread ones' }),
      approvalCount: Type.Integer({ description: 'requests that wait for one’s word' }),
    }),
  }),
  checkCompanyIsActivityLevel: defineCall({
    method: 'GET',
    path: '/api/customer/checkCompanyIsActivityLevel',
    summary: '企业是否参加等级活动',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    response: Type.Boolean(),
  }),
  getCustomerBalance: defineCall({
    method: 'GET',
    path: '/api/customer/GetCustomerBalance',
    summary: '预付款余额',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    response: CustomerBalance,
  }),
  addPromotionChannelRecord: defineCall({
    method: 'POST',
    path: '/api/customer/AddPromotionChannelRecord',
    summary: '推广渠道记录',
    access: 'public',
    effect: 'write',
    perMinute: 30,
    body: Type.Object({
      source: short,
      medium: short,
      term: short,
      content: short,
      campaign: short,
      bdVid: short,
      operationType: Type.Integer({ minimum: 0, maximum: 99 }),
      requestUrl: Type.String({ maxLength: 2000 }),
      pretoken: short,
    }),
    response: Type.Boolean(),
  }),
};
