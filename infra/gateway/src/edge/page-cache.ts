import { LRUCache } from 'lru-cache';
import { type PageBody, pageBody } from './page-body.ts';
import type { PageText } from './shared-text.ts';

/** A page as it is kept. */
export interface CachedPage {
  body: PageBody;
  /** What the browser asks for before it reads the page: a `link` header, or ''. */
  link: string;
  status: number;
  etag: string;
  /** Where the page is instead; its own text is for nobody then. */
  movedTo?: string;
  /** Whether it may be kept: a page with a failed read is served once. */
  isWhole: boolean;
  /** The area that could not be rendered, where the browser has to. */
  fault?: string;
}

export function keptPage(texts: readonly PageText[], link: string, status: number, isWhole: boolean, fault?: string): CachedPage {
  const body = pageBody(texts);
  return {
    body,
    link,
    status,
    isWhole,
    ...(fault ? { fault } : {}),
    etag: `"${body.name}"`,
  };
}

const freshMs = 60_000;
/** A page that can't be made anew, because what it reads is away, is good for so long. */
const keptMs = 5 * 60_000;
const maxBytes = 32 * 1024 * 1024;
/** Names, dates and the entry itself. */
const entryBytes = 500;

interface Wish {
  /** The page's path, to drop it by. */
  pathname?: string;
  /** Makes the page. @param isRefresh nobody waits for it */
  make: (isRefresh: boolean) => Promise<CachedPage>;
  /** Told where another's making of the same page is under way. */
  onJoin?: () => void;
}

/**
 * Pages by path and region. A page older than a minute is served once more while a new one is made; ten visitors who miss together wait for one rendering.
 * What it holds is bounded in bytes: the least used goes first.
 * @param onUse told what became of each question
 */
export function createPageCache(
  onUse: (result: 'hit' | 'stale' | 'miss') => void = () => {},
  { limit = maxBytes, now = Date.now }: { limit?: number; now?: () => number } = {},
) {
  const pages = new LRUCache<string, { page: CachedPage; madeAt: number; pathname: string }>({
    maxSize: limit,
    sizeCalculation: ({ page }, key) => page.body.size + 2 * (key.length + page.link.length) + entryBytes,
  });
  const making = new Map<string, { promise: Promise<CachedPage>; pathname: string; isOutdated: boolean }>();
  const make = (key: string, pathname: string, work: () => Promise<CachedPage>, onJoin?: () => void) => {
    const underWay = making.get(key);
    if (underWay) {
      onJoin?.();
      return underWay.promise;
    }
    const entry = { promise: undefined as unknown as Promise<CachedPage>, pathname, isOutdated: false };
    entry.promise = work()
      .then((page) => {
        const before = pages.get(key);
        if (before) page.body.expectMore();
        // It may have read what was before: who waits gets it, nobody else.
        if (entry.isOutdated) return page;
        if (page.isWhole) pages.set(key, { page, madeAt: now(), pathname });
        else if (before && now() - before.madeAt > keptMs) pages.delete(key);
        return page;
      })
      .finally(() => {
        if (making.get(key) === entry) making.delete(key);
      });
    making.set(key, entry);
    return entry.promise;
  };
  return {
    async get(key: string, { make: work, onJoin, pathname = '' }: Wish): Promise<CachedPage> {
      const known = pages.get(key);
      const isStale = known && now() - known.madeAt > freshMs;
      onUse(known ? (isStale ? 'stale' : 'hit') : 'miss');
      if (!known) return make(key, pathname, () => work(false), onJoin);
      if (isStale) void make(key, pathname, () => work(true)).catch(() => {});
      return known.page;
    },
    /** Forgets these pages, in every region and with every query; one that is being made is not kept. @param isMeant asked with a page's path */
    drop(isMeant: (pathname: string) => boolean) {
      for (const [key, { pathname }] of pages.entries()) if (isMeant(pathname)) pages.delete(key);
      for (const [key, entry] of making)
        if (isMeant(entry.pathname)) {
          entry.isOutdated = true;
          making.delete(key);
        }
    },
    /** About how many bytes it holds. */
    size: () => pages.calculatedSize,
  };
}
