import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';

const CellPhone = Type.String({ pattern: '^1[3-9]\\d{9}$' });
const MobileCode = Type.String({ pattern: '^\\d{6}$' });
const Password = Type.String({ minLength: 1, maxLength: 20 });
const NewPassword = Type.String({ minLength: 8, maxLength: 20 });
const Captcha = {
  ticket: Type.Optional(Type.String({ maxLength: 64 })),
  randomStr: Type.Optional(Type.String({ maxLength: 6, description: 'what the buyer read in the picture' })),
};
const WeChat = {
  openIdToken: Type.Optional(Type.String({ maxLength: 128 })),
  unionId: Type.Optional(Type.String({ maxLength: 128 })),
};
const marketing = Type.Optional(Type.String({ maxLength: 200 }));

/**
 * A session was opened. In the browser the gateway keeps `token` in an HttpOnly cookie and empties the field;
 * `url` is where to go, '' for nowhere in particular.
 */
export const LoginResult = Type.Object({
  kpId: Type.Integer(),
  customerId: Type.Integer(),
  customerName: Type.String(),
  companyZH: Type.String(),
  token: Type.String(),
  url: Type.String(),
  isPasswordGenerated: Type.Boolean(),
});
export type LoginResult = Static<typeof LoginResult>;

/** Whether a picture has to be read first. `image` is an SVG document as a data URL. */
export const CaptchaChallenge = Type.Object({ isNeeded: Type.Boolean(), ticket: Type.String(), image: Type.String() });
export type CaptchaChallenge = Static<typeof CaptchaChallenge>;

/** The QR code of a scan login, drawn as an SVG data URL, and the token to poll with. */
export const ScanQrCode = Type.Object({ token: Type.String(), image: Type.String(), url: Type.String(), expiresInSeconds: Type.Integer() });
export type ScanQrCode = Static<typeof ScanQrCode>;

export const loginCalls = {
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
    }),
    response: LoginResult,
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/api/customer/ResetPassword',
    summary: '凭短信验证码设置新密码，其他会话随之失效',
    access: 'public',
    body: Type.Object({ cellPhone: CellPhone, mobileCode: MobileCode, password: NewPassword }),
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
  getWxScanQrCodeForPC: defineCall({
    method: 'GET',
    path: '/api/customer/GetWxScanQrCodeForPC',
    summary: '微信扫码登录的二维码',
    access: 'public',
    query: Type.Object({ source: marketing, medium: marketing, term: marketing, content: marketing, campaign: marketing, url: marketing }),
    response: ScanQrCode,
  }),
  getWXScanCodeStatus: defineCall({
    method: 'GET',
    path: '/api/customer/GetWXScanCodeStatus',
    summary: '扫码状态：0 已登录；50003、50007、50009 已扫码，在手机上完成；50005 失效；50006 等待扫码',
    access: 'public',
    query: Type.Object({ token: Type.String({ minLength: 20, maxLength: 100 }) }),
    response: LoginResult,
  }),
};
