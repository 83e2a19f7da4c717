import { expect, test } from '@jest/globals';
import {
  decideAttempt,
  decideSend,
  employeeNumberProblem,
  invoiceTitleProblem,
  isStrongPassword,
  maskPhone,
  needsCaptcha,
  noFailures,
  phoneProblem,
} from './index.ts';

const at = (seconds: number) => new Date(Date.parse('2026-11-20T02:00:00Z') + seconds * 1000).toISOString();

test('three failures ask for a captcha, ten pause for a quarter of an hour, a day is a clean start', () => {
  let state = noFailures;
  for (let i = 0; i < 10; i += 1) {
    expect(needsCaptcha(state, at(i))).toBe(i >= 3);
    const decision = decideAttempt(state, at(i));
    if (!decision.ok) throw new Error(decision.reason);
    state = decision.next;
  }
  expect(decideAttempt(state, at(9 + 899))).toEqual({ ok: false, reason: 'LOGIN_PAUSED' });
  expect(decideAttempt(state, at(9 + 901)).ok).toBe(true);
  expect(needsCaptcha(state, at(9 + 901))).toBe(true);
  expect(needsCaptcha(state, at(2 * 86_400))).toBe(false);
});

test('a number gets a code a minute and ten a day, the day being that of Shanghai', () => {
  expect(decideSend([at(0)], at(59))).toEqual({ ok: false, reason: 'SMS_TOO_SOON', waitSeconds: 1 });
  expect(decideSend([at(0)], at(60)).ok).toBe(true);
  const ten = Array.from({ length: 10 }, (_, i) => at(i * 60));
  expect(decideSend(ten, at(1000))).toEqual({ ok: false, reason: 'SMS_TOO_MANY' });
  expect(decideSend(ten, '2026-11-20T16:00:00Z').ok).toBe(true);
});

test('what is wrong with a number is said in fixed words', () => {
  expect(['', '1380013800', '12800138000', '138001380001', '13800138000'].map(phoneProblem)).toEqual([
    '请填写手机号',
    '请输入正确的手机号',
    '手机号格式不正确',
    '请输入正确的手机号',
    undefined,
  ]);
  expect(maskPhone('13800138000')).toBe('138****8000');
  expect(['Mall2026!', 'mallmall', '12345678', 'a1'].map(isStrongPassword)).toEqual([true, false, false, false]);
});

test('a special VAT invoice needs everything, an ordinary one the tax number', () => {
  const title = { type: 1 as const, taxNumber: '91310115MA1K4XYZ0A', registerAddress: '', registerPhone: '', bank: '', bankAccount: '' };
  expect(invoiceTitleProblem(title)).toBeUndefined();
  expect(invoiceTitleProblem({ ...title, type: 2 })).toEqual({ reason: 'INVOICE_TITLE_INCOMPLETE', field: 'registerAddress' });
  expect(invoiceTitleProblem({ ...title, taxNumber: '913' })).toEqual({ reason: 'INVOICE_TAX_NUMBER_INVALID', field: 'taxNumber' });
});

test('an employee number has at most eight characters', () => {
  expect(['', '  ', '10086', 'A-10086', '123456789', '<b>'].map(employeeNumberProblem)).toEqual([
    '请输入员工工号！',
    '请输入员工工号！',
    undefined,
    undefined,
    '请输入正确的员工工号！',
    '请输入正确的员工工号！',
  ]);
});
