import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';
import { SheetFault } from './draft-shapes.ts';

/** Inquiry: 610xx. */
export const inquiryRefusals = {
  INQUIRY_ITEM_NOT_FOUND: { code: 61001, message: '询价单中没有该商品', details: Type.Object({ id: Type.Integer() }) },
  INQUIRY_NOT_FOUND: { code: 61002, message: '没有该询价单' },
  INQUIRY_NOT_DRAFT: { code: 61003, message: '询价单已提交，不能再修改', details: Type.Object({ status: Type.String() }) },
  INQUIRY_FULL: {
    code: 61004,
    message: '询价单最多1000行',
    details: Type.Object({ left: Type.Integer({ description: 'lines that still fit' }) }),
  },
  INQUIRY_INCOMPLETE: { code: 61005, message: '询价单还不能提交', details: Type.Object({ faults: Type.Array(SheetFault) }) },
  INQUIRY_SKU_UNKNOWN: { code: 61006, message: '没有该商品', details: Type.Object({ sku: Type.String() }) },
  INQUIRY_NOTHING_TO_REPLACE: { code: 61007, message: '没有可替换的自有品牌商品' },
  INQUIRY_LIST_UNREADABLE: { code: 61008, message: '没有读出任何一行，请检查内容' },
  INQUIRY_REGION_UNKNOWN: { code: 61009, message: '该地区暂不配送', details: Type.Object({ provinceId: Type.Integer() }) },
  ATTACHMENTS_FULL: { code: 61010, message: '一张询价单最多20个附件' },
} as const satisfies Record<string, Refusal>;
