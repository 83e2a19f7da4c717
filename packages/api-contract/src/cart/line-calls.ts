import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { ItemIds, OfKp } from './fields.ts';
import { CartAddition, ShoppingCart } from './shapes.ts';

const Sku = Type.String({ minLength: 1, maxLength: 40 });
const Quantity = Type.Integer({ minimum: 1, maximum: 9999 });

const AddSku = {
  sku: Sku,
  quantity: Quantity,
  selectedAttributes: Type.Optional(Type.String({ maxLength: 1000 })),
  r: Type.Optional(Type.String({ maxLength: 64, description: 'request id of the search that led here' })),
  d: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 99 }), Type.String({ maxLength: 8 })])),
  requestTypeId: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, default: 2 })),
  isInsertMatchSku: Type.Optional(Type.Boolean({ description: 'it came in as the match of a search' })),
  pictureUrl: Type.Optional(Type.String({ maxLength: 300, description: 'as it was seen; only pictures of this mall are kept' })),
  relationShoppingCartItemId: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'the line it goes beside; 0 for none' }),
  ),
  isSkipShoppingCart: Type.Optional(Type.Boolean({ description: 'only ask whether it can be bought: nothing is put in' })),
  fromInquiryId: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'the inquiry it came from' })),
};

const change = ['CART_NOT_YOURS', 'CART_ITEM_NOT_FOUND', 'CART_SKU_UNAVAILABLE', 'CART_QUANTITY_INVALID', 'CART_LIMIT_EXCEEDED'] as const;

export const lineCalls = {
  addSkuToCart: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/AddSkuToCart',
    summary: '加入购物车（数量须符合起订量、步进值与限购）',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', inSimulation: true },
    idempotent: true,
    query: Type.Object({ inquiryId: Type.Optional(Type.Integer({ minimum: 0 })) }),
    body: Type.Object(AddSku),
    response: CartAddition,
    refusals: [
      'CART_SKU_UNAVAILABLE',
      'CART_INQUIRY_ONLY',
      'CART_SPEC_NOT_CHOSEN',
      'CART_QUANTITY_INVALID',
      'CART_LIMIT_EXCEEDED',
      'CART_FULL',
      'CART_ITEM_NOT_FOUND',
    ],
  }),
  addSkusToCart: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/AddSkusToCart',
    summary: '批量加入购物车，或按历史订单再次购买',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', inSimulation: true },
    idempotent: true,
    query: Type.Object({
      orderId: Type.Optional(Type.String({ maxLength: 40, description: 'buy this order’s lines again' })),
      page: Type.Optional(Type.String({ maxLength: 40 })),
      inquiryId: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    body: Type.Object({ skus: Type.Array(Type.Object(AddSku), { maxItems: 200 }) }),
    response: Type.Object({
      added: Type.Array(CartAddition),
      refused: Type.Array(Type.Object({ sku: Type.String(), message: Type.String() })),
      totalProducts: Type.Integer(),
    }),
    refusals: ['ORDER_NOT_FOUND'],
  }),
  updateCartItems: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/UpdateCartItems',
    summary: '修改数量或勾选，返回改后的购物车',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', inSimulation: true, seePrices: 'blanked' },
    query: OfKp,
    body: Type.Object({
      items: Type.Array(
        Type.Object({ id: Type.Integer({ minimum: 1 }), quantity: Type.Optional(Quantity), selected: Type.Optional(Type.Boolean()) }),
        { minItems: 1, maxItems: 200 },
      ),
    }),
    response: ShoppingCart,
    refusals: [...change],
  }),
  updateSkuInCart: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/UpdateSkuInCart',
    summary: '按SKU设定购物车中的数量',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', inSimulation: true, seePrices: 'blanked' },
    query: OfKp,
    body: Type.Object({ sku: Sku, quantity: Quantity }),
    response: ShoppingCart,
    refusals: [...change],
  }),
  deleteCartItems: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/DeleteCartItems',
    summary: '删除购物车商品，返回删后的购物车；24小时内可用 RestoreCartItems 撤销',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', inSimulation: true, seePrices: 'blanked' },
    query: OfKp,
    body: Type.Object({ ids: ItemIds }),
    response: ShoppingCart,
    refusals: ['CART_NOT_YOURS'],
  }),
};
