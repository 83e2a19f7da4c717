import { call } from '@mall/mf-kit';
import { requestPath } from '../../../parts/after-sales/paths.ts';

export const ordersPerPage = 10;

/** What narrows the orders to choose from, in the address: `q`, `page`. */
export interface RequestFilters {
  keyword: string;
  page: number;
}

export function readRequestFilters(query: URLSearchParams): RequestFilters {
  const page = Number(query.get('page'));
  return {
    keyword: (query.get('q') ?? '').trim().slice(0, 60),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

export function requestHref({ keyword, page }: RequestFilters): string {
  const query = new URLSearchParams();
  if (keyword) query.set('q', keyword);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${requestPath}?${text}` : requestPath;
}

export const claimableOrdersCall = ({ keyword, page }: RequestFilters) =>
  call('afterSales.getApplyAfterSaleOwssOrderListDto', {
    pageIndex: page,
    pageSize: ordersPerPage,
    ...(keyword ? { keyword } : {}),
  });
