import { type TimelineSource, timelineEntry } from '../order/order-timeline.ts';
import { approvalRequests } from './approval-request.service.ts';

/** What came before an order that needed a colleague's word. */
export const approvalTimeline: TimelineSource = async (db, { id }) => {
  const requests = approvalRequests(db);
  const request = await requests.ofOrder(id);
  if (!request) return [];
  const { approvalNumber } = request;
  const path = `/customer/approvals/${request.id}`;
  return (await requests.events(request.id)).map(({ at, text }) =>
    timelineEntry({ at, kind: 'approved', title: `审批 ${approvalNumber}`, text, path }),
  );
};
