import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

const ofSku = Type.Object({ sku: Type.String() });
const ofQuantity = Type.Object({ sku: Type.String(), suggestedQuantity: Type.Integer() });

/** Cart: 540xx. */
export const cartRefusals = {
  CART_ITEM_NOT_FOUND: {
    code: 54001,
    message: '购物车中没有该商品',
    details: Type.Object({ id: Type.Optional(Type.Integer()), sku: Type.Optional(Type.String()) }, { description: 'as it was asked for' }),
  },
  CART_QUANTITY_INVALID: { code: 54002, message: '商品数量不符合购买规则', details: ofQuantity },
  CART_LIMIT_EXCEEDED: { code: 54003, message: '超出限购数量', details: ofQuantity },
  CART_FULL: { code: 54004, message: '购物车已满（最多200种商品），请先清理' },
  CART_SKU_UNAVAILABLE: { code: 54005, message: '该商品已下架', details: ofSku },
  CART_SPEC_NOT_CHOSEN: { code: 54006, message: '请先选择规格参数哦~', details: ofSku },
  CART_INQUIRY_ONLY: { code: 54007, message: '该商品价格详询，请加入询价', details: ofSku },
  CART_NOT_YOURS: { code: 54008, message: '无权查看或修改该联系人的购物车' },
  CART_NO_SUBSTITUTE: { code: 54009, message: '没有更便宜的同等商品可以替换' },
  CART_TRANSFER_NOT_FOUND: { code: 54010, message: '没有找到该转入记录' },
  CART_EMPTY: { code: 54011, message: '购物车中没有可导出的商品' },
} as const satisfies Record<string, Refusal>;
