import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { colleagueCalls } from './colleague-calls.ts';
import { OfKp } from './fields.ts';
import { lineCalls } from './line-calls.ts';
import { listCalls } from './list-calls.ts';
import { CartSummary, CartTotals, ShoppingCart } from './shapes.ts';
import { substituteCalls } from './substitute-calls.ts';

export const cartCalls = {
  ...lineCalls,
  ...substituteCalls,
  ...colleagueCalls,
  ...listCalls,
  getShoppingCartWithDiscount: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/GetShoppingCartWithDiscount',
    summary: '购物车：商品、价格、货期、活动与合计',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: OfKp,
    response: ShoppingCart,
    refusals: ['CART_NOT_YOURS'],
  }),
  getShoppingCartSummary: defineCall({
    method: 'GET',
    path: '/api/shoppingCart/GetShoppingCartSummary',
    summary: '购物车商品数；访客为0',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: CartSummary,
  }),
  selectedAll: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/SelectedAll',
    summary: '全选',
    access: 'login',
    effect: 'write',
    alsoGet: true,
    ...{ right: 'none', inSimulation: true, seePrices: 'blanked' },
    body: OfKp,
    response: ShoppingCart,
    refusals: ['CART_NOT_YOURS'],
  }),
  unSelectedAll: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/UnSelectedAll',
    summary: '取消全选',
    access: 'login',
    effect: 'write',
    alsoGet: true,
    ...{ right: 'none', inSimulation: true, seePrices: 'blanked' },
    body: OfKp,
    response: ShoppingCart,
    refusals: ['CART_NOT_YOURS'],
  }),
  getSelectedShoppingCartSummary: defineCall({
    method: 'GET',
    path: '/api/shoppingCart/GetSelectedShoppingCartSummary',
    summary: '已勾选商品的合计',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    query: OfKp,
    response: CartTotals,
    refusals: ['CART_NOT_YOURS'],
  }),
  hasConfirmData: defineCall({
    method: 'GET',
    path: '/api/shoppingCart/HasConfirmData',
    summary: '是否有可结算的商品',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    query: OfKp,
    response: Type.Object({ hasConfirmData: Type.Boolean(), reason: Type.String() }),
    refusals: ['CART_NOT_YOURS'],
  }),
};
