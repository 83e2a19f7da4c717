import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type PageBody, pageBody } from './page-body.ts';
import { nonceMark } from './page-text.ts';

/** A page as it is kept. */
export interface CachedPage {
  body: PageBody;
  /** What the browser asks for before it reads the page: a `link` header, or ''. */
  link: string;
  status: number;
  etag: string;
  /** Whether it may be kept: a page with a failed read is served once. */
  isWhole: boolean;
}

export function keptPage(html: string, link: string, status: number, isWhole: boolean): CachedPage {
  return {
    body: pageBody(html),
    link,
    status,
    isWhole,
    etag: `"${createHash('sha256').update(html.replaceAll(nonceMark, '')).digest('base64url').slice(0, 22)}"`,
  };
}

const freshMs = 60_000;
const maxBytes = 48 * 1024 * 1024;

/**
 * Pages by path and region. A page older than a minute is served once more while a new one is made; ten visitors who miss together wait for one rendering.
 * @param onUse told what became of each question
 */
export function createPageCache(onUse: (result: 'hit' | 'stale' | 'miss') => void = () => {}) {
  const pages = new LRUCache<string, { page: CachedPage; madeAt: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.body.size + 64,
  });
  const making = new Map<string, Promise<CachedPage>>();
  const make = (key: string, work: () => Promise<CachedPage>) => {
    const underWay = making.get(key);
    if (underWay) return underWay;
    const promise = work()
      .then((page) => {
        if (page.isWhole) pages.set(key, { page, madeAt: Date.now() });
        else pages.delete(key);
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  };
  return {
    async get(key: string, work: () => Promise<CachedPage>): Promise<CachedPage> {
      const known = pages.get(key);
      const isStale = known && Date.now() - known.madeAt > freshMs;
      onUse(known ? (isStale ? 'stale' : 'hit') : 'miss');
      if (!known) return make(key, work);
      if (isStale) void make(key, work).catch(() => {});
      return known.page;
    },
  };
}
