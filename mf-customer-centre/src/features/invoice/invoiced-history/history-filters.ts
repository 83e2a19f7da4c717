import { type InvoiceState, invoiceStates } from '@mall/domain/invoice';
import { call } from '@mall/mf-kit';

export const invoicesPerPage = 20;

/** What narrows the list; all of it lives in the address: `q`, `state`, `kind`, `from`, `to`, `page`. Days are of Shanghai, '' where open. */
export interface HistoryFilters {
  keyword: string;
  state: InvoiceState | undefined;
  kind: 'blue' | 'red' | undefined;
  from: string;
  to: string;
  page: number;
}

const day = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');

/** Reads the address; nonsense in it counts as not there. */
export function readHistory(query: URLSearchParams): HistoryFilters {
  const [a, b] = [day(query.get('from')), day(query.get('to'))];
  const [from, to] = a && b && a > b ? [b, a] : [a, b];
  const page = Number(query.get('page'));
  return {
    keyword: (query.get('q') ?? '').trim().slice(0, 60),
    state: invoiceStates.find((state) => state === query.get('state')),
    kind: (['blue', 'red'] as const).find((kind) => kind === query.get('kind')),
    from,
    to,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address of the list under these filters: what is not set stays out of it. */
export function historyHref({ keyword, state, kind, from, to, page }: HistoryFilters): string {
  const query = new URLSearchParams();
  const set = { q: keyword, state, kind, from, to, page: page > 1 ? String(page) : '' };
  for (const [name, value] of Object.entries(set)) if (value) query.set(name, value);
  const text = query.toString();
  return `/customer/orderInvoicedHistory${text ? `?${text}` : ''}`;
}

export const historyCall = ({ keyword, state, kind, from, to, page }: HistoryFilters) =>
  call('invoice.getInvoicePagedList', {
    pageIndex: page,
    pageSize: invoicesPerPage,
    ...(keyword ? { keyword } : {}),
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  });

export const isNarrowed = ({ keyword, state, kind, from, to }: HistoryFilters): boolean => !!(keyword || state || kind || from || to);
