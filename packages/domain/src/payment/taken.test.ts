import { expect, test } from '@jest/globals';
import { decideSupplement, outstanding, paidWays, restRefusal, shareRefund } from './index.ts';

const credit = { limit: 1000, used: 400, status: 'enabled' as const };
const order = { payable: 900, taken: [], isPersonalAdvance: false, credit };

test('the supplement draws all that is left of the limit; the rest is paid another way', () => {
  expect(decideSupplement(order)).toEqual({ ok: true, credit: 600, rest: 300 });
  expect(decideSupplement({ ...order, payable: 600 })).toEqual({ ok: false, reason: 'SUPPLEMENT_NOT_NEEDED' });
  expect(decideSupplement({ ...order, credit: { ...credit, used: 1000 } })).toEqual({ ok: false, reason: 'SUPPLEMENT_NOT_POSSIBLE' });
  for (const status of ['none', 'approved', 'overdue', 'frozen'] as const)
    expect(decideSupplement({ ...order, credit: { ...credit, status } })).toEqual({ ok: false, reason: 'SUPPLEMENT_NOT_POSSIBLE' });
  expect(decideSupplement({ ...order, isPersonalAdvance: true })).toMatchObject({ ok: false });
});

test('credit that is held stays as it is, whatever became of the limit since', () => {
  const held = [{ method: 'credit' as const, amount: 500 }];
  expect(decideSupplement({ ...order, taken: held, credit: { ...credit, used: 1000 } })).toEqual({ ok: true, credit: 500, rest: 400 });
  expect(outstanding(900, held)).toBe(400);
});

test('beside credit one other way, and out of one’s own pocket online only', () => {
  const held = { taken: [{ method: 'credit' as const }], isPersonalAdvance: false };
  expect((['balance', 'unionPay', 'wechatPay'] as const).map((method) => restRefusal(method, held))).toEqual(['', '', '']);
  expect(restRefusal('credit', held)).toBe('账期已占用，余款请换一种方式支付');
  expect(restRefusal('cashOnDelivery', held)).not.toBe('');
  expect(restRefusal('balance', { taken: [{ method: 'unionPay' }], isPersonalAdvance: false })).not.toBe('');
  expect(restRefusal('balance', { taken: [], isPersonalAdvance: true })).toBe('个人垫付只能在线支付');
  expect(restRefusal('wechatPay', { taken: [], isPersonalAdvance: true })).toBe('');
});

test('what was taken last goes back first, and never more than is left of it', () => {
  const taken = [
    { method: 'credit' as const, amount: 600, refunded: 0 },
    { method: 'balance' as const, amount: 300, refunded: 100 },
  ];
  const shares = (amount: number) => {
    const decision = shareRefund(taken, amount);
    return decision.ok ? decision.shares.map(({ from, amount: share }) => [from.method, share]) : decision.reason;
  };
  expect(shares(150)).toEqual([['balance', 150]]);
  expect(shares(500)).toEqual([
    ['balance', 200],
    ['credit', 300],
  ]);
  expect(shares(801)).toBe('REFUND_EXCEEDS_PAID');
});

test('the ways are told in the order of taking', () => {
  expect(paidWays([{ method: 'credit' }, { method: 'wechatPay' }], 'credit')).toBe('账期支付 + 微信支付');
  expect(paidWays([], 'balance')).toBe('预付款支付');
});
