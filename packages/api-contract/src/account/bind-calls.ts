import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { attempt, notAgreed } from './attempt.ts';
import { Agreed, Captcha, CellPhone, LoginResult, MobileCode, Password, unionId } from './credential-shapes.ts';

/** Binding a WeChat identity to a contact person, and WeChat's own browser (rules login 30, 47–49). */
export const bindCalls = {
  loginUnBind: defineCall({
    method: 'POST',
    path: '/api/customer/LoginUnBind',
    summary: '未绑定的微信用密码登录；密码正确时返回 unBindToken，凭手机验证码在 RegisterBind 完成绑定',
    access: 'public',
    effect: 'write',
    body: Type.Object({ username: CellPhone, password: Password, ...Captcha, unionId }),
    response: LoginResult,
    refusals: [...attempt, 'LOGIN_PASSWORD_WRONG', 'PASSWORD_GENERATED', 'ACCOUNT_ABNORMAL', 'WECHAT_PROOF_INVALID'],
  }),
  loginUnBindForCode: defineCall({
    method: 'POST',
    path: '/api/customer/LoginUnBindForCode',
    summary: '未绑定的微信用短信验证码登录并绑定（50003：尚未注册，message 为注册令牌，注册后即绑定）',
    access: 'public',
    effect: 'write',
    body: Type.Object({ userName: CellPhone, mobileCode: MobileCode, ...Captcha, unionId, ...Agreed }),
    response: LoginResult,
    refusals: [...attempt, ...notAgreed, 'SMS_CODE_WRONG', 'REGISTER_NEEDED', 'ACCOUNT_ABNORMAL', 'WECHAT_PROOF_INVALID'],
  }),
  registerBind: defineCall({
    method: 'POST',
    path: '/api/customer/RegisterBind',
    summary: '把微信绑定到联系人的手机并登录',
    access: 'public',
    effect: 'write',
    query: Type.Object({ kpid: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    body: Type.Object({
      unBindToken: Type.String({ minLength: 20, maxLength: 128 }),
      cellPhone: CellPhone,
      mobileCode: MobileCode,
      ...Captcha,
    }),
    response: LoginResult,
    refusals: [...attempt, 'SMS_CODE_WRONG', 'ACCOUNT_ABNORMAL', 'WECHAT_PROOF_INVALID'],
  }),
  loginForUnionIdByOfficialAccountWebCode: defineCall({
    method: 'POST',
    path: '/api/customer/LoginForUnionIdByOfficialAccountWebCode',
    summary: '微信内打开商城：凭授权码登录（50008：微信尚未绑定，details.unionId 用于登录时绑定）',
    access: 'public',
    effect: 'write',
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: LoginResult,
    refusals: ['WECHAT_CODE_INVALID', 'WECHAT_NOT_BOUND', 'ACCOUNT_ABNORMAL'],
  }),
  getWxAuthorizeUrl: defineCall({
    method: 'GET',
    path: '/api/customer/GetWxAuthorizeUrl',
    summary: '微信内打开商城：授权页地址（未接入微信时为空）',
    access: 'public',
    effect: 'read',
    query: Type.Object({
      redirectUrl: Type.String({ maxLength: 1000, description: 'a path of this site; WeChat comes back to it with code and state' }),
      state: Type.String({ pattern: '^[\\w-]{16,64}$' }),
    }),
    response: Type.Object({ url: Type.String() }),
  }),
};
