import type { StaffOrder } from '@mall/api-contract/staff';
import { Tag, type TagKind } from '@mall/ui-kit';

const kinds: Partial<Record<StaffOrder['status'], TagKind>> = {
  pendingPayment: 'warning',
  pendingShipment: 'accent',
  partiallyShipped: 'accent',
  completed: 'success',
};

/** What an order waits for; coloured where somebody has to do something. */
export const StatusTag = ({ order: { status, statusName } }: { order: Pick<StaffOrder, 'status' | 'statusName'> }) => (
  <Tag kind={kinds[status] ?? 'neutral'}>{statusName}</Tag>
);
