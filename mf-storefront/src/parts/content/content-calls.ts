import { pageFolders, pageHash } from '@mall/domain/content';
import { readId } from '@mall/mall-parts/catalogue';
import { call } from '@mall/mf-kit';

const pageSize = { list: 5, detail: 20, folder: 60 };
const pageOf = (query: URLSearchParams) => Math.min(10_000, Math.max(1, Number(query.get('page')) || 1));
/** Opens what is not published yet, for its editors (rule content 24). */
const previewOf = (query: URLSearchParams) => {
  const preview = query.get('preview');
  return preview ? { preview: preview.slice(0, 120) } : {};
};

export const newsListCall = (query: URLSearchParams) =>
  call('content.getMallNewsPagedList', { pageIndex: pageOf(query), pageSize: pageSize.list });

export function articlesCall(query: URLSearchParams) {
  const [topic, keyword] = [query.get('topic')?.slice(0, 20), query.get('keyword')?.trim().slice(0, 60)];
  return call('content.getMallArticlePagedList', {
    ...{ pageIndex: pageOf(query), pageSize: pageSize.list },
    ...(topic ? { topic } : {}),
    ...(keyword ? { keyword } : {}),
  });
}

/** A piece of news or an article; undefined for an address that names none. */
export function articleCall(id: string | undefined, query: URLSearchParams) {
  const number = readId(id);
  return number === undefined
    ? undefined
    : call('content.getMallNews', { id: number, pageIndex: 1, pageSize: pageSize.detail, ...previewOf(query) });
}

/** Questions with answers: of one article, of all without an id. */
export function pairsCall(id: string | undefined) {
  const number = id === undefined ? 0 : readId(id);
  return number === undefined ? undefined : call('content.getPairMessages', { id: number });
}

export function keywordCall({ id, synonym }: Record<string, string>, query: URLSearchParams) {
  if (synonym) return call('content.getMallSeoKeywordWithSynonym', { synonym: synonym.slice(0, 60) });
  const number = readId(id);
  return number === undefined ? undefined : call('content.getMallSeoKeywordById', { id: number, ...previewOf(query) });
}

export type Folder = 'gp' | keyof typeof pageFolders;
export const folderCall = (folder: Folder, query: URLSearchParams) =>
  call('content.getContentPagedList', { folder, pageIndex: pageOf(query), pageSize: pageSize.folder });

/** Of an address without an id the folder it lists. */
export function folderOf(pathname: string): Folder | undefined {
  const [, name, rest] = pathname.split('/');
  return name !== undefined && name in pageFolders && (!rest || (name === 'cp' && rest === 'view')) ? (name as Folder) : undefined;
}

/** What a page lies in, by its address: its folder's list, or the catalogue that it is a part of; nothing for one that stands alone. */
export function stepsAbove(pathname: string): { name: string; path: string }[] {
  const [, first = '', rest] = pathname.split('/');
  if (!rest) return [];
  if (first === 'catalogV2') return [{ name: '选型目录', path: '/catalogV2' }];
  return first in pageFolders
    ? [{ name: pageFolders[first as keyof typeof pageFolders], path: first === 'cp' ? '/cp/view' : `/${first}` }]
    : [];
}

export const landingPageCall = (pathname: string, query: URLSearchParams) =>
  call('content.getContentPage', { hash: pageHash(pathname.replace(/^\/|\/$/g, '')).slice(0, 80), ...previewOf(query) });

export const helpTreeCall = () => call('content.getMallHelpCenterTree');
export function helpArticleCall(query: URLSearchParams) {
  const id = readId(query.get('id') ?? undefined);
  return id === undefined ? undefined : call('content.getMallHelpCenterById', { id, ...previewOf(query) });
}
export function helpSearchCall(query: URLSearchParams) {
  const keyword = query.get('keyword')?.trim().slice(0, 60);
  return keyword ? call('content.searchHelp', { keyword }) : undefined;
}
