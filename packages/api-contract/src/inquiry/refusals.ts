import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';
import { SheetFault } from './draft-shapes.ts';
import { InquiryStatus } from './sheet-shapes.ts';

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
  FILE_NO_PICTURE: { code: 61011, message: '只能识别图片和PDF，表格和文字请直接上传或粘贴' },
  FILE_BEING_READ: { code: 61012, message: '图片还没有识别完，请稍候' },
  INQUIRY_STATUS_CHANGED: {
    code: 61021,
    message: '询价单的状态已变化，请刷新后再试',
    details: Type.Object({ status: InquiryStatus, statusName: Type.String() }),
  },
  INQUIRY_NOT_QUOTED: { code: 61022, message: '询价单没有生效的报价', details: Type.Object({ status: InquiryStatus }) },
  INQUIRY_NOTHING_ASKED: { code: 61023, message: '没有待回答的问题' },
  INQUIRY_NOT_RENEWABLE: { code: 61024, message: '含人工报价或已下单的询价单不能重新起算，请再次询价' },
  INQUIRY_LINE_NOT_FOUND: { code: 61025, message: '询价单中没有该行', details: Type.Object({ id: Type.Integer() }) },
  INQUIRY_LINES_OPEN: {
    code: 61026,
    message: '还有未处理的行，请报价或说明不报价的原因',
    details: Type.Object({ positions: Type.Array(Type.Integer(), { description: 'as they stand on the sheet' }) }),
  },
  INQUIRY_OFFER_INVALID: { code: 61027, message: '该报价不成立', details: Type.Object({ id: Type.Integer(), sku: Type.String() }) },
  INQUIRY_QUANTITY_TAKEN: {
    code: 61028,
    message: '报价单剩余数量不足',
    details: Type.Object({ lines: Type.Array(Type.Object({ id: Type.Integer(), sku: Type.String(), left: Type.Integer() })) }),
  },
} as const satisfies Record<string, Refusal>;
