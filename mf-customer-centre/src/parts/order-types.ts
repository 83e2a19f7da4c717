import type { CallOutput } from '@mall/mf-kit';

export type OrderDetail = CallOutput<'order.getOrderByOrderNumber'>;
export type OrderCard = CallOutput<'order.getOrderPagedList'>['items'][number];
export type OrderLine = OrderCard['lines'][number];
export type OrderStatus = OrderCard['status'];
export type DeliveryPackage = OrderDetail['packages'][number];
export type OrderStatistics = CallOutput<'order.getOrderStatistics'>;
