import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

/** Pricing: 530xx, with catalogue, product, stock and the wish list. */
export const pricingRefusals = {
  PROMOTION_SOLD_OUT: { code: 53011, message: '来晚了，限购数量已抢完', details: Type.Object({ skuNumber: Type.String() }) },
} as const satisfies Record<string, Refusal>;
