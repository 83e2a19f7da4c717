import type { ApprovalStatus } from '@mall/domain/approval';
import { Tag, type TagKind } from '@mall/ui-kit';

const kinds: Record<ApprovalStatus, TagKind> = {
  submitted: 'warning',
  changed: 'accent',
  approved: 'success',
  rejected: 'danger',
  lapsed: 'neutral',
  withdrawn: 'neutral',
};

/** Where a request stands. */
export const ApprovalTag = ({ status, statusName }: { status: ApprovalStatus; statusName: string }) => (
  <Tag kind={kinds[status]}>{statusName}</Tag>
);
