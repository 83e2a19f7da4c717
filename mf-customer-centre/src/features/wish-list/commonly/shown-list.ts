import { readPage } from '@mall/mall-parts/catalogue';
import { type Call, type CallOutput, call } from '@mall/mf-kit';

export type WishedPage = CallOutput<'wishList.getWishListPagedList'>;
export type BoughtPage = CallOutput<'wishList.getCommonlyPagedList'>;

/** Which of the two lists is open, and where; both live in the address: `tab`, `page`. */
export interface ShownList {
  tab: 'wished' | 'bought';
  page: number;
}

/** Reads the address; nonsense in it counts as not there. */
export const readShown = (query: URLSearchParams): ShownList => ({
  tab: query.get('tab') === 'bought' ? 'bought' : 'wished',
  page: readPage(query),
});

export function shownHref({ tab, page }: ShownList): string {
  const query = new URLSearchParams();
  if (tab === 'bought') query.set('tab', tab);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/customer/commonly?${text}` : '/customer/commonly';
}

const perPage = 20;
export const wishedCall = (page: number) => call('wishList.getWishListPagedList', { pageIndex: page, pageSize: perPage });
export const boughtCall = (page: number) => call('wishList.getCommonlyPagedList', { pageIndex: page, pageSize: perPage });
export const shownCall = ({ tab, page }: ShownList): Call => (tab === 'bought' ? boughtCall(page) : wishedCall(page));
