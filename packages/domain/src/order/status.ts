/** The six states of an order (rule order 1). */
export const orderStatuses = ['pendingPayment', 'pendingShipment', 'partiallyShipped', 'shipped', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  pendingPayment: '待付款',
  pendingShipment: '待发货',
  partiallyShipped: '部分发货',
  shipped: '已发货',
  completed: '已完成',
  cancelled: '已取消',
};

const followers: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pendingPayment: ['pendingShipment', 'cancelled'],
  pendingShipment: ['partiallyShipped', 'shipped', 'cancelled'],
  partiallyShipped: ['partiallyShipped', 'shipped'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
};

/** May an order go from one state to the next? */
export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => followers[from].includes(to);

export const canCancel = (status: OrderStatus): boolean => canBecome(status, 'cancelled');
export const canPay = (status: OrderStatus): boolean => status === 'pendingPayment';
export const canShip = (status: OrderStatus): boolean => status === 'pendingShipment' || status === 'partiallyShipped';
