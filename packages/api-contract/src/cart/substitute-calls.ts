import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { ItemIds, OfKp } from './fields.ts';
import { ShoppingCart } from './shapes.ts';
import { CartSubstitutes } from './substitute-shapes.ts';

const writing = { effect: 'write', right: 'none', inSimulation: true, seePrices: 'blanked' } as const;
const write = { method: 'POST', access: 'login', ...writing, query: OfKp, response: ShoppingCart } as const;

/** The private brand's part or a cheaper equal one in a line's place, and back (rules cart 16, 26, 27). */
export const substituteCalls = {
  getCartSubstitutes: defineCall({
    method: 'GET',
    path: '/api/shoppingCart/GetCartSubstitutes',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    summary: '购物车中可替换为更便宜同等商品的行、已替换的行，各省多少',
    query: OfKp,
    response: CartSubstitutes,
    refusals: ['CART_NOT_YOURS'],
  }),
  substituteSku: defineCall({
    ...write,
    path: '/api/shoppingCart/SubstituteSku',
    summary: '把一行换成更便宜的同等商品；sku 须是该行可换的商品',
    body: Type.Object({
      id: Type.Integer({ minimum: 1, description: 'the line' }),
      sku: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: 'left out: the one that is offered' })),
    }),
    refusals: ['CART_NOT_YOURS', 'CART_ITEM_NOT_FOUND', 'CART_NO_SUBSTITUTE'],
  }),
  substituteSkuBatch: defineCall({
    ...write,
    path: '/api/shoppingCart/substituteSkuBatch',
    summary: '把多行（不写则全部）换成更便宜的同等商品，能换的都换',
    body: Type.Object({ ids: Type.Optional(ItemIds) }),
    refusals: ['CART_NOT_YOURS', 'CART_NO_SUBSTITUTE'],
  }),
  cancelSubstituteSku: defineCall({
    ...write,
    path: '/api/shoppingCart/CancelSubstituteSku',
    summary: '换回原商品；不写则全部换回',
    body: Type.Object({ ids: Type.Optional(ItemIds) }),
    refusals: ['CART_NOT_YOURS'],
  }),
};
