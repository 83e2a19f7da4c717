/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import type { CallOutput } from '@mall/mf-kit';
import { accessibilityFaults, act, refusal, renderPage, screen, waitFor } from '@mall/testing';
import { aSkuCard } from '../../../parts/builders.ts';
import CampaignPage from './campaign-page.tsx';

type Campaign = CallOutput<'discount.searchCampaignById'>;
afterEach(() => void jest.useRealTimers());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const aCampaign = (changes: Partial<Campaign> = {}): Campaign => ({
  ...{ id: 7, kind: 20, name: '满件折', description: '轴承满3件95折', linkUrl: '/discount/20/7', hasCountdown: false, state: 'running' },
  ...{ startsAt: inHours(-1), endsAt: inHours(24), now: new Date().toISOString(), marketingRuleType: 3, skuCount: 1 },
  thresholds: [{ thresholdDescription: '满3件', discountDescription: '打9.5折', payShare: 9500 }],
  ...{ skuShowType: 1, skuShowMode: 1, showMenuAndFilter: true, categoryLevels: [{ id: 3, name: '轴承', count: 1 }] },
  marketingAggsCondition: { campaignId: 7 },
  ...changes,
});
const goods = (): CallOutput<'discount.searchSkusByDiscountCondition'> => ({
  ...{
    requestId: 'q',
    resultDigits: 0,
    pageIndex: 1,
    pageSize: 20,
    total: 1,
    isEstimated: false,
    isPerfectMatch: true,
    correctedKeyword: '',
  },
  products: [aSkuCard({ isLogin: true, appliedPriceFen: 1000, appliedPriceSub: '10', appliedPriceDecimal: '00' })],
  elasticSearchAttributeResult: { result: [], shapeFilteringData: [] },
});
const toolBox = {
  ...{ id: 7, name: '满件折', rules: ['优惠：满3件打9.5折'], thresholds: [] },
  cart: { pieces: 1, amount: '¥10.00', discountFen: 0, discount: '¥0.00', reached: '', missing: '再买2件打9.5折' },
};
const open = (campaign: () => Promise<Campaign>, params: Record<string, string> = { type: '20', id: '7' }, path = '/discount/20/7') =>
  renderPage(<CampaignPage />, {
    answers: {
      discount: {
        searchCampaignById: campaign,
        searchSkusByDiscountCondition: async () => goods(),
        getDiscountToolBoxById: async () => toolBox,
        getPromotionsList: async () => [],
      },
    },
    path,
    params,
  });

test('a campaign says what it gives, what the cart misses, and what a piece costs with it', async () => {
  open(async () => aCampaign());
  expect(await screen.findByRole('heading', { level: 1, name: '满件折' })).toBeVisible();
  expect(await screen.findByText('再买2件打9.5折')).toBeVisible();
  expect(await screen.findByRole('row', { name: /M8×30/ })).toHaveTextContent('满3件约 ¥9.50/个');
  expect(screen.getByRole('navigation', { name: '面包屑' })).toHaveTextContent('首页促销活动满件折');
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('one that isn’t found says so in the breadcrumb, over an empty list', async () => {
  open(() => Promise.reject(refusal('CAMPAIGN_NOT_FOUND', '未找到促销活动')));
  await waitFor(() => expect(screen.getByRole('navigation', { name: '面包屑' })).toHaveTextContent('未找到促销活动'));
  expect(screen.queryByRole('table')).toBeNull();
});

test.each(['abc', '0', '1.5'])('%s is no campaign', async (id) => {
  open(async () => aCampaign(), { type: '20', id });
  await waitFor(() => expect(screen.getByRole('navigation', { name: '面包屑' })).toHaveTextContent('未找到促销活动'));
});

test('限时 counts down by the server’s clock, and ends by itself', async () => {
  // The buyer's clock is an hour slow.
  const campaign = aCampaign({ kind: 10, hasCountdown: true, now: inHours(1), endsAt: new Date(Date.now() + 3_603_000).toISOString() });
  jest.useFakeTimers({ advanceTimers: true });
  open(async () => campaign);
  expect(await screen.findByText('限时')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/00:00:0[123]/);
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(await screen.findByText('活动已结束')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a campaign with pictures opens with pictures, and 列表 stays chosen in the address', async () => {
  const { user } = open(async () => aCampaign({ skuShowType: 2 }));
  await user.click(await screen.findByRole('button', { name: '列表' }));
  expect(new URLSearchParams(window.location.search).get('view')).toBe('list');
  expect(await screen.findByRole('row', { name: /M8×30/ })).toBeVisible();
});
