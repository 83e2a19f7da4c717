import { describe, expect, test } from '@jest/globals';
import { yuan } from '../money/index.ts';
import {
  afterAttempt,
  type ChargeState,
  decideNotice,
  isAcceptablePaymentPassword,
  isPasswordLocked,
  type PasswordState,
  paymentOptions,
} from './index.ts';

const now = '2026-11-20T08:00:00.000Z';
const situation = { amount: yuan(1000), balance: yuan(50000), creditStatus: 25, creditAvailable: yuan(100000), province: '上海市' };
const reasonOf = (changes: Partial<typeof situation>, method: string) =>
  paymentOptions({ ...situation, ...changes }).find((option) => option.method === method)?.reason;

describe('methods a buyer may choose', () => {
  test('all are allowed when there is enough of everything', () => {
    expect(paymentOptions(situation).every(({ isAllowed }) => isAllowed)).toBe(true);
  });
  test('each no has its reason', () => {
    expect(reasonOf({ balance: yuan(999.99) }, 'balance')).toBe('预付款余额不足');
    expect(reasonOf({ creditAvailable: yuan(999.99) }, 'credit')).toBe('账期额度不足');
    expect(reasonOf({ creditStatus: 30 }, 'credit')).toBe('有逾期账单，暂不能使用账期下单');
    expect(reasonOf({ creditStatus: 0 }, 'credit')).toBe('尚未开通账期');
    expect(reasonOf({ province: '西藏自治区' }, 'cashOnDelivery')).toBe('收货地区不支持货到付款');
    expect(reasonOf({ amount: yuan(5000.01) }, 'cashOnDelivery')).toBe('货到付款每单不超过¥5,000.00');
  });
});

describe('payment password', () => {
  test('the fifth wrong one in a row locks for two hours, a right one forgets the failures', () => {
    let state: PasswordState = { failures: 0, lockedUntil: '' };
    for (let attempt = 0; attempt < 4; attempt += 1) state = afterAttempt(state, false, now);
    expect(isPasswordLocked(state, now)).toBe(false);
    expect(afterAttempt(state, true, now)).toEqual({ failures: 0, lockedUntil: '' });
    state = afterAttempt(state, false, now);
    expect(isPasswordLocked(state, '2026-11-20T09:59:59.000Z')).toBe(true);
    expect(isPasswordLocked(state, '2026-11-20T10:00:00.000Z')).toBe(false);
    expect(afterAttempt(state, false, '2026-11-20T10:00:00.000Z')).toEqual({ failures: 1, lockedUntil: '' });
  });
  test('six digits that are not a run', () => {
    expect(['135790', '112233'].every(isAcceptablePaymentPassword)).toBe(true);
    expect(['123456', '654321', '888888', '12345', '1357901', '13579a'].some(isAcceptablePaymentPassword)).toBe(false);
  });
});

describe('a payment notice', () => {
  const open: ChargeState = { status: 'open', amount: 1000, transactionId: '', orderStatus: 'pendingPayment' };
  const notice = { chargeId: 'c', amount: 1000, outcome: 'paid' as const, transactionId: 't1', at: now };
  const paid: ChargeState = { ...open, status: 'paid', transactionId: 't1', orderStatus: 'pendingShipment' };

  test('pays once, however often it is told', () => {
    expect(decideNotice(open, notice, now)).toEqual({ ok: true, effect: 'pay' });
    expect(decideNotice(paid, notice, now)).toEqual({ ok: true, effect: 'none' });
  });
  test('is refused when old, from the future, or over another amount', () => {
    expect(decideNotice(open, { ...notice, at: '2026-11-20T07:44:59.000Z' }, now)).toMatchObject({ ok: false, cause: 'stale' });
    expect(decideNotice(open, { ...notice, at: '2026-11-20T08:06:00.000Z' }, now)).toMatchObject({ ok: false, cause: 'stale' });
    expect(decideNotice(open, { ...notice, at: 'nonsense' }, now)).toMatchObject({ ok: false, cause: 'stale' });
    expect(decideNotice(open, { ...notice, amount: 1 }, now)).toMatchObject({ ok: false, cause: 'amount' });
  });
  test('comes too late for a cancelled order: refused, and the money goes back', () => {
    expect(decideNotice({ ...open, orderStatus: 'cancelled' }, notice, now)).toEqual({ ok: false, cause: 'late', returnsMoney: true });
  });
  test('out of order: a failure cannot undo a payment, a second payment is not kept', () => {
    expect(decideNotice(paid, { ...notice, outcome: 'failed' }, now)).toEqual({ ok: false, cause: 'outOfOrder', returnsMoney: false });
    expect(decideNotice(paid, { ...notice, transactionId: 't2' }, now)).toEqual({ ok: false, cause: 'outOfOrder', returnsMoney: true });
  });
});
