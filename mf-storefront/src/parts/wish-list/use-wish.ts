import { toggleWish } from '@mall/mall-parts/product';
import { call, useCall, usePlatform, useSession } from '@mall/mf-kit';
import { useRef } from 'react';

const noneKept = { pageIndex: 1, pageSize: 1, total: 0, items: [] };

/** Whether a SKU is in the buyer's wish list, and the way in and out of it; a visitor is asked to log in (rule wish-list 1). */
export function useWish(skuNumber: string) {
  const platform = usePlatform();
  const { signedIn } = useSession();
  const { data, show, refresh } = useCall(
    signedIn ? call('wishList.getWishListPagedList', { sku: skuNumber, pageIndex: 1, pageSize: 1 }) : null,
  );
  const isBusy = useRef(false);
  const isKept = (data?.total ?? 0) > 0;

  async function toggle() {
    if (!signedIn) return platform.requireLogin();
    if (isBusy.current) return;
    isBusy.current = true;
    const isInList = await toggleWish(platform, skuNumber, isKept);
    isBusy.current = false;
    if (isInList === undefined) void refresh().catch(() => {});
    else show({ ...noneKept, total: isInList ? 1 : 0 });
  }
  return { isKept, toggle };
}
