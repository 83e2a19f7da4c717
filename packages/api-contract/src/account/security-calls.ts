import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { attempt } from './attempt.ts';
import { Captcha, NewPassword, Password } from './credential-shapes.ts';
import { paymentSafetyCalls } from './payment-safety-calls.ts';
import { SecuritySettings } from './security-shapes.ts';

const own = { access: 'login', right: 'none' } as const;

/** A person's passwords and devices (rules account 35–39). */
export const securityCalls = {
  ...paymentSafetyCalls,
  getSecuritySettings: defineCall({
    method: 'GET',
    path: '/api/customer/GetSecuritySettings',
    summary: '安全设置：密码、支付密码、免密额度、二次验证、已登录的设备',
    ...own,
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    response: SecuritySettings,
    refusals: ['SECURITY_NOT_YOURS'],
  }),
  sendSecurityCode: defineCall({
    method: 'POST',
    path: '/api/customer/SendSecurityCode',
    summary: '向本人手机发送验证码（支付密码、二次验证）',
    ...own,
    effect: 'write',
    body: Type.Object(Captcha),
    response: Type.Object({ resendAfterSeconds: Type.Integer(), cellPhone: Type.String({ description: 'masked' }) }),
    refusals: ['CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'SMS_TOO_SOON', 'SMS_TOO_MANY', 'SMS_NOT_SENT'],
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/api/customer/ChangePassword',
    summary: '修改登录密码；其他设备随之退出',
    ...own,
    effect: 'write',
    body: Type.Object({ oldPassword: Password, newPassword: NewPassword, ...Captcha }),
    response: Type.Boolean(),
    refusals: [...attempt, 'LOGIN_PASSWORD_WRONG', 'PASSWORD_WEAK', 'PASSWORD_UNCHANGED'],
  }),
  endDevice: defineCall({
    method: 'POST',
    path: '/api/customer/EndDevice',
    summary: '结束一个设备的登录；不给 id 则结束其他所有设备',
    ...own,
    effect: 'write',
    seePrices: 'blanked',
    body: Type.Object({ id: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })) }),
    response: SecuritySettings,
    refusals: ['SECURITY_NOT_YOURS'],
  }),
};
