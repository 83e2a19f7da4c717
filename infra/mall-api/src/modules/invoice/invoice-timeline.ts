import { moneyText } from '@mall/domain/money';
import { type TimelineSource, timelineEntry } from '../order/order-timeline.ts';
import { invoiceService } from './invoice.service.ts';

const most = 100;

/** Invoices that hold something of an order, red ones too, each as it was issued. */
export const invoiceTimeline: TimelineSource = async (db, { id, customerId }) => {
  const { rows } = await invoiceService(db).page({ customerId, orderIds: [id], states: ['issued'] }, 0, most);
  return rows.map(({ issuedAt, createdAt, invoiceNumber, originalId, amount }) =>
    timelineEntry({
      at: issuedAt ?? createdAt,
      kind: 'invoiced',
      title: originalId === null ? '已开票' : '已红冲',
      text: `发票${invoiceNumber} ${moneyText(amount)}`,
      path: `/customer/orderInvoicedHistory?keyword=${invoiceNumber}`,
    }),
  );
};
