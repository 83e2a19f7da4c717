import { failureOf } from '@mall/mall-parts/write';
import { usePlatform } from '@mall/mf-kit';
import { useRef, useState } from 'react';

const storefront = 3;

/** Lets SKUs of the wish list go and keeps them again; knows which were let go since the list was opened. */
export function useKeeping() {
  const { sdk, notify } = usePlatform();
  const [letGo, setLetGo] = useState<readonly string[]>([]);
  const underWay = useRef(new Set<string>());
  const isLetGo = (sku: string) => letGo.includes(sku);

  async function toggle(sku: string) {
    if (underWay.current.has(sku)) return;
    underWay.current.add(sku);
    try {
      const { isInWishList } = isLetGo(sku)
        ? await sdk.wishList.addToWishList({ sku, sourceId: storefront })
        : await sdk.wishList.cancelToWishList({ sku });
      setLetGo((before) => [...before.filter((one) => one !== sku), ...(isInWishList ? [] : [sku])]);
      notify({ tone: 'success', text: isInWishList ? '已收藏' : '已取消收藏' });
    } catch (error) {
      notify({ tone: 'danger', text: failureOf(error).message });
    } finally {
      underWay.current.delete(sku);
    }
  }
  return { isLetGo, toggle };
}
