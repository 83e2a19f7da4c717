import Type, { type Static } from 'typebox';
import { addressCalls } from './account-address.ts';
import { invoiceTitleCalls } from './account-invoice.ts';
import { loginCalls } from './account-login.ts';
import { defineCall } from './define-call.ts';

export { CustomerAddress } from './account-address.ts';
export { CaptchaChallenge, LoginResult, ScanQrCode } from './account-credentials.ts';
export { CustomerInvoice } from './account-invoice.ts';

/** Who is signed in (rules roles 3, 5, 7, 8, 12; account 3–5). */
export const CustomerInfo = Type.Object({
  kpId: Type.Integer(),
  customerId: Type.Integer(),
  customerName: Type.String({ description: 'the contact person' }),
  companyZH: Type.String({ description: 'the company' }),
  cellPhone: Type.String({ description: 'masked: 138****8000' }),
  userRole: Type.Integer(),
  owner: Type.Integer({ description: '0: nobody in particular' }),
  cs: Type.Integer({ description: '0: nobody in particular' }),
  isPublic: Type.Boolean(),
  imgUrl: Type.String(),
  enableAuthorized: Type.Boolean(),
  isManager: Type.Boolean(),
  hasShowBalancePayment: Type.Boolean(),
  isBlackCard: Type.Boolean(),
  isPasswordGenerated: Type.Boolean({ description: 'no password of its own yet: remind to set one' }),
  operator: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()], { description: 'a simulated session' }),
});
export type CustomerInfo = Static<typeof CustomerInfo>;

export const ContactPerson = Type.Object({ id: Type.Integer(), contactName: Type.String(), contactNameDesc: Type.String() });
export type ContactPerson = Static<typeof ContactPerson>;

/** Prepaid money of the company, in fen and as the page shows it. */
export const CustomerBalance = Type.Object({
  balanceFen: Type.Integer(),
  balanceAmount: Type.String(),
  freePaymentLimitFen: Type.Integer(),
  hasPaymentPassword: Type.Boolean(),
});
export type CustomerBalance = Static<typeof CustomerBalance>;

const short = Type.Optional(Type.String({ maxLength: 200 }));

export const accountCalls = {
  ...loginCalls,
  ...addressCalls,
  ...invoiceTitleCalls,
  validate: defineCall({
    method: 'POST',
    path: '/api/customer/Validate',
    summary: '令牌是否有效',
    access: 'public',
    response: Type.Object({ isValid: Type.Boolean(), kpId: Type.Integer({ description: '0 if not valid' }) }),
  }),
  getCustomerInfo: defineCall({
    method: 'POST',
    path: '/api/customer/GetCustomerInfo',
    summary: '当前联系人信息',
    access: 'login',
    response: CustomerInfo,
  }),
  getAllKpByCustomerId: defineCall({
    method: 'GET',
    path: '/api/customer/GetAllKpByCustomerId',
    summary: '本企业的联系人',
    access: 'login',
    response: Type.Array(ContactPerson),
  }),
  getLayoutStatistics: defineCall({
    method: 'GET',
    path: '/api/customer/GetLayoutStatistics',
    summary: '页头角标：询价数、购物车数（访客为0）',
    access: 'public',
    response: Type.Object({ inquiryCount: Type.Integer(), shoppingCartCount: Type.Integer() }),
  }),
  checkCompanyIsActivityLevel: defineCall({
    method: 'GET',
    path: '/api/customer/checkCompanyIsActivityLevel',
    summary: '企业是否参加等级活动',
    access: 'login',
    response: Type.Boolean(),
  }),
  getCustomerBalance: defineCall({
    method: 'GET',
    path: '/api/customer/GetCustomerBalance',
    summary: '预付款余额',
    access: 'login',
    response: CustomerBalance,
  }),
  addPromotionChannelRecord: defineCall({
    method: 'POST',
    path: '/api/customer/AddPromotionChannelRecord',
    summary: '推广渠道记录',
    access: 'public',
    body: Type.Object({
      source: short,
      medium: short,
      term: short,
      content: short,
      campaign: short,
      operationType: Type.Integer({ minimum: 0, maximum: 99 }),
      requestUrl: Type.String({ maxLength: 2000 }),
      pretoken: short,
    }),
    response: Type.Boolean(),
  }),
};
