import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

const ofLine = Type.Object({ orderItemId: Type.Integer() });

/** After-sales: 660xx. */
export const afterSalesRefusals = {
  AFTER_SALES_NOT_FOUND: { code: 67001, message: '没有找到该售后单', status: 404 },
  AFTER_SALES_STEP_REFUSED: {
    code: 67002,
    message: '售后单当前状态不能这样处理，请刷新后查看',
    details: Type.Object({ status: Type.String(), statusName: Type.String() }),
  },
  AFTER_SALES_TOO_MANY: {
    code: 67003,
    message: '申请数量超过可申请的数量',
    details: Type.Object({ orderItemId: Type.Integer(), left: Type.Integer({ description: 'so many can be asked for' }) }),
  },
  AFTER_SALES_TOO_LATE: { code: 67004, message: '签收已超过30天，不能申请售后', details: ofLine },
  AFTER_SALES_NOT_DELIVERED: { code: 67005, message: '商品尚未签收，请签收后再申请售后', details: ofLine },
  AFTER_SALES_NON_STANDARD: { code: 67006, message: '非标定制商品仅支持因质量问题申请售后', details: ofLine },
  AFTER_SALES_NOT_PAID: { code: 67007, message: '订单款项尚未收齐，暂不能申请退款' },
  AFTER_SALES_OF_REPLACEMENT: { code: 67008, message: '这是售后补换货订单，请在原订单上申请售后' },
  AFTER_SALES_REASON_INVALID: { code: 67009, message: '该售后类型没有这个原因，请重新选择' },
  AFTER_SALES_LINES_INVALID: { code: 67010, message: '请选择该订单中要售后的商品和数量' },
  AFTER_SALES_PROOF_INVALID: { code: 67011, message: '凭证只能是图片、视频、PDF、Word 或 Excel 文件，最多9个' },
  AFTER_SALES_EXPRESS_INVALID: { code: 67012, message: '运单号为6至30位字母或数字，多个请用逗号隔开，最多5个' },
  AFTER_SALES_RECEIPT_INVALID: { code: 67013, message: '收货数量不能超过申请数量，完好数量不能超过收货数量，且至少收到一件' },
  AFTER_SALES_ISSUE_INVALID: { code: 67014, message: '请选择问题类型' },
} as const satisfies Record<string, Refusal>;
