import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

const inState = Type.Object({ state: Type.String() });

/** Invoices: 660xx. */
export const invoiceRefusals = {
  INVOICE_NOT_FOUND: { code: 66001, message: '没有找到该发票', status: 404 },
  INVOICE_NOT_FAILED: { code: 66002, message: '只有开票失败的发票可以重新开具', details: inState },
  ORDER_NOT_INVOICEABLE: { code: 66003, message: '订单当前状态不能申请开票', details: Type.Object({ status: Type.String() }) },
  INVOICE_NOTHING_DUE: { code: 66004, message: '没有可开票的金额，商品发货后才能开票' },
  INVOICE_TITLE_MISSING: { code: 66005, message: '订单没有发票抬头，请先选择抬头' },
  INVOICE_TITLE_UNKNOWN: { code: 66006, message: '发票抬头不可用，请重新选择' },
  INVOICE_ALREADY_MADE: { code: 66007, message: '订单已申请开票，不能标记为不开票' },
  INVOICE_NOT_ISSUED: { code: 66008, message: '所选发票中有尚未开具的，请去掉后再试' },
  INVOICE_LINK_OVER: { code: 66009, message: '链接已过期或不存在，请向发送链接的人重新索取', status: 404 },
  INVOICE_LINKS_TOO_MANY: { code: 66010, message: '有效的发票链接太多，请等一些过期后再试' },
} as const satisfies Record<string, Refusal>;
