import { expect, test } from '@jest/globals';
import { forgetQuotesBefore, isQuoteValid, secondClickSince } from './index.ts';

const shownAt = '2026-11-20T08:00:00.000Z';
const at = (time: string) => Date.parse(`2026-11-20T${time}.000Z`);

test('a quote is valid for two hours and forgotten long after', () => {
  expect([isQuoteValid(shownAt, at('10:00:00')), isQuoteValid(shownAt, at('10:00:01'))]).toEqual([true, false]);
  expect(forgetQuotesBefore(at('08:00:00'))).toBe('2026-11-19T08:00:00.000Z');
});

test('within ten minutes the same content is a second click', () => {
  expect(secondClickSince(at('08:10:00'))).toBe(shownAt);
});
