import { expect, test } from '@jest/globals';
import { yuan } from '../money/index.ts';
import {
  aCreditLine,
  availableCredit,
  billPeriod,
  canCertify,
  creditStatusCode,
  creditStatuses,
  creditStatusNames,
  creditStatusOf,
  decideDrawdown,
  drawableCredit,
  isCreditApprovable,
  isCreditEnabled,
  isCreditMenuOpen,
  isCreditOpen,
  isCreditScarce,
  percentUsed,
  showsCreditFigures,
  usedCredit,
} from './index.ts';

test('one fen too many is refused, and the buyer learns by how much', () => {
  const line = aCreditLine({ limit: yuan(1000), used: yuan(900) });
  expect(decideDrawdown(line, yuan(100.01), 'enabled')).toEqual({ ok: false, reason: 'CREDIT_LIMIT_EXCEEDED', shortfall: 1 });
  expect(decideDrawdown(line, yuan(100), 'enabled')).toEqual({ ok: true, remaining: 0 });
});

test('an overdue bill stops new orders, a frozen or unfinished account too', () => {
  expect(decideDrawdown(aCreditLine(), 1, 'overdue')).toEqual({ ok: false, reason: 'CREDIT_OVERDUE' });
  for (const status of ['none', 'inReview', 'approved', 'frozen', 'closed'] as const)
    expect(decideDrawdown(aCreditLine(), 1, status)).toEqual({ ok: false, reason: 'CREDIT_NOT_ENABLED' });
});

test('a period closes at midnight in Shanghai after the 25th, over the turn of the year too', () => {
  expect(billPeriod('2026-11-25T15:59:59.000Z')).toEqual({ from: '2026-10-26', to: '2026-11-25', dueOn: '2026-12-25' });
  expect(billPeriod('2026-11-25T16:00:00.000Z')).toEqual({ from: '2026-11-26', to: '2026-12-25', dueOn: '2027-01-25' });
  expect(billPeriod('2026-12-28T00:00:00.000Z')).toEqual({ from: '2026-12-26', to: '2027-01-25', dueOn: '2027-02-25' });
});

test('available is limit less use, never below zero, and only an enabled account may draw it', () => {
  expect(usedCredit({ unbilled: yuan(300), unpaidBills: yuan(200) })).toBe(yuan(500));
  expect(availableCredit(aCreditLine({ used: yuan(400) }))).toBe(yuan(600));
  const lowered = aCreditLine({ used: yuan(1200) });
  expect(availableCredit(lowered)).toBe(0);
  expect(decideDrawdown(lowered, yuan(100), 'enabled')).toMatchObject({ shortfall: yuan(300) });
  expect(creditStatuses.filter((status) => drawableCredit(aCreditLine(), status) > 0)).toEqual(['enabled']);
});

test('every state has its number and name; a number nobody knows opens nothing', () => {
  expect(creditStatuses.map(creditStatusCode)).toEqual([0, 5, 10, 15, 20, 25, 30, 40, 50]);
  for (const status of creditStatuses) expect(creditStatusOf(creditStatusCode(status))).toBe(status);
  for (const code of [-1, 1, 26, 99, Number.NaN]) expect(creditStatusOf(code)).toBe('none');
  expect(creditStatusNames[creditStatusOf(20)]).toBe('待签合同');
});

test('what each state allows', () => {
  expect(creditStatuses.filter(isCreditOpen)).toEqual(['approved', 'enabled', 'overdue']);
  expect(creditStatuses.filter(isCreditEnabled)).toEqual(['enabled', 'overdue']);
  expect(creditStatuses.filter(isCreditApprovable)).toEqual(['inReview', 'approved', 'enabled']);
  expect(creditStatuses.filter((status) => !isCreditMenuOpen(status))).toEqual(['none']);
  expect(creditStatuses.filter((status) => canCertify(status, true))).toEqual(['approved']);
  expect(creditStatuses.some((status) => canCertify(status, false))).toBe(false);
  expect(creditStatuses.filter((status) => showsCreditFigures(status, 0))).toEqual(['approved', 'enabled', 'overdue', 'frozen']);
  expect(creditStatuses.every((status) => showsCreditFigures(status, 1))).toBe(true);
});

test('the meter never says none or all before it is so, and is scarce from 90 % on', () => {
  expect([0, 1, 499, 995, 1000, 2000].map((used) => percentUsed({ limit: 1000, used }))).toEqual([0, 1, 50, 99, 100, 100]);
  expect([percentUsed({ limit: yuan(1000), used: 1 }), percentUsed({ limit: yuan(1000), used: yuan(1000) - 1 })]).toEqual([1, 99]);
  expect([percentUsed({ limit: 0, used: 0 }), percentUsed({ limit: 0, used: 5 })]).toEqual([0, 100]);
  expect([894, 900].map((used) => isCreditScarce({ limit: 1000, used }))).toEqual([false, true]);
});
