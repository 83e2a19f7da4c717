import { call } from '@mall/mf-kit';

/** An order by its id. */
export const orderCall = (id: string) => call('order.getOrderByOrderId', { id });
