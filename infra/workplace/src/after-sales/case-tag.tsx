import type { StaffAfterSalesCard } from '@mall/api-contract/after-sales';
import { Tag, type TagKind } from '@mall/ui-kit';

const kinds: Record<StaffAfterSalesCard['status'], TagKind> = {
  pendingReview: 'warning',
  rejected: 'neutral',
  awaitingReturn: 'accent',
  processing: 'warning',
  completed: 'success',
  cancelled: 'neutral',
};

/** Where a case stands; amber waits for staff. */
export const CaseTag = ({ one: { status, statusName } }: { one: Pick<StaffAfterSalesCard, 'status' | 'statusName'> }) => (
  <Tag kind={kinds[status]}>{statusName}</Tag>
);
