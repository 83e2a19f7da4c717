import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { attempt } from './attempt.ts';
import { Captcha, CaptchaChallenge, CellPhone } from './credential-shapes.ts';

export const codeCalls = {
  getMobileCode: defineCall({
    method: 'POST',
    path: '/api/customer/GetMobileCode',
    summary: '获取短信验证码',
    access: 'public',
    effect: 'write',
    body: Type.Object({ cellPhone: CellPhone, ...Captcha }),
    response: Type.Object({ resendAfterSeconds: Type.Integer() }),
    refusals: [...attempt, 'SMS_TOO_SOON', 'SMS_TOO_MANY', 'SMS_NOT_SENT'],
  }),
  validCaptchaCount: defineCall({
    method: 'POST',
    path: '/api/customer/ValidCaptchaCount',
    summary: '是否需要图形验证码；需要时附一张新图',
    access: 'public',
    effect: 'write',
    perMinute: 120,
    body: Type.Object({
      userName: Type.Optional(CellPhone),
      isForced: Type.Optional(Type.Boolean({ description: 'another picture, please' })),
    }),
    response: CaptchaChallenge,
  }),
  saveCaptchaCount: defineCall({
    method: 'POST',
    path: '/api/customer/SaveCaptchaCount',
    summary: '校验图形验证码；通过后该 ticket 可用于一次登录或发送短信',
    access: 'public',
    effect: 'write',
    body: Type.Object({ ticket: Type.String({ maxLength: 64 }), randomStr: Type.String({ minLength: 1, maxLength: 6 }) }),
    response: Type.Boolean(),
  }),
};
