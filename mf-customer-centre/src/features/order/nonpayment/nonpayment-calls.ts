import { call } from '@mall/mf-kit';

export const unpaidPerPage = 20;

/** The page that an address names; nonsense counts as the first. */
export const readPage = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

export const unpaidCall = (page: number) => call('order.getNonPaymentOrder', { pageIndex: page, pageSize: unpaidPerPage });
