import { moneyText } from '@mall/domain/money';
import { paymentMethodNames } from '@mall/domain/payment';
import { type TimelineSource, timelineEntry } from '../order/order-timeline.ts';
import { anOrder, paymentLedger } from './payment-ledger.ts';
import { refundRepository } from './refund.repository.ts';

/** Money of an order: each payment as it came in, each refund as it was sent. */
export const paymentTimeline: TimelineSource = async (db, { id }) => {
  const [payments, refunds] = await Promise.all([paymentLedger(db).received(anOrder(id)), refundRepository(db).done(anOrder(id))]);
  return [
    ...payments.map(({ paidAt, method, amount }) =>
      timelineEntry({ at: paidAt, kind: 'paid', title: '已付款', text: `${paymentMethodNames[method]} ${moneyText(amount)}` }),
    ),
    ...refunds.map(({ doneAt, method, amount, reason }) =>
      timelineEntry({
        ...{ at: doneAt, kind: 'refunded', title: '已退款' },
        text: `${moneyText(amount)} 退回${paymentMethodNames[method]}${reason ? `，${reason}` : ''}`,
      }),
    ),
  ];
};
