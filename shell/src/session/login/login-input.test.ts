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
  password: constantFrom('', 'x', 'Mall2026!'),
});

test('a form goes out exactly when nothing of it is missing', () => {
  assert(
    property(form, (typed) => {
      const phone = typed.phone === '13800138000';
      const isClean = (problems: object) => Object.keys(problems).length === 0;
      expect(isClean(sendProblems(typed))).toBe(phone);
      expect(isClean(smsProblems(typed))).toBe(phone && typed.code === '123456');
      expect(isClean(passwordProblems(typed))).toBe(phone && typed.password !== '');
    }),
  );
});
