import type { StaffQueueName } from './queue.ts';

/** After so many hours what waits longest is late (rule staff 12). */
const lateAfterHours: Readonly<Record<StaffQueueName, number>> = {
  inquiries: 4,
  toShip: 24,
  awaitingTransfer: 72,
  onTheWay: 168,
  refunds: 24,
  casesToReview: 24,
  casesToReceive: 360,
  casesToSend: 48,
  casesToRefund: 24,
  topUps: 24,
  manufacturers: 72,
  failedInvoices: 24,
  creditApplications: 48,
  billDisputes: 48,
  suppliers: 72,
};

/** Is the oldest of a queue late? @param oldestAt since when it waits @param now ms since 1970 */
export const isLate = (queue: StaffQueueName, oldestAt: string | null, now: number): boolean =>
  oldestAt !== null && now - Date.parse(oldestAt) > lateAfterHours[queue] * 3_600_000;
