import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

const ofSku = Type.Object({ skuNumber: Type.String() });

/** Product: 530xx, with catalogue, pricing, stock and the wish list. */
export const productRefusals = {
  SKU_NOT_FOUND: { code: 53001, message: '没有找到该商品', status: 404, details: ofSku },
  PRODUCT_NOT_FOUND: { code: 53004, message: '没有找到该产品', status: 404, details: Type.Object({ productId: Type.Integer() }) },
  MODEL_NOT_FOUND: { code: 53030, message: '该商品没有三维模型', status: 404, details: ofSku },
  SKU_NOT_CONFIGURABLE: { code: 53005, message: '该商品不是可选参数的非标商品', details: ofSku },
  OPTION_NOT_OFFERED: {
    code: 53006,
    message: '所选规格参数不可选，请重新选择',
    details: Type.Object({ key: Type.String({ description: 'of the parameter' }) }),
  },
  FILM_WISH_NOT_FOUND: { code: 53021, message: '没有等待处理的视频需求，可能已被其他人处理', status: 404, details: ofSku },
  ITEM_NO_INVALID: { code: 53020, message: '物料号最多40个字符，且不能含不可见字符', details: ofSku },
} as const satisfies Record<string, Refusal>;
