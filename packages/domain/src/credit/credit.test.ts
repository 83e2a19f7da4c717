import { expect, test } from '@jest/globals';
import { yuan } from '../money/index.ts';
import { aCreditLine, billPeriod, decideDrawdown } from './index.ts';

test('one fen too many is refused, and the buyer learns by how much', () => {
  const line = aCreditLine({ limit: yuan(1000), used: yuan(900) });
  expect(decideDrawdown(line, yuan(100.01))).toEqual({ ok: false, reason: 'CREDIT_LIMIT_EXCEEDED', shortfall: 1 });
  expect(decideDrawdown(line, yuan(100))).toEqual({ ok: true, remaining: 0 });
});

test('an overdue bill stops new orders, a frozen or unfinished account too', () => {
  expect(decideDrawdown(aCreditLine(), 1, 30)).toEqual({ ok: false, reason: 'CREDIT_OVERDUE' });
  for (const status of [0, 10, 20, 40, 50])
    expect(decideDrawdown(aCreditLine(), 1, status)).toEqual({ ok: false, reason: 'CREDIT_NOT_ENABLED' });
});

test('a period closes at midnight in Shanghai after the 25th, over the turn of the year too', () => {
  expect(billPeriod('2026-11-25T15:59:59.000Z')).toEqual({ from: '2026-10-26', to: '2026-11-25', dueOn: '2026-12-25' });
  expect(billPeriod('2026-11-25T16:00:00.000Z')).toEqual({ from: '2026-11-26', to: '2026-12-25', dueOn: '2027-01-25' });
  expect(billPeriod('2026-12-28T00:00:00.000Z')).toEqual({ from: '2026-12-26', to: '2027-01-25', dueOn: '2027-02-25' });
});
