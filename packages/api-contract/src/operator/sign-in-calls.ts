import Type from 'typebox';
import { attempt } from '../account/attempt.ts';
import { Captcha, NewPassword, Password } from '../account/credential-shapes.ts';
import { defineCall } from '../call/define-call.ts';
import { Enrolment, OperatorSession, SignInStep } from './shapes.ts';

const ticketOf = Type.String({ minLength: 20, maxLength: 100 });
const Code = Type.String({ pattern: '^(\\d{6}|[a-z2-7]{4}-[a-z2-7]{4})$', description: 'of the authenticator, or one recovery code' });

/** Staff sign in in two steps (rules operator 10–13): the password gives a ticket, only the second step a session. */
export const signInCalls = {
  signIn: defineCall({
    method: 'POST',
    path: '/api/operator/SignIn',
    summary: '员工：登录第一步，账号与密码',
    access: 'public',
    effect: 'write',
    body: Type.Object({ account: Type.String({ minLength: 1, maxLength: 40 }), password: Password, ...Captcha }),
    response: SignInStep,
    refusals: [...attempt, 'LOGIN_PASSWORD_WRONG'],
  }),
  setNewPassword: defineCall({
    method: 'POST',
    path: '/api/operator/SetNewPassword',
    summary: '员工：用一次性密码登录后设置自己的密码',
    access: 'public',
    effect: 'write',
    body: Type.Object({ ticket: ticketOf, password: NewPassword }),
    response: SignInStep,
    refusals: ['SIGN_IN_EXPIRED', 'PASSWORD_WEAK'],
  }),
  beginEnrolment: defineCall({
    method: 'POST',
    path: '/api/operator/BeginEnrolment',
    summary: '员工：设置两步验证，二维码',
    access: 'public',
    effect: 'write',
    body: Type.Object({ ticket: ticketOf }),
    response: Enrolment,
    refusals: ['SIGN_IN_EXPIRED'],
  }),
  finishEnrolment: defineCall({
    method: 'POST',
    path: '/api/operator/FinishEnrolment',
    summary: '员工：两步验证设置完成并登录；恢复码只显示一次',
    access: 'public',
    effect: 'write',
    body: Type.Object({ ticket: ticketOf, code: Code }),
    response: Type.Object({ ...OperatorSession.properties, recoveryCodes: Type.Array(Type.String()) }),
    refusals: ['SIGN_IN_EXPIRED', 'SECOND_STEP_WRONG'],
  }),
  verifySecondStep: defineCall({
    method: 'POST',
    path: '/api/operator/VerifySecondStep',
    summary: '员工：登录第二步，验证码或恢复码',
    access: 'public',
    effect: 'write',
    body: Type.Object({ ticket: ticketOf, code: Code }),
    response: OperatorSession,
    refusals: ['SIGN_IN_EXPIRED', 'SECOND_STEP_WRONG'],
  }),
  signOut: defineCall({
    method: 'POST',
    path: '/api/operator/SignOut',
    summary: '员工：退出',
    access: 'operator',
    effect: 'write',
    response: Type.Boolean(),
  }),
};
