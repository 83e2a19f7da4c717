import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';
import { DiscountPurchaseLimit } from './pricing.ts';

const Sku = Type.String({ minLength: 1, maxLength: 40 });
const Quantity = Type.Integer({ minimum: 1, maximum: 9999 });
/** Whose cart: a contact person of the own company. Left out: one's own. */
const OfKp = Type.Object({ kpId: Type.Optional(Type.Integer({ minimum: 1 })) });

/** One line of a cart or of a checkout: the SKU as this contact person sees it now, for this quantity and region. */
export const CartLine = Type.Object({
  id: Type.Integer({ description: '0 for a line bought at once, past the cart' }),
  sku: Type.String(),
  quantity: Type.Integer(),
  selected: Type.Boolean(),
  selectedAttributes: Type.String({ description: 'chosen parameters of a non-standard SKU, "" otherwise' }),
  productName: Type.String(),
  manufacturerId: Type.Integer(),
  manufacturerName: Type.String(),
  manufacturerPartNumber: Type.String(),
  orderCode: Type.String(),
  defaultThumbUrl: Type.String(),
  packQty: Type.Integer(),
  packUom: Type.String(),
  salesPackUom: Type.String(),
  minOrderQty: Type.Integer(),
  stepValue: Type.Integer(),
  discountPurchaseLimit: Type.Union([DiscountPurchaseLimit, Type.Null()]),
  appliedPriceTag: Type.String(),
  appliedPriceSub: Type.String(),
  appliedPriceDecimal: Type.String(),
  underlinedPrice: Type.String({ description: 'struck-through price with two decimals, "" where none' }),
  appliedPriceFen: Type.Integer({ description: 'price of one piece; of the first ones where a limit splits the line' }),
  lineTotalFen: Type.Integer({ description: 'price times quantity, before campaigns' }),
  discountFen: Type.Integer({ description: 'this line’s share of campaign discounts' }),
  dynamicDeliveryTimeId: Type.Integer(),
  dynamicDeliveryTimeName: Type.String(),
  isValid: Type.Boolean(),
  invalidReason: Type.String({ description: '该商品已下架 …, "" for a valid line' }),
  isInquiryPrice: Type.Boolean({ description: 'cannot be ordered, only inquired' }),
});
export type CartLine = Static<typeof CartLine>;

/** Sums over the selected valid lines: fen for arithmetic, texts with two decimals to show. */
export const CartTotals = Type.Object({
  selectedLines: Type.Integer(),
  selectedQuantity: Type.Integer(),
  goodsFen: Type.Integer(),
  discountFen: Type.Integer(),
  freightFen: Type.Integer(),
  payableFen: Type.Integer(),
  goodsAmount: Type.String(),
  discountAmount: Type.String(),
  freightAmount: Type.String(),
  payableAmount: Type.String(),
});
export type CartTotals = Static<typeof CartTotals>;

/** A campaign that touches selected lines (rules 3 and 4), reached or with what is missing. */
export const CartCampaign = Type.Object({
  campaignId: Type.Integer(),
  name: Type.String(),
  marketingRuleType: Type.Integer({ description: '3 piece discount, 4 amount reduction' }),
  thresholdDescription: Type.String(),
  discountDescription: Type.String(),
  isReached: Type.Boolean(),
  discountFen: Type.Integer(),
  skus: Type.Array(Type.String()),
});
export type CartCampaign = Static<typeof CartCampaign>;

export const ShoppingCart = Type.Object({
  kpId: Type.Integer(),
  lines: Type.Array(CartLine),
  totals: CartTotals,
  campaigns: Type.Array(CartCampaign),
  isAllSelected: Type.Boolean(),
  totalProducts: Type.Integer({ description: 'number of lines: the badge of the cart' }),
});
export type ShoppingCart = Static<typeof ShoppingCart>;

export const CartSummary = Type.Object({ totalProducts: Type.Integer() });
export type CartSummary = Static<typeof CartSummary>;

