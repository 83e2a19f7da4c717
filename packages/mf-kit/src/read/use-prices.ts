import { useEffect, useSyncExternalStore } from 'react';
import { usePlatform, useSession } from '../platform/platform-context.tsx';
import { type OfferWish, priceBookOf, type SkuOffer } from './price-book.ts';

export interface Prices {
  /** Undefined while it is on its way, for a visitor, and for a SKU the mall doesn't know. */
  of(skuNumber: string, quantity?: number): SkuOffer | undefined;
  /** The last try failed for one of them at least. */
  failed: boolean;
  retry(): void;
}

interface Options {
  /** A visitor gets delivery times (no price) too; off by default, since the page's own data has them for the minimum quantity. */
  forVisitors?: boolean;
}

const none = () => 0;

/**
 * Prices and delivery times of SKUs at quantities, for a signed-in buyer (rule calls 17). Every row, card and page may ask by itself: what is
 * asked within a moment, by whichever area, goes in one call, and an answer serves all who ask again within a minute.
 */
export function usePrices(wishes: readonly OfferWish[], { forVisitors = false }: Options = {}): Prices {
  const { sdk, bus } = usePlatform();
  const { signedIn } = useSession();
  const book = priceBookOf(sdk, bus);
  useSyncExternalStore(book.subscribe, book.revision, none);
  const generation = useSyncExternalStore(book.subscribe, book.generation, none);
  const isAsking = signedIn || forVisitors;
  const key = wishes.map(({ skuNumber, quantity = 1 }) => `${skuNumber} ${quantity}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what the wishes are, `generation` that all is to be asked anew
  useEffect(() => {
    if (isAsking) book.want(wishes);
  }, [book, isAsking, key, generation]);
  return {
    of: (skuNumber, quantity) => (isAsking ? book.read({ skuNumber, quantity })?.offer : undefined),
    failed: isAsking && wishes.some((wish) => book.read(wish)?.failed),
    retry: () => book.want(wishes),
  };
}
