import { expect, test } from '@jest/globals';
import { yuan } from '../money/index.ts';
import {
  type ApprovalRule,
  approvalStatuses,
  budgetMonth,
  canMove,
  fitsBudget,
  keptUntil,
  lapsesAt,
  overBudgetWords,
  ruleFits,
  ruleWords,
  whoMayAnswer,
} from './index.ts';

const rule: ApprovalRule = {
  ...{ id: 1, name: '大额', isActive: true, above: null, onAccount: false, categoryIds: [], department: null, approverIds: [9] },
};
const order = { payable: yuan(100), isOnAccount: false, categoryIds: [33, 22, 11], department: '研发部' };

test.each<[string, Partial<ApprovalRule>, Partial<typeof order>, boolean]>([
  ['a rule that says nothing is for every order', {}, {}, true],
  ['exactly the amount is not above it', { above: yuan(100) }, {}, false],
  ['one fen more is', { above: yuan(100) }, { payable: yuan(100) + 1 }, true],
  ['on account', { onAccount: true }, { isOnAccount: true }, true],
  ['not on account', { onAccount: true }, {}, false],
  ['a category above the line’s', { categoryIds: [11] }, {}, true],
  ['another category', { categoryIds: [12] }, {}, false],
  ['combined, and one doesn’t hold', { categoryIds: [11], above: yuan(200) }, {}, false],
  ['another department’s', { department: '采购部' }, {}, false],
  ['of the department', { department: '研发部' }, {}, true],
  ['paused', { isActive: false }, {}, false],
])('%s', (_what, said, about, fits) => {
  expect(ruleFits({ ...rule, ...said }, { ...order, ...about })).toBe(fits);
});

test('why it waits says all that the rule asks for', () => {
  expect(ruleWords({ ...rule, above: yuan(1000), onAccount: true }, yuan(1200), ['轴承'])).toBe(
    '订单金额¥1,200.00超过¥1,000.00，且使用账期支付，且含“轴承”类商品',
  );
  expect(ruleWords(rule, 1)).toBe('公司规定所有订单须审批');
});

test('nothing follows an end, and submitted comes again after changed only', () => {
  expect(approvalStatuses.filter((from) => canMove(from, 'submitted'))).toEqual(['changed']);
  expect(approvalStatuses.filter((from) => canMove(from, 'approved'))).toEqual(['submitted']);
  for (const from of ['approved', 'rejected', 'lapsed', 'withdrawn'] as const)
    expect(approvalStatuses.filter((to) => canMove(from, to))).toEqual([]);
});

test('kept for 24 hours, lapsed after 72', () => {
  expect([keptUntil('2026-11-23T00:00:00.000Z'), lapsesAt('2026-11-23T00:00:00.000Z')]).toEqual([
    '2026-11-24T00:00:00.000Z',
    '2026-11-26T00:00:00.000Z',
  ]);
});

test('an order fits as long as nothing is overdrawn; a month is the mall’s', () => {
  expect([yuan(40), yuan(40) + 1].map((payable) => fitsBudget({ amount: yuan(100), used: yuan(60) }, payable))).toEqual([true, false]);
  // Who was allowed more than there is leaves nothing; what costs nothing fits all the same.
  expect([0, 1].map((payable) => fitsBudget({ amount: yuan(100), used: yuan(160) }, payable))).toEqual([true, false]);
  expect(budgetMonth('2026-11-30T16:00:00.000Z')).toBe('2026-12');
  expect(overBudgetWords({ name: '研发部', period: 'month', amount: yuan(100), used: yuan(60) }, yuan(50))).toBe(
    '“研发部”本月预算¥100.00，还剩¥40.00，本单¥50.00，超出¥10.00',
  );
});

test('never the buyer’s own order; who is away has a deputy, and where nobody is left whoever manages answers', () => {
  const asked = { named: [1, 2], managers: [7, 8], enabled: new Set([1, 2, 3, 7, 8]), deputies: [], own: [] };
  const day = '2026-11-23T08:00:00.000Z';
  const deputies = [{ kpId: 1, deputyId: 3, from: '2026-11-23T00:00:00.000Z', until: '2026-11-24T00:00:00.000Z' }];
  expect(whoMayAnswer(asked, day)).toEqual([1, 2]);
  expect(whoMayAnswer({ ...asked, own: [1] }, day)).toEqual([2]);
  expect(whoMayAnswer({ ...asked, deputies }, day)).toEqual([1, 2, 3]);
  expect(whoMayAnswer({ ...asked, deputies }, '2026-11-24T00:00:00.000Z')).toEqual([1, 2]);
  expect(whoMayAnswer({ ...asked, deputies, own: [3] }, day)).toEqual([1, 2]);
  expect(whoMayAnswer({ ...asked, named: [1], own: [1] }, day)).toEqual([7, 8]);
  // The left colleague's deputy still stands in, as the rule names who left.
  expect(whoMayAnswer({ ...asked, named: [1], enabled: new Set([3, 7]), deputies }, day)).toEqual([3]);
  expect(whoMayAnswer({ ...asked, named: [1], managers: [1], own: [1] }, day)).toEqual([]);
});
