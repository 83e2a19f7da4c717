import { type OrderStatus, orderStatuses } from '@mall/domain/order';
import { call } from '@mall/mf-kit';

export const ordersPerPage = 20;

/**
 * What narrows the list; all of it lives in the address: `status`, `q`, `from`, `to`, `kpId`, `page`. Days are of Shanghai, '' where open.
 * `keyword` in an address is the catalogue search's, whose box in the header would show it.
 */
export interface OrderFilters {
  status: OrderStatus | undefined;
  keyword: string;
  from: string;
  to: string;
  /** Only what this contact person ordered; 0: everybody's. */
  kpId: number;
  page: number;
}

const day = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');
const whole = (text: string | null, least: number, most: number) => {
  const number = Number(text);
  return text && Number.isInteger(number) && number >= least && number <= most ? number : least;
};

/** Reads the address; nonsense in it counts as not there, a range the wrong way round is turned. */
export function readFilters(query: URLSearchParams): OrderFilters {
  const [a, b] = [day(query.get('from')), day(query.get('to'))];
  const [from, to] = a && b && a > b ? [b, a] : [a, b];
  return {
    status: orderStatuses.find((status) => status === query.get('status')),
    keyword: (query.get('q') ?? '').trim().slice(0, 60),
    from,
    to,
    kpId: whole(query.get('kpId'), 0, 2_147_483_647),
    page: whole(query.get('page'), 1, 10_000),
  };
}

/** The address of the list under these filters: what is not set stays out of it. */
export function ordersHref(filters: OrderFilters): string {
  const { status, keyword, from, to, kpId, page } = filters;
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (keyword) query.set('q', keyword);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  if (kpId) query.set('kpId', String(kpId));
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/customer/myorders?${text}` : '/customer/myorders';
}

/** The filters as calls take them. */
export const filterInput = ({ status, keyword, from, to, kpId }: OrderFilters) => ({
  ...(status ? { status } : {}),
  ...(keyword ? { keyword } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...(kpId ? { kpId } : {}),
});

export const ordersCall = (filters: OrderFilters) =>
  call('order.getOrderPagedList', { pageIndex: filters.page, pageSize: ordersPerPage, ...filterInput(filters) });

export const isNarrowed = ({ keyword, from, to, kpId }: OrderFilters): boolean => !!(keyword || from || to || kpId);
