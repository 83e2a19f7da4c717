import { expect, test } from '@jest/globals';
import { instantOf, instantText } from './instant-input.ts';

test('what is typed is Shanghai’s time, and comes back as it was', () => {
  expect(instantOf('2026-12-01T00:00')).toBe('2026-11-30T16:00:00.000Z');
  expect(instantText('2026-11-30T16:00:00.000Z')).toBe('2026-12-01T00:00');
});
test.each(['', '2026-12-01', 'morgen', '2026-13-01T00:00'])('%j is no instant', (text) => expect(instantOf(text)).toBe(''));
test('no instant is an empty field', () => expect(instantText('')).toBe(''));
