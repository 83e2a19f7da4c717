import { expect, test } from '@jest/globals';
import { mayAct } from './role.ts';

test('a role acts where it is named, an administrator everywhere, nobody without one', () => {
  expect(mayAct(['warehouse', 'sales'], ['sales'])).toBe(true);
  expect(mayAct(['warehouse'], ['finance', 'credit'])).toBe(false);
  expect(mayAct(['administrator'], ['finance'])).toBe(true);
  expect(mayAct([], ['finance'])).toBe(false);
  expect(mayAct(['platform'], [])).toBe(false);
});
