import type { TimelineEntry } from '@mall/api-contract/order';
import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { orderRepository } from './order.repository.ts';
import type { OrderRow } from './order.types.ts';

/** A noun that knows something of what happened to an order (rule order 26). In any sequence: whoever lists them all sorts them. */
export type TimelineSource = (db: Database, order: OrderRow) => Promise<TimelineEntry[]>;

/** An entry of which only some is to say. */
export const timelineEntry = (entry: Pick<TimelineEntry, 'at' | 'kind' | 'title'> & Partial<TimelineEntry>): TimelineEntry => ({
  text: '',
  path: '',
  stops: [],
  ...entry,
});

/** What the order itself knows: placed, changed, completed, cancelled. */
export const orderTimeline: TimelineSource = async (db, order) => {
  const changes = await orderRepository(db).events(order.id, 'changed');
  return [
    timelineEntry({ at: order.createdAt, kind: 'placed', title: '提交订单', text: `${order.contactName}提交订单` }),
    ...changes.map(({ at, text }) => timelineEntry({ at, kind: 'changed', title: '修改订单', text })),
    ...(order.completedAt
      ? [timelineEntry({ at: order.completedAt, kind: 'completed', title: '订单已完成', text: '全部包裹已签收' })]
      : []),
    ...(order.cancelledAt
      ? [
          timelineEntry({
            at: order.cancelledAt,
            kind: 'cancelled',
            title: '订单已取消',
            text: order.cancelReason && `原因：${order.cancelReason}`,
          }),
        ]
      : []),
    ...(order.paidAt && order.payable === 0
      ? [timelineEntry({ at: order.paidAt, kind: 'paid', title: '无需付款', text: `应付 ${moneyText(0)}` })]
      : []),
  ];
};
