import { Tag, type TagKind } from '@mall/ui-kit';
import type { OrderStatus } from './order-types.ts';

const kinds: Record<OrderStatus, TagKind> = {
  pendingPayment: 'warning',
  pendingShipment: 'accent',
  partiallyShipped: 'accent',
  shipped: 'accent',
  completed: 'success',
  cancelled: 'neutral',
};

/** An order's state as a tag. */
export const OrderStatusTag = ({ status, name }: { status: OrderStatus; name: string }) => <Tag kind={kinds[status]}>{name}</Tag>;
