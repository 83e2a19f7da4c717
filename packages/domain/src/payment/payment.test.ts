import { describe, expect, test } from '@jest/globals';
import { type CreditStatus, creditStatuses } from '../credit/index.ts';
import { yuan } from '../money/index.ts';
import {
  afterAttempt,
  attemptsLeftWords,
  awaitsTransfer,
  type ChargeState,
  chargeDeadline,
  decideNotice,
  firstStatus,
  isAcceptablePaymentPassword,
  isChargeable,
  isChargeOpen,
  isFreePayment,
  isPasswordLocked,
  isRefundedAtOnce,
  needsPaymentNow,
  type PasswordState,
  passwordLockedWords,
  passwordNeed,
  paymentMethods,
  paymentOptions,
  proposedMethod,
} from './index.ts';

const now = '2026-11-20T08:00:00.000Z';
const credit = { limit: yuan(100000), used: 0, status: 'enabled' as CreditStatus };
const situation = { amount: yuan(1000), balance: yuan(50000), credit, province: '上海市' };
const reasonOf = (changes: Partial<typeof situation>, method: string) =>
  paymentOptions({ ...situation, ...changes }).find((option) => option.method === method)?.reason;

describe('methods a buyer may choose', () => {
  test('all are allowed when there is enough of everything', () => {
    expect(paymentOptions(situation).every(({ isAllowed }) => isAllowed)).toBe(true);
  });
  test('each no has its reason', () => {
    expect(reasonOf({ balance: yuan(999.99) }, 'balance')).toBe('预付款余额不足');
    expect(reasonOf({ credit: { ...credit, limit: yuan(999.99) } }, 'credit')).toBe('账期额度不足，可在支付页补差');
    expect(reasonOf({ credit: { ...credit, used: credit.limit } }, 'credit')).toBe('账期额度不足');
    expect(reasonOf({ credit: { ...credit, status: 'overdue' } }, 'credit')).toBe('有逾期账单，暂不能使用账期下单');
    expect(reasonOf({ credit: { ...credit, status: 'none' } }, 'credit')).toBe('尚未开通账期');
    expect(reasonOf({ credit: { ...credit, status: 'approved' } }, 'credit')).toBe('账期合同尚未签署');
    expect(reasonOf({ credit: { ...credit, status: 'frozen' } }, 'credit')).toBe('账期已冻结');
    expect(reasonOf({ province: '' }, 'cashOnDelivery')).toBe('请先选择收货地址');
    expect(reasonOf({ province: '西藏自治区' }, 'cashOnDelivery')).toBe('收货地区不支持货到付款');
    expect(reasonOf({ amount: yuan(5000.01) }, 'cashOnDelivery')).toBe('货到付款每单不超过¥5,000.00');
  });
  test('what was chosen last time is proposed while it is allowed', () => {
    expect(proposedMethod(paymentOptions(situation), 'credit')).toBe('credit');
    expect(proposedMethod(paymentOptions({ ...situation, balance: 0 }), 'balance')).toBe('unionPay');
  });
  test('the hint says what credit is left once it is opened', () => {
    const hintOf = (status: CreditStatus) =>
      paymentOptions({ ...situation, credit: { ...credit, status } }).find(({ method }) => method === 'credit')!.hint;
    expect(creditStatuses.filter((status) => hintOf(status) === '可用额度 ¥100,000.00')).toEqual(['approved', 'enabled', 'overdue']);
    expect(hintOf('frozen')).toBe('先收货，后付款');
  });
});

