import type { OrderStatus } from './status.ts';

/** What a buyer may still change of an order (rule order 12). */
export const orderChanges = ['projectNumber', 'address', 'delivery', 'invoice'] as const;
export type OrderChange = (typeof orderChanges)[number];

export const orderChangeNames: Readonly<Record<OrderChange, string>> = {
  projectNumber: '项目号',
  address: '收货地址',
  delivery: '配送方式',
  invoice: '发票信息',
};

const changeable: Readonly<Record<OrderStatus, readonly OrderChange[]>> = {
  pendingPayment: orderChanges,
  pendingShipment: orderChanges,
  // Where goods have left, their address is on a parcel; the project number is on papers only, until all is signed for.
  partiallyShipped: ['projectNumber'],
  shipped: ['projectNumber'],
  completed: [],
  cancelled: [],
};

/** May this be changed in this state? */
export const canChange = (status: OrderStatus, what: OrderChange): boolean => changeable[status].includes(what);
/** All that may be changed in this state. */
export const changesIn = (status: OrderStatus): readonly OrderChange[] => changeable[status];
