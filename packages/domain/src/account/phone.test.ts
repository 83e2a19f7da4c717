import { expect, test } from '@jest/globals';
import { array, assert, constantFrom, integer, mixedCase, oneof, property, string } from 'fast-check';
import { employeeNumberProblem, isStrongPassword, maskPhone, phoneProblem } from './index.ts';

const digits = (length: { minLength: number; maxLength: number }) => array(integer({ min: 0, max: 9 }), length).map((all) => all.join(''));

test('of all elevens of digits exactly those that begin with 13 to 19 are mobile numbers', () => {
  assert(
    property(digits({ minLength: 11, maxLength: 11 }), (phone) => {
      const isMobile = phone[0] === '1' && Number(phone[1]) >= 3;
      expect(phoneProblem(phone)).toBe(isMobile ? undefined : '手机号格式不正确');
    }),
  );
});

test('of anything else a number says first that it is missing, then its length, then its form', () => {
  assert(
    property(oneof(string(), digits({ minLength: 0, maxLength: 30 }), string({ minLength: 11, maxLength: 11 })), (typed) => {
      const problem = phoneProblem(typed);
      if (typed === '') expect(problem).toBe('请填写手机号');
      else if (typed.length !== 11) expect(problem).toBe('请输入正确的手机号');
      else if (!/^\d+$/.test(typed)) expect(problem).toBe('手机号格式不正确');
    }),
  );
});

test('a masked number keeps its length and shows at most seven of its digits', () => {
  assert(
    property(digits({ minLength: 11, maxLength: 11 }), (phone) => {
      const masked = maskPhone(phone);
      expect(masked).toHaveLength(11);
      expect(masked.replace(/\D/g, '')).toHaveLength(7);
    }),
  );
});

test('a password is strong with a letter and a digit in 8 to 20 characters, wherever they stand', () => {
  const piece = oneof(mixedCase(constantFrom('a', 'z', 'mall')), constantFrom('0', '9', '2026'), constantFrom('!', '-', ' ', '密', '。'));
  assert(
    property(
      array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      (password) => {
        const length = password.length >= 8 && password.length <= 20;
        expect(isStrongPassword(password)).toBe(length && /[a-z]/i.test(password) && /[0-9]/.test(password));
      },
    ),
  );
});

test('an employee number is taken with what surrounds it, and never with anything that could be markup or a path', () => {
  assert(
    property(string({ maxLength: 12 }), (typed) => {
      if (employeeNumberProblem(typed) === undefined) expect(typed.trim()).toMatch(/^[\dA-Za-z-]{1,8}$/);
      expect(employeeNumberProblem(`  ${typed} `)).toBe(employeeNumberProblem(typed));
    }),
  );
});
