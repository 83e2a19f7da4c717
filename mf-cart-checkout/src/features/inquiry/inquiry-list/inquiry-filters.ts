import { type InquiryStatus, inquiryStatuses } from '@mall/domain/inquiry';
import { call } from '@mall/mf-kit';
import { inquiryListPath } from '../../../parts/inquiry/paths.ts';

export const inquiriesPerPage = 20;

/** What narrows the list; all of it lives in the address: `status`, `q`, `from`, `to`, `page`. Days are of Shanghai, '' where open. */
export interface InquiryFilters {
  status: InquiryStatus | undefined;
  keyword: string;
  from: string;
  to: string;
  page: number;
}

const day = (text: string | null) => (text && /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');
const pageOf = (text: string | null) => (text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

/** Reads the address; nonsense in it counts as not there, a range the wrong way round is turned. */
export function readFilters(query: URLSearchParams): InquiryFilters {
  const [a, b] = [day(query.get('from')), day(query.get('to'))];
  const [from, to] = a && b && a > b ? [b, a] : [a, b];
  return {
    status: inquiryStatuses.find((status) => status === query.get('status')),
    keyword: (query.get('q') ?? '').trim().slice(0, 60),
    from,
    to,
    page: pageOf(query.get('page')),
  };
}

/** The address of the list under these filters: what is not set stays out of it. */
export function inquiriesHref({ status, keyword, from, to, page }: InquiryFilters): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (keyword) query.set('q', keyword);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${inquiryListPath}?${query}` : inquiryListPath;
}

const searchOf = ({ keyword, from, to }: InquiryFilters) => ({
  ...(keyword ? { keyword } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});
export const inquiriesCall = (filters: InquiryFilters) =>
  call('inquiry.getInquiryPagedList', {
    pageIndex: filters.page,
    pageSize: inquiriesPerPage,
    ...(filters.status ? { status: filters.status } : {}),
    ...searchOf(filters),
  });
/** How many there are of each state under the same search. */
export const inquiryCountsCall = (filters: InquiryFilters) => call('inquiry.getInquiryPagedListCount', searchOf(filters));
export const isNarrowed = ({ keyword, from, to }: InquiryFilters): boolean => !!(keyword || from || to);
