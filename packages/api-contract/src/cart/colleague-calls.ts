import Type, { type Static } from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { ItemIds, OfKp } from './fields.ts';
import { CartAddition, ShoppingCart } from './shapes.ts';

/** A line that went from one contact person's cart into another's. */
export const CartTransfer = Type.Object({
  id: Type.Integer(),
  fromKpId: Type.Integer(),
  fromName: Type.String(),
  toKpId: Type.Integer(),
  toName: Type.String(),
  sku: Type.String(),
  productName: Type.String(),
  quantity: Type.Integer(),
  remark: Type.String(),
  at: Type.String({ description: 'UTC ISO text' }),
});
export type CartTransfer = Static<typeof CartTransfer>;

/** Colleagues' carts: everybody of a company looks into them and takes lines over, and what was taken is told (rules cart 12, 28, 29). */
export const colleagueCalls = {
  addShoppingCartItemsByOtherKp: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/AddShoppingCartItemsByOtherKp',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', seePrices: 'blanked' },
    idempotent: true,
    summary: '把同事购物车中的商品转入自己的购物车，并记录谁取走了什么',
    body: Type.Object({
      kpId: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'whose lines they are' }),
      ids: ItemIds,
    }),
    response: Type.Object({
      taken: Type.Array(CartAddition),
      refused: Type.Array(Type.Object({ id: Type.Integer(), sku: Type.String(), message: Type.String() })),
      transferIds: Type.Array(Type.Integer()),
      cart: ShoppingCart,
      totalProducts: Type.Integer({ description: 'lines of the own cart now' }),
    }),
    refusals: ['CART_NOT_YOURS'],
  }),
  addShoppingCartTransferLog: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/AddShoppingCartTransferLog',
    access: 'login',
    effect: 'write',
    right: 'none',
    summary: '给自己的转入记录补充说明；记录本身由商城写入，不能代写',
    body: Type.Object({ ids: ItemIds, remark: Type.String({ maxLength: 100 }) }),
    response: Type.Array(CartTransfer),
    refusals: ['CART_TRANSFER_NOT_FOUND'],
  }),
  getShoppingCartTransferLogs: defineCall({
    method: 'GET',
    path: '/api/shoppingCart/GetShoppingCartTransferLogs',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    summary: '购物车的转入转出记录，最近50条，90天内',
    query: OfKp,
    response: Type.Array(CartTransfer),
    refusals: ['CART_NOT_YOURS'],
  }),
};
