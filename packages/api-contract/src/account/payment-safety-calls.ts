import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { attempt } from './attempt.ts';
import { Captcha, MobileCode } from './credential-shapes.ts';
import { Above, SecuritySettings } from './security-shapes.ts';

const SixDigits = Type.String({ pattern: '^\\d{6}$' });
const own = { access: 'login', right: 'none' } as const;

/** What guards payments out of the company's own accounts (rules account 37, 38, 41). */
export const paymentSafetyCalls = {
  provePayment: defineCall({
    method: 'POST',
    path: '/api/customer/ProvePayment',
    summary: '大额付款的短信验证：通过后，本设备5分钟内的下一笔付款无需再验证',
    access: 'login',
    right: 'pay',
    effect: 'write',
    body: Type.Object({ mobileCode: MobileCode, ...Captcha }),
    response: Type.Boolean(),
    refusals: [...attempt, 'SMS_CODE_WRONG'],
  }),
  setPaymentPassword: defineCall({
    method: 'POST',
    path: '/api/customer/SetPaymentPassword',
    summary: '凭短信验证码设置企业的支付密码',
    access: 'login',
    right: 'manage',
    effect: 'write',
    seePrices: 'blanked',
    body: Type.Object({ password: SixDigits, mobileCode: MobileCode, ...Captcha }),
    response: SecuritySettings,
    refusals: [...attempt, 'SMS_CODE_WRONG', 'PAYMENT_PASSWORD_WEAK', 'SECURITY_NOT_YOURS'],
  }),
  setFreePaymentLimit: defineCall({
    method: 'POST',
    path: '/api/customer/SetFreePaymentLimit',
    summary: '免密支付额度，凭支付密码',
    access: 'login',
    right: 'manage',
    effect: 'write',
    seePrices: 'blanked',
    body: Type.Object({ limitFen: Type.Integer({ minimum: 0, maximum: 5_000_000 }), password: SixDigits }),
    response: SecuritySettings,
    refusals: [...(['PAYMENT_PASSWORD_NOT_SET', 'PAYMENT_PASSWORD_WRONG', 'PAYMENT_PASSWORD_LOCKED'] as const), 'SECURITY_NOT_YOURS'],
  }),
  setPaymentSecondStep: defineCall({
    method: 'POST',
    path: '/api/customer/SetPaymentSecondStep',
    summary: '超过多少金额的付款需短信验证码：本人的，或（主管）整个企业的；放宽须凭短信验证码',
    ...own,
    effect: 'write',
    seePrices: 'blanked',
    body: Type.Object({
      aboveFen: Above,
      isOfCompany: Type.Boolean(),
      mobileCode: Type.Optional(MobileCode),
      ...Captcha,
    }),
    response: SecuritySettings,
    refusals: [...attempt, 'SMS_CODE_WRONG', 'RIGHT_TO_MANAGE_MISSING', 'SECURITY_NOT_YOURS'],
  }),
};
