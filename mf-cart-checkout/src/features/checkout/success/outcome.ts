import { displayMinute } from '@mall/domain/time';
import type { OrderDetail } from '../../../parts/trading-types.ts';

/** What was reached with an order, and what follows, in words. */
export function outcomeOf(order: Pick<OrderDetail, 'isPaid' | 'paymentMethod' | 'expiresAt' | 'lines' | 'status' | 'statusName'>): {
  title: string;
  steps: string[];
} {
  const arrives = [...new Set(order.lines.map(({ dynamicDeliveryTimeName }) => dynamicDeliveryTimeName).filter(Boolean))].join('、');
  const ships = `仓库备货并发货${arrives ? `（货期：${arrives}）` : ''}，发货后可在订单中查看物流`;
  const signs = '收到货物后在订单中确认签收';
  if (order.status === 'cancelled') return { title: `订单${order.statusName}`, steps: ['如仍需要，可在订单中再次购买'] };
  if (order.paymentMethod === 'credit')
    return { title: '下单成功，已使用账期', steps: [ships, signs, '本单计入账期额度，已用与可用额度在账期额度中查看'] };
  if (order.paymentMethod === 'cashOnDelivery') return { title: '下单成功，货到付款', steps: [ships, '送达时向配送员付款', signs] };
  if (order.paymentMethod === 'offlineTransfer' && !order.isPaid)
    return {
      title: '下单成功，等待转账到账',
      steps: [
        `请从公司账户完成转账${order.expiresAt ? `（${displayMinute(order.expiresAt)} 前）` : ''}，收款账号见支付页`,
        '到账后由客服确认，订单转为待发货',
        ships,
      ],
    };
  return { title: order.isPaid ? '支付成功' : '订单提交成功', steps: [ships, signs] };
}
