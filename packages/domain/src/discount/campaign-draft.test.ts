import { expect, test } from '@jest/globals';
import { type CampaignDraft, campaignProblems } from './campaign-draft.ts';

const now = Date.parse('2026-11-20T00:00:00Z');
const aDraft = (draft: Partial<CampaignDraft> = {}): CampaignDraft => ({
  ...{ kind: 20, name: '满减', description: '', startsAt: '2026-11-21T00:00:00Z', endsAt: '2026-11-30T00:00:00Z' },
  ...{ rule: 4, thresholds: [{ from: 50_000, benefit: 3000 }] },
  ...{ priceShare: null, limitNumber: null, isOverLimitAllowed: true, stock: null },
  ...{ skus: ['HY1'], categoryIds: [], manufacturerIds: [], skuShowType: 1, skuShowMode: 1, showMenuAndFilter: true },
  ...draft,
});
const price = { kind: 10, rule: null, thresholds: [], priceShare: 8500 } as const;

test('a whole draft has no problems, of either sort', () => {
  expect(campaignProblems(aDraft(), now)).toEqual([]);
  expect(campaignProblems(aDraft({ ...price, thresholds: [] }), now)).toEqual([]);
});

test.each<[string, Partial<CampaignDraft>, string]>([
  ['no name', { name: '  ' }, 'name'],
  ['an end in the past', { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-19T00:00:00Z' }, 'endsAt'],
  ['an end before the start', { startsAt: '2026-12-01T00:00:00Z' }, 'endsAt'],
  ['more than a year', { endsAt: '2028-11-30T00:00:00Z' }, 'endsAt'],
  ['no instant', { startsAt: 'soon' }, 'startsAt'],
  ['no goods', { skus: [] }, 'goods'],
  ['a rule without steps', { thresholds: [] }, 'thresholds'],
  ['six steps', { thresholds: [1, 2, 3, 4, 5, 6].map((n) => ({ from: n * 10_000, benefit: n * 100 })) }, 'thresholds'],
  ['as much off as it asks for', { thresholds: [{ from: 5000, benefit: 5000 }] }, 'thresholds'],
  [
    'a higher step that gives less',
    {
      thresholds: [
        { from: 5000, benefit: 500 },
        { from: 9000, benefit: 400 },
      ],
    },
    'thresholds',
  ],
  [
    'a step twice',
    {
      thresholds: [
        { from: 5000, benefit: 500 },
        { from: 5000, benefit: 600 },
      ],
    },
    'thresholds',
  ],
  [
    'more pieces that cost more',
    {
      rule: 3,
      thresholds: [
        { from: 3, benefit: 9000 },
        { from: 9, benefit: 9500 },
      ],
    },
    'thresholds',
  ],
  ['a price for nothing', { ...price, thresholds: [], priceShare: 0 }, 'priceShare'],
  ['a price that is none', { ...price, thresholds: [], priceShare: 10_000 }, 'priceShare'],
  ['a limit above what there is', { ...price, thresholds: [], limitNumber: 11, stock: 10 }, 'limitNumber'],
  ['a price with a rule', { kind: 30 }, 'kind'],
  ['a rule without one', { rule: null }, 'kind'],
])('%s is told where it is', (_what, draft, field) =>
  expect(campaignProblems(aDraft(draft), now).map((one) => one.field)).toEqual([field]),
);
