import type { Platform } from '@mall/mf-kit';
import { failureOf } from '../write/failure.ts';

/** Where a wish comes from, as the call names it (rule wish-list 3). */
const storefront = 3;

/**
 * Puts a SKU into the wish list or takes it out, and tells the buyer what became of it.
 * @returns whether it is in the list now; undefined where that is unknown, after a failure on the way
 */
export async function toggleWish(
  { sdk, notify }: Pick<Platform, 'sdk' | 'notify'>,
  sku: string,
  isKept: boolean,
): Promise<boolean | undefined> {
  try {
    const { isInWishList } = await (isKept
      ? sdk.wishList.cancelToWishList({ sku })
      : sdk.wishList.addToWishList({ sku, sourceId: storefront }));
    notify({ tone: 'success', text: isInWishList ? '已收藏' : '已取消收藏' });
    return isInWishList;
  } catch (error) {
    notify({ tone: 'danger', text: failureOf(error).message });
    return undefined;
  }
}
