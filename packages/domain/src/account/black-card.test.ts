import { expect, test } from '@jest/globals';
import { blackCardState, blackCardTerm, canBuyBlackCard, isBlackCardMember } from './index.ts';

const now = '2026-11-20T08:00:00.000Z';
const inDays = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();

test('a company is a member until the moment its card ends, and can renew in the last 60 days', () => {
  expect([null, inDays(-1), now, inDays(60), inDays(60.001)].map((until) => blackCardState(until, now))).toEqual([
    'none',
    'ended',
    'ended',
    'renewable',
    'active',
  ]);
  expect([null, inDays(-1), inDays(40), inDays(61)].map((until) => canBuyBlackCard(until, now))).toEqual([true, true, true, false]);
  expect([now, inDays(1)].map((until) => isBlackCardMember(until, now))).toEqual([false, true]);
});

test('a renewal adds a year to the end; who comes back gets a year from the payment', () => {
  expect(blackCardTerm(inDays(40), now)).toEqual({ from: '2026-12-30T08:00:00.000Z', until: '2027-12-30T08:00:00.000Z' });
  expect(blackCardTerm(inDays(-1), now)).toEqual({ from: now, until: '2027-11-20T08:00:00.000Z' });
  expect(blackCardTerm(null, '2028-02-29T00:00:00.000Z').until).toBe('2029-03-01T00:00:00.000Z');
});
