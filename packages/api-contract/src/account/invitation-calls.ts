import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { attempt, notAgreed } from './attempt.ts';
import { Agreed, Captcha, LoginResult, MobileCode, NewPassword } from './credential-shapes.ts';

const Token = Type.String({ minLength: 20, maxLength: 100 });

/** Who was asked to join a company and opens the link (rules account 29, 30). */
export const invitationCalls = {
  getKpInvitation: defineCall({
    method: 'GET',
    path: '/api/customer/GetKpInvitation',
    summary: '邀请链接：哪家企业、谁邀请、邀请谁',
    access: 'public',
    effect: 'read',
    perMinute: 60,
    query: Type.Object({ token: Token }),
    response: Type.Object({
      companyName: Type.String(),
      invitedBy: Type.String(),
      contactName: Type.String(),
      cellPhone: Type.String({ description: 'masked' }),
      expiresAt: Type.String(),
    }),
    refusals: ['KP_INVITATION_OVER'],
  }),
  sendKpInvitationCode: defineCall({
    method: 'POST',
    path: '/api/customer/SendKpInvitationCode',
    summary: '向受邀的手机号发送验证码',
    access: 'public',
    effect: 'write',
    body: Type.Object({ invitation: Token, ...Captcha }),
    response: Type.Object({ resendAfterSeconds: Type.Integer() }),
    refusals: ['KP_INVITATION_OVER', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'SMS_TOO_SOON', 'SMS_TOO_MANY', 'SMS_NOT_SENT'],
  }),
  acceptKpInvitation: defineCall({
    method: 'POST',
    path: '/api/customer/AcceptKpInvitation',
    summary: '接受邀请：验证手机号后加入企业并登录',
    access: 'public',
    effect: 'write',
    body: Type.Object({ invitation: Token, mobileCode: MobileCode, password: Type.Optional(NewPassword), ...Captcha, ...Agreed }),
    response: LoginResult,
    refusals: [
      ...attempt,
      ...notAgreed,
      'KP_INVITATION_OVER',
      'KP_OF_ANOTHER_COMPANY',
      'KP_TOO_MANY',
      'SMS_CODE_WRONG',
      'PASSWORD_WEAK',
      'ACCOUNT_ABNORMAL',
    ],
  }),
};
