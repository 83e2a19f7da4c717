import { LRUCache } from 'lru-cache';
import { type PageBody, pageBody } from './page-body.ts';

/** A page as it is kept. */
export interface CachedPage {
  body: PageBody;
  /** What the browser asks for before it reads the page: a `link` header, or ''. */
  link: string;
  status: number;
  etag: string;
  /** Whether it may be kept: a page with a failed read is served once. */
  isWhole: boolean;
  /** The area that could not be rendered, where the browser has to. */
  fault?: string;
}

export function keptPage(html: string, link: string, status: number, isWhole: boolean, fault?: string): CachedPage {
  const body = pageBody(html);
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
  const pages = new LRUCache<string, { page: CachedPage; madeAt: number }>({
    maxSize: limit,
    sizeCalculation: ({ page }, key) => page.body.size + 2 * (key.length + page.link.length) + entryBytes,
  });
  const making = new Map<string, Promise<CachedPage>>();
  const make = (key: string, work: () => Promise<CachedPage>, onJoin?: () => void) => {
    const underWay = making.get(key);
    if (underWay) {
      onJoin?.();
      return underWay;
    }
    const promise = work()
      .then((page) => {
        const before = pages.get(key);
        if (before) page.body.expectMore();
        if (page.isWhole) pages.set(key, { page, madeAt: now() });
        else if (before && now() - before.madeAt > keptMs) pages.delete(key);
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  };
  return {
    async get(key: string, { make: work, onJoin }: Wish): Promise<CachedPage> {
      const known = pages.get(key);
      const isStale = known && now() - known.madeAt > freshMs;
      onUse(known ? (isStale ? 'stale' : 'hit') : 'miss');
      if (!known) return make(key, () => work(false), onJoin);
      if (isStale) void make(key, () => work(true)).catch(() => {});
      return known.page;
    },
    /** About how many bytes it holds. */
    size: () => pages.calculatedSize,
  };
}
