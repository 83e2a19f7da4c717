import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Captcha, CaptchaChallenge, CaptchaScope, CellPhone } from './credential-shapes.ts';

export const codeCalls = {
  getMobileCode: defineCall({
    method: 'POST',
    path: '/api/customer/GetMobileCode',
    summary: '获取短信验证码',
    access: 'public',
    effect: 'write',
    body: Type.Object({ cellPhone: CellPhone, ...Captcha }),
    response: Type.Object({ resendAfterSeconds: Type.Integer() }),
    refusals: ['CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'SMS_TOO_SOON', 'SMS_TOO_MANY', 'SMS_NOT_SENT'],
  }),
  validCaptchaCount: defineCall({
    method: 'POST',
    path: '/api/customer/ValidCaptchaCount',
    summary: '是否需要安全验证；需要时附一道新题',
    access: 'public',
    effect: 'write',
    perMinute: 120,
    body: Type.Object({
      userName: Type.Optional(CellPhone),
      account: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: 'of an operator' })),
      scope: Type.Optional(CaptchaScope),
      isForced: Type.Optional(Type.Boolean({ description: 'in any case, please' })),
    }),
    response: CaptchaChallenge,
  }),
  saveCaptchaCount: defineCall({
    method: 'POST',
    path: '/api/customer/SaveCaptchaCount',
    summary: '校验安全验证；通过后该 ticket 可用于一次登录或发送短信',
    access: 'public',
    effect: 'write',
    body: Type.Object({
      ticket: Type.String({ maxLength: 1024 }),
      randomStr: Type.String({ minLength: 1, maxLength: 256 }),
      scope: Type.Optional(CaptchaScope),
    }),
    response: Type.Boolean(),
  }),
};
