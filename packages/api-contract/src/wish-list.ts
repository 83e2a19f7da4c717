import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';
import { Paged } from './envelope.ts';
import { SkuNumber } from './pricing.ts';
import { SkuCard } from './product.ts';

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

const Kept = Type.Object({ isInWishList: Type.Boolean() });

/** The wish list and the regularly-bought list (rules wish-list 1–6). */
export const wishListCalls = {
  addToWishList: defineCall({
    method: 'POST',
    path: '/api/customer/AddToWishList',
    summary: '收藏商品；已收藏的不变',
    access: 'login',
    body: Type.Object({
      sku: SkuNumber,
      sourceId: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, default: 3, description: 'where it was kept: 3 the storefront' })),
    }),
    response: Kept,
  }),
  cancelToWishList: defineCall({
    method: 'POST',
    path: '/api/customer/CancelToWishList',
    summary: '取消收藏',
    access: 'login',
    body: Type.Object({ sku: SkuNumber }),
    response: Kept,
  }),
  getWishListPagedList: defineCall({
    method: 'POST',
    path: '/api/customer/GetWishListPagedList',
    summary: '收藏夹，最近收藏的在前',
    access: 'login',
    body: Type.Object({
      sku: Type.Optional(SkuNumber),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    }),
    response: Paged(WishListItem),
  }),
  getCommonlyPagedList: defineCall({
    method: 'POST',
    path: '/api/customer/GetCommonlyPagedList',
    summary: '常购商品，购买次数多的在前，其次最近购买的在前',
    access: 'login',
    body: Type.Object({
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    }),
    response: Paged(CommonlyItem),
  }),
};
