import { type AfterSalesStatus, afterSalesStatuses } from '@mall/domain/after-sales';
import { call } from '@mall/mf-kit';
import { casesPath, requestsPath } from '../../../parts/after-sales/paths.ts';

export const casesPerPage = 20;

/** What narrows the list; all of it lives in the address: `status`, `q`, `page`. */
export interface CaseFilters {
  /** Only what was not approved: /customer/afterSalesRequestList. */
  isRequest: boolean;
  status: AfterSalesStatus | undefined;
  keyword: string;
  page: number;
}

/** Reads the address; nonsense in it counts as not there. */
export function readCaseFilters(query: URLSearchParams, isRequest: boolean): CaseFilters {
  const page = Number(query.get('page'));
  return {
    isRequest,
    status: afterSalesStatuses.find((status) => status === query.get('status')),
    keyword: (query.get('q') ?? '').trim().slice(0, 60),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

export function casesHref({ isRequest, status, keyword, page }: CaseFilters): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (keyword) query.set('q', keyword);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return `${isRequest ? requestsPath : casesPath}${text ? `?${text}` : ''}`;
}

export const casesCall = ({ isRequest, status, keyword, page }: CaseFilters) =>
  call('afterSales.getAfterSalesWorkflowRequestList', {
    pageIndex: page,
    pageSize: casesPerPage,
    ...(isRequest ? { isRequest } : {}),
    ...(status ? { status } : {}),
    ...(keyword ? { keyword } : {}),
  });
