import { expect, test } from '@jest/globals';
import { codeDigits, phoneDigits, sendProblems, smsProblems } from '@mall/mall-parts/account/phone-code';
import { assert, constantFrom, property, record, string } from 'fast-check';
import { passwordProblems } from './login-rules.ts';

test('whatever is typed or pasted, a number field holds digits only, the first eleven in their order', () => {
  assert(
    property(string(), (typed) => {
      const kept = phoneDigits(typed);
      expect(kept).toMatch(/^\d{0,11}$/);
      expect(phoneDigits(kept)).toBe(kept);
      expect(typed.replace(/\D/g, '').startsWith(kept)).toBe(true);
      expect(codeDigits(typed)).toBe(kept.slice(0, 6));
    }),
  );
});

const form = record({
  phone: constantFrom('', '1380013800', '13800138000', '12800138000'),
  code: constantFrom('', '123', '123456'),
  captcha: constantFrom('', '   ', 'a1b2'),
  password: constantFrom('', 'x', 'Mall2026!'),
});

test('a form goes out exactly when nothing of it is missing; the picture counts where it is asked for, and blanks are no answer', () => {
  assert(
    property(form, constantFrom(true, false), (typed, isCaptchaNeeded) => {
      const phone = typed.phone === '13800138000';
      const captcha = !isCaptchaNeeded || typed.captcha === 'a1b2';
      const isClean = (problems: object) => Object.keys(problems).length === 0;
      expect(isClean(sendProblems(typed, isCaptchaNeeded))).toBe(phone && captcha);
      expect(isClean(smsProblems(typed, isCaptchaNeeded))).toBe(phone && captcha && typed.code === '123456');
      expect(isClean(passwordProblems(typed, isCaptchaNeeded))).toBe(phone && captcha && typed.password !== '');
    }),
  );
});
