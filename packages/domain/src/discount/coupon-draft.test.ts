import { expect, test } from '@jest/globals';
import { type CouponDraft, couponDraftProblems } from './coupon-draft.ts';

const now = Date.parse('2026-11-20T00:00:00Z');
const aDraft = (draft: Partial<CouponDraft> = {}): CouponDraft => ({
  ...{ name: '满500减30', description: '', threshold: 50_000, kind: 'amount', amount: 3000, discount: null, cap: null },
  ...{ scope: 'all', scopeIds: [], scopeSkus: [], stock: 100, perCustomer: 1 },
  ...{ receiveFrom: '2026-11-21T00:00:00Z', receiveUntil: '2026-11-30T00:00:00Z', validFrom: null, validUntil: null, validDays: 30 },
  ...draft,
});
const folded = { kind: 'percentage', amount: null, discount: 9000 } as const;

test('a whole draft has no problems, of either sort and validity', () => {
  expect(couponDraftProblems(aDraft(), now)).toEqual([]);
  expect(couponDraftProblems(aDraft({ ...folded, cap: 20_000 }), now)).toEqual([]);
  expect(couponDraftProblems(aDraft({ threshold: 0, validDays: null, validUntil: '2026-12-31T16:00:00Z' }), now)).toEqual([]);
});

test.each<[string, Partial<CouponDraft>, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['as much off as it asks for', { amount: 50_000 }, 'benefit'],
  ['nothing off', { amount: null }, 'benefit'],
  ['a gift', { ...folded, discount: 0 }, 'benefit'],
  ['a discount that is none', { ...folded, discount: 10_000 }, 'benefit'],
  ['a cap of nothing', { ...folded, cap: 0 }, 'benefit'],
  ['categories that nobody named', { scope: 'categories' }, 'scope'],
  ['SKUs that nobody named', { scope: 'skus' }, 'scope'],
  ['more a company than there are', { perCustomer: 101 }, 'stock'],
  ['an end in the past', { receiveFrom: '2026-11-01T00:00:00Z', receiveUntil: '2026-11-19T00:00:00Z' }, 'receiveUntil'],
  ['an end before the start', { receiveFrom: '2026-12-01T00:00:00Z' }, 'receiveUntil'],
  ['no start', { receiveFrom: '' }, 'receiveFrom'],
  ['no validity', { validDays: null }, 'validity'],
  ['both validities', { validUntil: '2026-12-31T00:00:00Z' }, 'validity'],
  ['over before one can have it', { validDays: null, validUntil: '2026-11-25T00:00:00Z' }, 'validity'],
  ['no day', { validDays: 0 }, 'validity'],
])('%s is told where it is', (_what, draft, field) =>
  expect(couponDraftProblems(aDraft(draft), now).map((one) => one.field)).toEqual([field]),
);
