import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { SkuNumber } from '../pricing/shapes.ts';
import { CommonlyItem, WishListItem } from './shapes.ts';

const Kept = Type.Object({ isInWishList: Type.Boolean() });

/** The wish list and the regularly-bought list (rules wish-list 1–6). */
export const wishListCalls = {
  addToWishList: defineCall({
    method: 'POST',
    path: '/api/customer/AddToWishList',
    summary: '收藏商品；已收藏的不变',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: Type.Object({
      sku: SkuNumber,
      sourceId: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, default: 3, description: 'where it was kept: 3 the storefront' })),
    }),
    response: Kept,
    refusals: ['SKU_NOT_FOUND', 'WISH_LIST_FULL'],
  }),
  cancelToWishList: defineCall({
    method: 'POST',
    path: '/api/customer/CancelToWishList',
    summary: '取消收藏',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: Type.Object({ sku: SkuNumber }),
    response: Kept,
  }),
  getWishListPagedList: defineCall({
    method: 'POST',
    path: '/api/customer/GetWishListPagedList',
    summary: '收藏夹，最近收藏的在前',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
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
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    }),
    response: Paged(CommonlyItem),
  }),
};
