import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

/** Catalogue: 530xx, with product, pricing, stock and the wish list; 750xx its brands. */
export const catalogueRefusals = {
  CATEGORY_NOT_FOUND: { code: 53002, message: '没有找到该分类', status: 404, details: Type.Object({ categoryId: Type.Integer() }) },
  MANUFACTURER_NOT_FOUND: { code: 53003, message: '没有找到该品牌', status: 404, details: Type.Object({ manufacturerId: Type.Integer() }) },
  PRIVATE_BRAND_NOT_FOUND: {
    code: 75001,
    message: '没有找到该自有品牌',
    status: 404,
    details: Type.Object({ manufacturerId: Type.Integer() }),
  },
  LAMP_NOT_FOUND: { code: 75002, message: '没有找到该三色灯', status: 404, details: Type.Object({ skuNumber: Type.String() }) },
} as const satisfies Record<string, Refusal>;
