import { afterSalesKindNames } from '@mall/domain/after-sales';
import { type TimelineSource, timelineEntry } from '../order/order-timeline.ts';
import { afterSalesService } from './after-sales.service.ts';

const most = 100;

/** Cases over goods of an order, each with all its steps. */
export const afterSalesTimeline: TimelineSource = async (db, { id, customerId }) => {
  const cases = afterSalesService(db);
  const { rows } = await cases.page({ customerId, orderId: id }, 0, most, 'newest');
  const told = await Promise.all(
    rows.map(async ({ id: caseId, caseNumber, kind, approvedAt }) =>
      (await cases.events(caseId)).map(({ at, text }) =>
        timelineEntry({
          at,
          kind: 'returned',
          title: `售后 ${afterSalesKindNames[kind]}`,
          text: `${caseNumber} ${text}`,
          path: `/customer/${approvedAt ? 'afterSalesList' : 'afterSalesRequestList'}/${caseId}`,
        }),
      ),
    ),
  );
  return told.flat();
};
