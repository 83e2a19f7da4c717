/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import type { CallOutput } from '@mall/mf-kit';
import { accessibilityFaults, renderPage, screen, waitFor } from '@mall/testing';
import NewCampaignPage from './new-campaign-page.tsx';

type Campaign = CallOutput<'discount.searchNewCampaignById'>;
type Products = CallOutput<'discount.searchSpusByDiscountCondition'>;

const campaign = (changes: Partial<Campaign> = {}): Campaign => ({
  ...{ id: 4, kind: 30, name: '火也品牌月', description: '直降15%', linkUrl: '/discount/new/30/4', hasCountdown: false, state: 'running' },
  ...{ startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2099-01-01T00:00:00.000Z', now: new Date().toISOString(), marketingRuleType: 0 },
  ...{ skuCount: 4, thresholds: [], skuShowType: 2, skuShowMode: 2, showMenuAndFilter: true, categoryLevels: [] },
  marketingAggsCondition: { campaignId: 4 },
  ...changes,
});
const product = (productId: number, skuCount: number): Products['items'][number] => ({
  ...{ productId, skuCount },
  sku: {
    ...{ skuNumber: `AC1000${productId}`, defaultThumbUrl: '/img/x', productName: `轴流风扇 ${productId}`, manufacturerName: '火也' },
    ...{ manufacturerPartNumber: `HYAF-${productId}`, salesPackUom: '台', isLogin: false, appliedPriceTag: '', appliedPriceFen: 0 },
    ...{ appliedPriceSub: '', appliedPriceDecimal: '', underlinedPrice: '', hasTierPrices: false },
  } as Products['items'][number]['sku'],
});
const facets = {
  result: [{ key: '品牌', type: 'brand' as const, values: [{ id: 3, value: '火也', count: 2 }] }],
  shapeFilteringData: [
    { id: 7, name: '轴流风扇', pictureUrl: '', count: 2 },
    { id: 8, name: '按钮', pictureUrl: '', count: 1 },
  ],
} as unknown as CallOutput<'discount.searchProductAttributeByDiscountCondition'>;

const open = (found: Campaign, items: Products['items'] = [product(1, 3), product(2, 1)]) => {
  const searchSpusByDiscountCondition = jest.fn(async (_input: object) => ({ pageIndex: 1, pageSize: 24, total: items.length, items }));
  const searchProductAttributeByDiscountCondition = jest.fn(async (_input: object) => facets);
  const view = renderPage(<NewCampaignPage />, {
    answers: {
      discount: {
        searchNewCampaignById: async () => found,
        searchSpusByDiscountCondition,
        searchProductAttributeByDiscountCondition,
        getDiscountToolBoxById: async () => ({ id: 4, name: '', rules: [], thresholds: [], cart: null }),
      },
    },
    path: '/discount/new/30/4',
    params: { type: '30', id: '4' },
  });
  return { ...view, searchSpusByDiscountCondition, searchProductAttributeByDiscountCondition };
};

test('by product each stands once, and what is ticked or looked for narrows products and filters alike (rule discount 22)', async () => {
  const { user, searchSpusByDiscountCondition, searchProductAttributeByDiscountCondition } = open(campaign());
  expect(await screen.findByText('3 种规格参加')).toBeVisible();
  expect(screen.getByText('共 2 款', { selector: 'span' })).toBeVisible();
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await user.click(await screen.findByRole('checkbox', { name: /火也/ }));
  await user.click(screen.getByRole('checkbox', { name: '仅看现货' }));
  const narrowed = { attributeInput: { manufacturerIds: [3] }, input: expect.objectContaining({ inStock: true, pageIndex: 1 }) };
  for (const call of [searchSpusByDiscountCondition, searchProductAttributeByDiscountCondition])
    await waitFor(() => expect(call.mock.lastCall?.[0]).toMatchObject({ ...narrowed, marketingAggsCondition: { campaignId: 4 } }));
  expect(new URLSearchParams(window.location.search).get('brand')).toBe('3');
});

test('one without filters asks for none and shows none', async () => {
  const { searchProductAttributeByDiscountCondition } = open(campaign({ showMenuAndFilter: false }));
  expect(await screen.findByText('3 种规格参加')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(searchProductAttributeByDiscountCondition).not.toHaveBeenCalled();
});

test('where nothing fits the way back to all of it stands there', async () => {
  const { user } = open(campaign(), []);
  await user.click(await screen.findByRole('checkbox', { name: '仅看现货' }));
  await user.click(await screen.findByRole('button', { name: '清除全部筛选' }));
  expect(window.location.search).toBe('');
});
