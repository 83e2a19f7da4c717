import { call, useCall, usePlatform, useSession } from '@mall/mf-kit';
import { useRef } from 'react';

const noneKept = { pageIndex: 1, pageSize: 1, total: 0, items: [] };

/** Whether a SKU is in the buyer's wish list, and the way in and out of it; a visitor is asked to log in (storefront section 6). */
export function useWish(skuNumber: string) {
  const { sdk, notify, requireLogin } = usePlatform();
  const { signedIn } = useSession();
  const { data, show, refresh } = useCall(
    signedIn ? call('wishList.getWishListPagedList', { sku: skuNumber, pageIndex: 1, pageSize: 1 }) : null,
  );
  const isBusy = useRef(false);
  const isKept = (data?.total ?? 0) > 0;

  async function toggle() {
    if (!signedIn) return requireLogin();
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { isInWishList } = isKept
        ? await sdk.wishList.cancelToWishList({ sku: skuNumber })
        : await sdk.wishList.addToWishList({ sku: skuNumber, sourceId: 3 });
      show({ ...noneKept, total: isInWishList ? 1 : 0 });
      notify({ tone: 'success', text: isInWishList ? '已收藏' : '已取消收藏' });
    } catch (error) {
      notify({ tone: 'danger', text: (error as Error).message });
      // Whether it happened is unknown after a failure on the way.
      void refresh().catch(() => {});
    } finally {
      isBusy.current = false;
    }
  }
  return { isKept, toggle };
}
