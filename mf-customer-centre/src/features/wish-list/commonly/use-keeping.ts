import { toggleWish } from '@mall/mall-parts/product';
import { usePlatform } from '@mall/mf-kit';
import { useRef, useState } from 'react';

/** Lets SKUs of the wish list go and keeps them again; knows which were let go since the list was opened. */
export function useKeeping() {
  const platform = usePlatform();
  const [letGo, setLetGo] = useState<readonly string[]>([]);
  const underWay = useRef(new Set<string>());
  const isLetGo = (sku: string) => letGo.includes(sku);

  async function toggle(sku: string) {
    if (underWay.current.has(sku)) return;
    underWay.current.add(sku);
    const isKept = await toggleWish(platform, sku, !isLetGo(sku));
    underWay.current.delete(sku);
    if (isKept !== undefined) setLetGo((before) => [...before.filter((one) => one !== sku), ...(isKept ? [] : [sku])]);
  }
  return { isLetGo, toggle };
}
