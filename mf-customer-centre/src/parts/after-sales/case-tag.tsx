import { Tag, type TagKind } from '@mall/ui-kit';
import type { AfterSalesCard } from './after-sales-types.ts';

const kinds: Record<AfterSalesCard['status'], TagKind> = {
  pendingReview: 'warning',
  rejected: 'neutral',
  awaitingReturn: 'warning',
  processing: 'accent',
  completed: 'success',
  cancelled: 'neutral',
};

/** A case's state as a tag. */
export const CaseTag = ({ status, statusName }: Pick<AfterSalesCard, 'status' | 'statusName'>) => (
  <Tag kind={kinds[status]}>{statusName}</Tag>
);
