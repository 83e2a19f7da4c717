import { type CallOutput, call } from '@mall/mf-kit';

export type CatalogueBook = CallOutput<'download.getCatalogueList'>['items'][number];
export const bookKinds = [
  { value: '', label: '全部' },
  { value: 'category', label: '按分类' },
  { value: 'brand', label: '按品牌' },
] as const;
const pageSize = 24;

/** The catalogues that an address names by kind, words and page. */
export function booksCall(query: URLSearchParams) {
  const kind = bookKinds.find(({ value }) => value && value === query.get('kind'))?.value;
  const keyword = query.get('keyword')?.trim().slice(0, 40);
  return call('download.getCatalogueList', {
    ...(kind ? { kind: kind as 'category' | 'brand' } : {}),
    ...(keyword ? { keyword } : {}),
    ...{ pageIndex: Math.min(1000, Math.max(1, Number(query.get('page')) || 1)), pageSize },
  });
}

/** One catalogue; undefined for an address that names none. */
export const bookCall = (id: string | undefined) =>
  /^[1-9]\d{0,8}$/.test(id ?? '') ? call('download.getCatalogueDetail', { id: Number(id) }) : undefined;

export const sizeText = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`);
