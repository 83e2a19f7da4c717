import Type, { type Static } from 'typebox';
import { SkuCard } from '../product/card-shapes.ts';

/** What a contact person keeps for later, as a product card. */
export const WishListItem = Type.Object({ sku: SkuCard, addedAt: Type.String({ description: 'UTC ISO text' }) });
export type WishListItem = Static<typeof WishListItem>;

/** What a contact person bought, as a product card, with how often and how much. */
export const CommonlyItem = Type.Object({
  sku: SkuCard,
  timesBought: Type.Integer({ description: 'orders it was in' }),
  totalQuantity: Type.Integer({ description: 'pieces over all of them' }),
  lastBoughtAt: Type.String({ description: 'UTC ISO text' }),
});
export type CommonlyItem = Static<typeof CommonlyItem>;
