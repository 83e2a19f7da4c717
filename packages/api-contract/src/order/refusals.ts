import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

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
} as const satisfies Record<string, Refusal>;
