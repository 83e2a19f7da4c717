import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { attempt, notAgreed } from './attempt.ts';
import { bindCalls } from './bind-calls.ts';
import { codeCalls } from './code-calls.ts';
import { Agreed, Captcha, CellPhone, LoginResult, MobileCode, NewPassword, Password, WeChat } from './credential-shapes.ts';
import { scanCalls } from './scan-calls.ts';

export const loginCalls = {
  ...codeCalls,
  ...bindCalls,
  ...scanCalls,
  login: defineCall({
    method: 'POST',
    path: '/api/customer/Login',
    summary: '密码登录（50002：密码错误）',
    access: 'public',
    effect: 'write',
    body: Type.Object({ username: CellPhone, password: Password, ...Captcha, unionId: WeChat.unionId }),
    response: LoginResult,
    refusals: [...attempt, 'LOGIN_PASSWORD_WRONG', 'PASSWORD_GENERATED', 'ACCOUNT_ABNORMAL', 'WECHAT_PROOF_INVALID'],
  }),
  loginByCode: defineCall({
    method: 'POST',
    path: '/api/customer/LoginByCode',
    summary: '短信验证码登录（50003：尚未注册，message 为注册令牌）',
    access: 'public',
    effect: 'write',
    body: Type.Object({ userName: CellPhone, mobileCode: MobileCode, ...Captcha, ...WeChat, ...Agreed }),
    response: LoginResult,
    refusals: [...attempt, ...notAgreed, 'SMS_CODE_WRONG', 'REGISTER_NEEDED', 'ACCOUNT_ABNORMAL', 'WECHAT_PROOF_INVALID'],
  }),
  register: defineCall({
    method: 'POST',
    path: '/api/customer/Register',
    summary: '凭注册令牌注册并登录',
    access: 'public',
    effect: 'write',
    body: Type.Object({
      registerToken: Type.String({ minLength: 20, maxLength: 100 }),
      companyName: Type.String({ minLength: 2, maxLength: 60 }),
      contactName: Type.String({ minLength: 1, maxLength: 30 }),
      password: Type.Optional(NewPassword),
      employeeNo: Type.Optional(Type.String({ maxLength: 8, description: 'who invited' })),
      inviteToken: Type.Optional(
        Type.String({ minLength: 20, maxLength: 100, description: 'token of the invitation code that was scanned' }),
      ),
      ...Captcha,
      ...Agreed,
    }),
    response: LoginResult,
    refusals: [...attempt, ...notAgreed, 'PASSWORD_WEAK', 'EMPLOYEE_NOT_FOUND', 'REGISTER_TOKEN_INVALID', 'PHONE_TAKEN'],
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/api/customer/ResetPassword',
    summary: '凭短信验证码设置新密码，其他会话随之失效',
    access: 'public',
    effect: 'write',
    body: Type.Object({ cellPhone: CellPhone, mobileCode: MobileCode, password: NewPassword, ...Captcha }),
    response: Type.Boolean(),
    refusals: [...attempt, 'SMS_CODE_WRONG', 'PASSWORD_WEAK', 'ACCOUNT_ABNORMAL'],
  }),
  loginOut: defineCall({
    method: 'POST',
    path: '/api/customer/LoginOut',
    summary: '退出登录',
    access: 'public',
    effect: 'write',
    inSimulation: true,
    response: Type.Boolean(),
  }),
  loginAsCustomer: defineCall({
    method: 'POST',
    path: '/api/customer/LoginAsCustomer',
    summary: '员工登录；凭一次性链接，或给出联系人手机号，则进入其账户（模拟会话，8小时）',
    access: 'public',
    effect: 'write',
    inSimulation: true,
    body: Type.Object({
      link: Type.Optional(Type.String({ minLength: 20, maxLength: 100, description: 'of MakeAccountLink; then nothing else is needed' })),
      account: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      password: Type.Optional(Password),
      cellPhone: Type.Optional(CellPhone),
      code: Type.Optional(Type.String({ pattern: '^\\d{6}$', description: 'of the authenticator, where the operator has one' })),
      ...Captcha,
    }),
    response: Type.Object({ ...LoginResult.properties, operatorId: Type.Integer(), operatorName: Type.String() }),
    refusals: [
      ...attempt,
      ...(['LOGIN_PASSWORD_WRONG', 'ACCOUNT_ABNORMAL', 'SECOND_STEP_NEEDED', 'SECOND_STEP_WRONG', 'FIRST_SIGN_IN_NEEDED'] as const),
      ...(['FORBIDDEN', 'ENTRY_LINK_OVER'] as const),
    ],
  }),
};
