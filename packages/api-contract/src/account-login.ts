import Type from 'typebox';
import { bindCalls } from './account-bind.ts';
import { Captcha, CaptchaChallenge, CellPhone, LoginResult, MobileCode, NewPassword, Password, WeChat } from './account-credentials.ts';
import { scanCalls } from './account-scan.ts';
import { defineCall } from './define-call.ts';

export const loginCalls = {
  ...bindCalls,
  ...scanCalls,
  login: defineCall({
    method: 'POST',
    path: '/api/customer/Login',
    summary: '密码登录（50002：密码错误）',
    access: 'public',
    body: Type.Object({ username: CellPhone, password: Password, ...Captcha, unionId: WeChat.unionId }),
    response: LoginResult,
  }),
  loginByCode: defineCall({
    method: 'POST',
    path: '/api/customer/LoginByCode',
    summary: '短信验证码登录（50003：尚未注册，message 为注册令牌）',
    access: 'public',
    body: Type.Object({ userName: CellPhone, mobileCode: MobileCode, ...Captcha, ...WeChat }),
    response: LoginResult,
  }),
  getMobileCode: defineCall({
    method: 'POST',
    path: '/api/customer/GetMobileCode',
    summary: '获取短信验证码',
    access: 'public',
    body: Type.Object({ cellPhone: CellPhone, ...Captcha }),
    response: Type.Object({ resendAfterSeconds: Type.Integer() }),
  }),
  validCaptchaCount: defineCall({
    method: 'POST',
    path: '/api/customer/ValidCaptchaCount',
    summary: '是否需要图形验证码；需要时附一张新图',
    access: 'public',
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
    body: Type.Object({ ticket: Type.String({ maxLength: 64 }), randomStr: Type.String({ minLength: 1, maxLength: 6 }) }),
    response: Type.Boolean(),
  }),
  register: defineCall({
    method: 'POST',
    path: '/api/customer/Register',
    summary: '凭注册令牌注册并登录',
    access: 'public',
    body: Type.Object({
      registerToken: Type.String({ minLength: 20, maxLength: 100 }),
      companyName: Type.String({ minLength: 2, maxLength: 60 }),
      contactName: Type.String({ minLength: 1, maxLength: 30 }),
      password: Type.Optional(NewPassword),
      employeeNo: Type.Optional(Type.String({ maxLength: 8, description: 'who invited' })),
      inviteToken: Type.Optional(
        Type.String({ minLength: 20, maxLength: 100, description: 'token of the invitation code that was scanned' }),
      ),
    }),
    response: LoginResult,
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/api/customer/ResetPassword',
    summary: '凭短信验证码设置新密码，其他会话随之失效',
    access: 'public',
    body: Type.Object({ cellPhone: CellPhone, mobileCode: MobileCode, password: NewPassword, ...Captcha }),
    response: Type.Boolean(),
  }),
  loginOut: defineCall({
    method: 'POST',
    path: '/api/customer/LoginOut',
    summary: '退出登录',
    access: 'public',
    response: Type.Boolean(),
  }),
  loginAsCustomer: defineCall({
    method: 'POST',
    path: '/api/customer/LoginAsCustomer',
    summary: '员工登录；给出联系人手机号则进入其账户（模拟会话，8小时）',
    access: 'public',
    body: Type.Object({
      account: Type.String({ minLength: 1, maxLength: 40 }),
      password: Password,
      cellPhone: Type.Optional(CellPhone),
      ...Captcha,
    }),
    response: Type.Object({ ...LoginResult.properties, operatorId: Type.Integer(), operatorName: Type.String() }),
  }),
};
