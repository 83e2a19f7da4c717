import type { OrderStatus } from '@mall/domain/order';
import { startOfShanghaiDay } from '@mall/domain/time';
import type { OrderFilter } from '../../modules/order/order.types.ts';

const dayMs = 86_400_000;

/** What a buyer narrows a list of orders by. Days are of Shanghai, both included. */
export interface OrderNarrowing {
  status?: OrderStatus | undefined;
  keyword?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  kpId?: number | undefined;
}
export interface OrderSearch extends OrderNarrowing {
  pageIndex?: number | undefined;
  pageSize?: number | undefined;
  /** The id of an order: what follows it, in the place of a page. */
  after?: string | undefined;
}

/** The same as the orders' tables know it. */
export const filterOf = (customerId: number, { status, keyword, from, to, kpId }: OrderNarrowing): OrderFilter => ({
  customerId,
  ...(status ? { statuses: [status] } : {}),
  ...(keyword?.trim() ? { keyword: keyword.trim() } : {}),
  ...(from ? { from: startOfShanghaiDay(from) } : {}),
  ...(to ? { to: new Date(Date.parse(startOfShanghaiDay(to)) + dayMs).toISOString() } : {}),
  ...(kpId ? { kpId } : {}),
});