/** What was put into the cart; `quantity` is the line's quantity now. */
export const CartAddition = Type.Object({
  shoppingCartItemId: Type.Integer(),
  sku: Type.String(),
  quantity: Type.Integer(),
  totalProducts: Type.Integer(),
});
export type CartAddition = Static<typeof CartAddition>;

const AddSku = {
  sku: Sku,
  quantity: Quantity,
  selectedAttributes: Type.Optional(Type.String({ maxLength: 1000 })),
  r: Type.Optional(Type.String({ maxLength: 64, description: 'request id of the search that led here' })),
  d: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 99 }), Type.String({ maxLength: 8 })])),
  requestTypeId: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, default: 2 })),
  isInsertMatchSku: Type.Optional(Type.Boolean()),
  pictureUrl: Type.Optional(Type.String({ maxLength: 300 })),
  relationShoppingCartItemId: Type.Optional(Type.Integer({ minimum: 0 })),
  isSkipShoppingCart: Type.Optional(Type.Boolean()),
  fromInquiryId: Type.Optional(Type.Integer({ minimum: 0 })),
};

export const cartCalls = {
  addSkuToCart: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/AddSkuToCart',
    summary: '加入购物车（数量须符合起订量、步进值与限购）',
    access: 'login',
    idempotent: true,
    query: Type.Object({ inquiryId: Type.Optional(Type.Integer({ minimum: 0 })) }),
    body: Type.Object(AddSku),
    response: CartAddition,
  }),
  addSkusToCart: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/AddSkusToCart',
    summary: '批量加入购物车，或按历史订单再次购买',
    access: 'login',
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
  }),
  updateCartItems: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/UpdateCartItems',
    summary: '修改数量或勾选，返回改后的购物车',
    access: 'login',
    query: OfKp,
    body: Type.Object({
      items: Type.Array(
        Type.Object({ id: Type.Integer({ minimum: 1 }), quantity: Type.Optional(Quantity), selected: Type.Optional(Type.Boolean()) }),
        { minItems: 1, maxItems: 200 },
      ),
    }),
    response: ShoppingCart,
  }),
  updateSkuInCart: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/UpdateSkuInCart',
    summary: '按SKU设定购物车中的数量',
    access: 'login',
    query: OfKp,
    body: Type.Object({ sku: Sku, quantity: Quantity }),
    response: ShoppingCart,
  }),
  deleteCartItems: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/DeleteCartItems',
    summary: '删除购物车商品，返回删后的购物车',
    access: 'login',
    query: OfKp,
    body: Type.Object({ ids: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 200 }) }),
    response: ShoppingCart,
  }),
  getShoppingCartWithDiscount: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/GetShoppingCartWithDiscount',
    summary: '购物车：商品、价格、货期、活动与合计',
    access: 'login',
    body: OfKp,
    response: ShoppingCart,
  }),
  getShoppingCartSummary: defineCall({
    method: 'GET',
    path: '/api/shoppingCart/GetShoppingCartSummary',
    summary: '购物车商品数；访客为0',
    access: 'public',
    response: CartSummary,
  }),
  selectedAll: defineCall({
    method: 'GET',
    path: '/api/shoppingCart/SelectedAll',
    summary: '全选',
    access: 'login',
    query: OfKp,
    response: ShoppingCart,
  }),
  unSelectedAll: defineCall({
    method: 'GET',
    path: '/api/shoppingCart/UnSelectedAll',
    summary: '取消全选',
    access: 'login',
    query: OfKp,
    response: ShoppingCart,
  }),
  getSelectedShoppingCartSummary: defineCall({
    method: 'GET',
    path: '/api/shoppingCart/GetSelectedShoppingCartSummary',
    summary: '已勾选商品的合计',
    access: 'login',
    query: OfKp,
    response: CartTotals,
  }),
  hasConfirmData: defineCall({
    method: 'GET',
    path: '/api/shoppingCart/HasConfirmData',
    summary: '是否有可结算的商品',
    access: 'login',
    query: OfKp,
    response: Type.Object({ hasConfirmData: Type.Boolean(), reason: Type.String() }),
  }),
};
