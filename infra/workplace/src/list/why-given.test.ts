import { expect, test } from '@jest/globals';
import { whyGiven } from './why-given.ts';

test('a reason goes along without blanks around it; blanks are none', () => {
  expect(whyGiven(' 客户来电 ')).toEqual({ why: '客户来电' });
  expect(whyGiven('  ')).toEqual({});
  expect(whyGiven('')).toEqual({});
});
