import { useContext, useDeferredValue } from 'react';
import { PageDataContext } from './page-data.ts';

/** Whether the screen's markup came with the page, or is being made on the server: then it is whole at once. */
function useIsRendered(): boolean {
  const cameWithPage = Object.keys(useContext(PageDataContext).values).length > 0;
  return cameWithPage || typeof window === 'undefined';
}

/**
 * A long list on a screen that the browser mounts: the first render shows what fits into the first screenful, the rest follows without holding up its
 * paint. Markup of the server has every item, so hydration takes all of them at once.
 * @param count how many items a high window shows
 */
export function useFirstScreenful<Item>(items: Item[], count: number): Item[] {
  return useDeferredValue(items, useIsRendered() ? items : items.slice(0, count));
}

/** For what stands below the first screenful of a screen that the browser mounts: false in its first render, which is painted; true right after, and in markup of the server. */
export function useIsPastFirstScreenful(): boolean {
  return useDeferredValue(true, useIsRendered());
}
