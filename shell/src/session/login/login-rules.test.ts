import { expect, test } from '@jest/globals';
import { codeDigits, phoneDigits, sendProblems, smsProblems } from '@mall/mall-parts/account/phone-code';
import { loginFailureOf } from './login-failure.ts';
import { passwordProblems } from './login-rules.ts';

test('a pasted number keeps its digits and no more than eleven', () => {
  expect(phoneDigits('138-0013 8000')).toBe('13800138000');
  expect(phoneDigits('+1380013800099')).toBe('13800138000');
  expect(codeDigits('12a3 4567')).toBe('123456');
});

test('what is missing is said in fixed words', () => {
  expect(smsProblems({ phone: '', code: '' })).toEqual({ phone: '请填写手机号', code: '请填写短信验证码' });
  expect(smsProblems({ phone: '1380013800', code: '123' })).toEqual({
    phone: '请输入正确的手机号',
    code: '请输入6位短信验证码',
  });
  expect(passwordProblems({ phone: '12345678901', password: '' })).toEqual({
    phone: '手机号格式不正确',
    password: '请填写密码',
  });
  expect(sendProblems({ phone: '13800138000' })).toEqual({});
});

test('a refusal is shown where it belongs, with the way out', () => {
  expect(loginFailureOf({ reason: 'LOGIN_PASSWORD_WRONG', message: '密码错误', details: { isCaptchaNeeded: true } })).toEqual({
    field: 'password',
    message: '密码错误',
    offersReset: true,
    isPasswordGenerated: false,
  });
  expect(loginFailureOf({ reason: 'REGISTER_NEEDED', message: 'token-of-registration' }).registerToken).toBe('token-of-registration');
  expect(loginFailureOf({ reason: 'NETWORK', message: '网络异常' })).toMatchObject({ field: 'form', message: '服务器异常' });
  expect(loginFailureOf(new TypeError("Cannot destructure property 'kpId' of null")).message).toBe('服务器异常');
  expect(loginFailureOf({ reason: 'ACCOUNT_ABNORMAL', code: 50010, message: '' })).toMatchObject({
    field: 'form',
    message: '账号异常,请联系客服',
  });
});
