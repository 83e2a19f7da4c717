import { expect, test } from '@jest/globals';
import { isStaffAccount } from './account.ts';

test.each(['ab', 'li.na', 'wang-2', 'a'.repeat(40)])('%s is an account', (text) => expect(isStaffAccount(text)).toBe(true));
test.each(['', 'a', 'A1', '1a', 'li na', 'li_na', '李娜', 'ab\n', 'a'.repeat(41)])('%j is none', (text) =>
  expect(isStaffAccount(text)).toBe(false),
);
