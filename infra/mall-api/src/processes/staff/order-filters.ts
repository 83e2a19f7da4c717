import type { OrderStatus } from '@mall/domain/order';
import type { OrderFilter } from '../../modules/order/order.types.ts';

export type StaffFilter = 'toShip' | 'awaitingTransfer' | 'onTheWay' | 'all';

/** Which orders staff see together (rule staff 1). */
export const orderFilters: Readonly<Record<StaffFilter, OrderFilter>> = {
  toShip: { statuses: ['pendingShipment', 'partiallyShipped'] satisfies OrderStatus[] },
  awaitingTransfer: { statuses: ['pendingPayment'], paymentMethod: 'offlineTransfer' },
  onTheWay: { statuses: ['partiallyShipped', 'shipped'] },
  all: {},
};
