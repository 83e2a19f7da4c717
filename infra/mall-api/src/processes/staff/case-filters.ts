import type { CaseFilter } from '../../modules/after-sales/case.types.ts';

export type StaffCaseFilter = 'toReview' | 'toReceive' | 'toSend' | 'toRefund' | 'all';

/** Which cases staff see together: what waits for the buyer's goods waits for the warehouse (rule after-sales 6). */
export const caseFilters: Readonly<Record<StaffCaseFilter, CaseFilter>> = {
  toReview: { statuses: ['pendingReview'] },
  toReceive: { statuses: ['awaitingReturn'] },
  toSend: { statuses: ['processing'], kinds: ['exchange', 'resend', 'repair'] },
  toRefund: { statuses: ['processing'], kinds: ['returnRefund', 'refundOnly'] },
  all: {},
};