describe('what an order waits for', () => {
  test('cash on delivery and nothing to pay ship at once', () => {
    expect(firstStatus(1, 'unionPay')).toBe('pendingPayment');
    expect([firstStatus(1, 'cashOnDelivery'), firstStatus(0, 'unionPay')]).toEqual(['pendingShipment', 'pendingShipment']);
  });
  test('a transfer is the bank’s to bring, everything else the buyer’s to pay', () => {
    const order = { status: 'pendingPayment' as const, paymentMethod: 'offlineTransfer' as const };
    expect([awaitsTransfer(order), needsPaymentNow(order)]).toEqual([true, false]);
    expect(awaitsTransfer({ ...order, status: 'cancelled' })).toBe(false);
    expect(needsPaymentNow({ ...order, paymentMethod: 'unionPay' })).toBe(true);
    expect(paymentMethods.filter(isRefundedAtOnce)).toEqual(['balance', 'credit']);
  });
  test('a charge is open for half an hour, and only for money', () => {
    expect(chargeDeadline(now)).toBe('2026-11-20T08:30:00.000Z');
    expect([isChargeable(0), isChargeable(1)]).toEqual([false, true]);
    const charge = { status: 'open' as const, expiresAt: '2026-11-20T08:30:00.000Z' };
    expect(isChargeOpen(charge, true, '2026-11-20T08:30:00.000Z')).toBe(true);
    expect(isChargeOpen(charge, true, '2026-11-20T08:30:00.001Z')).toBe(false);
    expect(isChargeOpen(charge, false, now)).toBe(false);
    expect(isChargeOpen({ ...charge, status: 'closed' }, true, now)).toBe(false);
  });
});

describe('payment password', () => {
  test('none is needed up to the free-payment limit, and without one nothing above it can be paid', () => {
    expect([isFreePayment(100, 100), isFreePayment(101, 100)]).toEqual([true, false]);
    expect([passwordNeed(true, false), passwordNeed(false, true), passwordNeed(false, false)]).toEqual(['none', 'password', 'notSet']);
  });
  test('a lock is told with its end where that is known', () => {
    expect(passwordLockedWords('2026-11-20T10:00:00.000Z')).toMatch(/^支付密码已锁定，.*18:00 后可再试$/);
    expect(passwordLockedWords('')).toBe('支付密码错误次数过多，请2小时后再试');
    expect(attemptsLeftWords(4)).toBe('还可尝试 4 次');
  });
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
  const open: ChargeState = { status: 'open', amount: 1000, transactionId: '', isPayable: true, provider: 'unionPay' };
  const notice = { chargeId: 'c', amount: 1000, outcome: 'paid' as const, transactionId: 't1', at: now };
  const paid: ChargeState = { ...open, status: 'paid', transactionId: 't1', isPayable: false };

  test('pays once, however often it is told', () => {
    expect(decideNotice(open, notice, 'unionPay', now)).toEqual({ ok: true, effect: 'pay' });
    expect(decideNotice(paid, notice, 'unionPay', now)).toEqual({ ok: true, effect: 'none' });
  });
  test('is refused when old, from the future, or over another amount', () => {
    expect(decideNotice(open, { ...notice, at: '2026-11-20T07:44:59.000Z' }, 'unionPay', now)).toMatchObject({ ok: false, cause: 'stale' });
    expect(decideNotice(open, { ...notice, at: '2026-11-20T08:06:00.000Z' }, 'unionPay', now)).toMatchObject({ ok: false, cause: 'stale' });
    expect(decideNotice(open, { ...notice, at: 'nonsense' }, 'unionPay', now)).toMatchObject({ ok: false, cause: 'stale' });
    expect(decideNotice(open, { ...notice, amount: 1 }, 'unionPay', now)).toMatchObject({ ok: false, cause: 'amount' });
  });
  test('of another provider, or over another amount: refused, and what was paid goes back', () => {
    expect(decideNotice(open, notice, 'wechatPay', now)).toEqual({ ok: false, cause: 'wrongProvider', returnsMoney: true });
    expect(decideNotice(open, { ...notice, outcome: 'failed' }, 'wechatPay', now)).toMatchObject({ returnsMoney: false });
    expect(decideNotice(open, { ...notice, amount: 1 }, 'unionPay', now)).toMatchObject({ cause: 'amount', returnsMoney: true });
  });
  test('comes too late for a cancelled order: refused, and the money goes back', () => {
    expect(decideNotice({ ...open, isPayable: false }, notice, 'unionPay', now)).toEqual({ ok: false, cause: 'late', returnsMoney: true });
  });
  test('out of order: a failure cannot undo a payment, a second payment is not kept', () => {
    expect(decideNotice(paid, { ...notice, outcome: 'failed' }, 'unionPay', now)).toEqual({
      ok: false,
      cause: 'outOfOrder',
      returnsMoney: false,
    });
    expect(decideNotice(paid, { ...notice, transactionId: 't2' }, 'unionPay', now)).toEqual({
      ok: false,
      cause: 'outOfOrder',
      returnsMoney: true,
    });
  });
});
