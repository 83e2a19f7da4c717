import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

/** Stock: 530xx, with catalogue, product, pricing and the wish list. */
export const stockRefusals = {
  STOCK_NOT_ENOUGH: {
    code: 53010,
    message: '库存不足',
    details: Type.Object({ skuNumber: Type.String(), available: Type.Integer() }),
  },
} as const satisfies Record<string, Refusal>;
