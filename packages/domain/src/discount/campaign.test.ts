import { describe, expect, test } from '@jest/globals';
import { yuan } from '../money/index.ts';
import { applyCampaigns, type CartCampaign } from './campaign.ts';

const pieces: CartCampaign = {
  id: 1,
  name: '满3件95折',
  rule: 3,
  thresholds: [
    { from: 3, discount: 9500 },
    { from: 10, discount: 9000 },
  ],
  skus: new Set(['A', 'B']),
};
const amount: CartCampaign = {
  id: 2,
  name: '满500减30',
  rule: 4,
  thresholds: [{ from: yuan(500), off: yuan(30) }],
  skus: new Set(['A', 'B', 'C']),
};
const line = (sku: string, quantity: number, total: number) => ({ sku, quantity, total });

describe('campaigns over cart lines', () => {
  test('pieces of all the campaign’s lines count together, others pay in full', () => {
    const { discounts } = applyCampaigns([line('A', 2, 1000), line('B', 1, 1001), line('C', 9, 5000)], [pieces]);
    expect(discounts).toEqual([50, 50, 0]); // 5 % of 20.01 is 1.00; half of the odd fen cannot be paid
  });

  test('lines always add up to the total, whatever the remainder', () => {
    const { discounts, applied } = applyCampaigns(
      [line('A', 1, yuan(333.33)), line('B', 1, yuan(333.33)), line('C', 1, yuan(333.34))],
      [amount],
    );
    expect(discounts.reduce((a, b) => a + b)).toBe(yuan(30));
    expect(applied[0]?.discount).toBe(yuan(30));
  });

  test('an amount reduction counts what the piece discount left', () => {
    const { discounts, applied } = applyCampaigns([line('A', 3, yuan(510))], [amount, pieces]);
    expect(discounts).toEqual([yuan(25.5)]); // 484.50 is below 500
    expect(applied.map(({ campaign, discount }) => [campaign.id, discount])).toEqual([
      [1, yuan(25.5)],
      [2, 0],
    ]);
  });

  test('a campaign not reached says what is missing', () => {
    const { applied } = applyCampaigns([line('A', 1, 100)], [pieces]);
    expect(applied[0]).toMatchObject({ discount: 0, thresholdDescription: '满3件', discountDescription: '打9.5折' });
  });

  test('nothing is ever reduced below zero', () => {
    const generous: CartCampaign = { ...amount, rule: 4, thresholds: [{ from: 1, off: yuan(30) }] };
    expect(applyCampaigns([line('A', 1, 200)], [generous]).discounts).toEqual([200]);
  });
});
