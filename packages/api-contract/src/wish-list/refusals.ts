import type { Refusal } from '../call/refusal.ts';

/** Wish list: 530xx, with catalogue, product, pricing and stock. */
export const wishListRefusals = {
  WISH_LIST_FULL: { code: 53007, message: '收藏夹已满（最多500种商品），请先清理' },
} as const satisfies Record<string, Refusal>;
