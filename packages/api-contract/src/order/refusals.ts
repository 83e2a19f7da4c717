import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

const byFen = Type.Object({ byFen: Type.Integer() });
const inStatus = Type.Object({ status: Type.String() });

/** Order: 560xx, with delivery. */
export const orderRefusals = {
  ORDER_NOT_FOUND: { code: 56001, message: '没有找到该订单', status: 404 },
  ORDER_NOT_CANCELLABLE: { code: 56002, message: '订单当前状态不能取消', details: inStatus },
  ORDER_NOT_PAYABLE: {
    code: 56003,
    message: '订单当前状态不能支付',
    details: Type.Object({ orderId: Type.String(), status: Type.String() }),
  },
  ORDER_NOT_SHIPPABLE: { code: 56004, message: '订单当前状态不能发货', details: inStatus },
  ORDER_SHIPMENT_INVALID: { code: 56005, message: '发货数量超出未发货数量' },
  ORDER_STOCK_SHORT: {
    code: 56006,
    message: '库存不足，暂不能发货',
    details: Type.Object({ skuNumber: Type.String(), available: Type.Integer() }),
  },
  ORDER_NOT_CHANGEABLE: { code: 56021, message: '订单当前状态不能修改此项', details: inStatus },
  ORDER_CHANGE_OUTDATED: { code: 56022, message: '订单、货期或运费有变化，请核对后重新确认' },
  ORDER_TOTAL_RAISED: { code: 56023, message: '订单已付款，不能改为需要补款的方式', details: byFen },
  ORDER_TOTAL_HELD: { code: 56024, message: '订单已付部分款项，付清前应付金额不能变化', details: byFen },
  ORDER_SHIPS_TOGETHER: { code: 56025, message: '该订单要求备齐后一次发货，不能分批' },
  ORDER_EXPORT_EMPTY: { code: 56031, message: '没有符合条件的订单，无可导出' },
  ORDER_EXPORT_TOO_LARGE: {
    code: 56032,
    message: '符合条件的订单明细超过10万行，请缩小下单时间后导出',
    details: Type.Object({ itemCount: Type.Integer(), mostItems: Type.Integer() }),
  },
  ORDER_NOT_PREPAID: { code: 56051, message: '该订单不是先款后货，没有预付款合同' },
  ORDER_NO_PACKAGE: { code: 56052, message: '订单还没有发货，没有送货单' },
  ORDER_PAPER_UNKNOWN: { code: 56053, message: '没有这样的单据，请从订单页面打开' },
} as const satisfies Record<string, Refusal>;
