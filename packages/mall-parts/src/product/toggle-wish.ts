import type { Platform } from '@mall/mf-kit';
import { outcomeOf } from '@mall/mf-kit/write';

/** Where a wish comes from, as the call names it (rule wish-list 3). */
const storefront = 3;

/**
 * Puts a SKU into the wish list or takes it out, and tells the buyer what became of it.
 * @returns whether it is in the list now; undefined where that is unknown, after a failure on the way
 */
export async function toggleWish(
  { area, sdk, notify, report }: Pick<Platform, 'area' | 'sdk' | 'notify' | 'report'>,
  sku: string,
  isKept: boolean,
): Promise<boolean | undefined> {
  const { answer, failure } = await outcomeOf(
    () => (isKept ? sdk.wishList.cancelToWishList({ sku }) : sdk.wishList.addToWishList({ sku, sourceId: storefront })),
    (error) => report(error, area),
  );
  if (failure) notify({ tone: 'danger', text: failure.message });
  else notify({ tone: 'success', text: answer.isInWishList ? '已收藏' : '已取消收藏' });
  return answer?.isInWishList;
}
