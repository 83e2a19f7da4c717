import { expect, test } from '@jest/globals';
import { yuan } from '../money/index.ts';
import { type PayLinkState, payLinkEnd, payLinkState, payLinkStates, payLinkWords } from './index.ts';

const now = '2026-11-20T08:00:00.000Z';
const link = { amount: yuan(100), expiresAt: '2026-11-20T09:00:00.000Z', endedAt: null };
const order = { status: 'pendingPayment' as const, isPaid: false, due: yuan(100) };

test('a link works for 72 hours, and no longer than its order waits', () => {
  expect(payLinkEnd(now, '2026-12-01T00:00:00.000Z')).toBe('2026-11-23T08:00:00.000Z');
  expect(payLinkEnd(now, '2026-11-22T00:00:00.000Z')).toBe('2026-11-22T00:00:00.000Z');
});

test('it opens its order at its amount, and says why not any longer', () => {
  const states: [PayLinkState, Parameters<typeof payLinkState>[0]][] = [
    ['open', { link, order }],
    ['paid', { link, order: { ...order, status: 'pendingShipment', isPaid: true } }],
    ['paid', { link, order: { ...order, status: 'cancelled', isPaid: true } }],
    ['cancelled', { link, order: { ...order, status: 'cancelled' } }],
    ['agreed', { link, order: { ...order, status: 'pendingShipment' } }],
    ['changed', { link, order: { ...order, due: yuan(99.99) } }],
    ['ended', { link: { ...link, endedAt: now }, order }],
    ['expired', { link: { ...link, expiresAt: now }, order }],
  ];
  for (const [state, situation] of states) expect(payLinkState(situation, now)).toBe(state);
  expect(Object.keys(payLinkWords)).toEqual(payLinkStates.filter((state) => state !== 'open'));
});
