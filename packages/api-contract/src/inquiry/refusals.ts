import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

/** Inquiry: 610xx. */
export const inquiryRefusals = {
  INQUIRY_ITEM_NOT_FOUND: { code: 61001, message: '询价篮中没有该商品', details: Type.Object({ id: Type.Integer() }) },
} as const satisfies Record<string, Refusal>;
