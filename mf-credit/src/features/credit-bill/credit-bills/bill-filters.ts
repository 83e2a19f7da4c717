import type { CreditBillState } from '@mall/domain/credit-bill';
import { call } from '@mall/mf-kit';
import { billsPath } from '../../../parts/bill-calls.ts';

export const billsPerPage = 12;

/** What a tab shows. */
export const billViews = {
  all: { label: '全部', states: undefined },
  toConfirm: { label: '待确认', states: ['toConfirm'] },
  disputed: { label: '异议中', states: ['disputed'] },
  toPay: { label: '待还款', states: ['toPay', 'partlyPaid'] },
  overdue: { label: '已逾期', states: ['overdue'] },
  paid: { label: '已还清', states: ['paid'] },
} as const satisfies Record<string, { label: string; states: readonly CreditBillState[] | undefined }>;
export type BillView = keyof typeof billViews;

/** What narrows the list; all of it lives in the address: `view`, `q`, `page`. */
export interface BillFilters {
  view: BillView;
  keyword: string;
  page: number;
}

/** Reads the address; nonsense in it counts as not there. */
export function readBillFilters(query: URLSearchParams): BillFilters {
  const page = Number(query.get('page'));
  const view = query.get('view') ?? '';
  return {
    view: Object.hasOwn(billViews, view) ? (view as BillView) : 'all',
    keyword: (query.get('q') ?? '').trim().slice(0, 40),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

export function billsHref({ view, keyword, page }: BillFilters): string {
  const query = new URLSearchParams();
  if (view !== 'all') query.set('view', view);
  if (keyword) query.set('q', keyword);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return `${billsPath}${text ? `?${text}` : ''}`;
}

export const billsCall = ({ view, keyword, page }: BillFilters) => {
  const { states } = billViews[view];
  return call('creditBill.searchCustomerCreditHistoryBill', {
    pageIndex: page,
    pageSize: billsPerPage,
    ...(states ? { states: [...states] } : {}),
    ...(keyword ? { keyword } : {}),
  });
};
