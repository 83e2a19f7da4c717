import { call } from '@mall/mf-kit';

export const membersPageSize = 12;

export const blackCardCall = () => call('payment.checkBlackCardRenewStatus');
/** What is for members, the highest ranked first (rule account 16). */
export const memberProductsCall = (page: number) =>
  call('search.customerSearchSkuByElastic', { filter: '黑卡商品', pageIndex: page, pageSize: membersPageSize });
/** The page of an address: counted from 1. */
export const readPage = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page >= 1 && page <= 500 ? page : 1;
};
