import { useContext, useDeferredValue } from 'react';
import { PageDataContext } from './page-data.ts';

/**
 * A long list on a screen that the browser mounts: the first render shows what fits into the first screenful, the rest follows without holding up its
 * paint. Markup of the server is whole, so hydration takes all of it at once.
 * @param count how many items a high window shows
 */
export function useFirstScreenful<Item>(items: Item[], count: number): Item[] {
  const cameWithPage = Object.keys(useContext(PageDataContext).values).length > 0;
  const isOnServer = typeof window === 'undefined';
  return useDeferredValue(items, cameWithPage || isOnServer ? items : items.slice(0, count));
}
