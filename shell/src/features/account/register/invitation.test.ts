import { expect, test } from '@jest/globals';
import { invitationOf } from './invitation.ts';

const token = 'i'.repeat(32);
const of = (bd: string, code = token) => invitationOf(new URLSearchParams({ bd, token: code }));

test('a scanned invitation names the staff and its code', () => {
  expect(of('zhou.lin')).toEqual({ staff: 'zhou.lin', token });
});

test('what no code of ours carries is no invitation: nobody puts words of their own on the page', () => {
  for (const staff of ['', '请致电 400-000-0000', '<b>周琳</b>', 'a'.repeat(41)]) expect(of(staff)).toBeUndefined();
  for (const code of ['', 'short', `${token}<script>`]) expect(of('zhou.lin', code)).toBeUndefined();
});
