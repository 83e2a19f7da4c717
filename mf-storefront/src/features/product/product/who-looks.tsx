import { usePlatform } from '@mall/mf-kit';
import { useEffect, useState } from 'react';

const product = 2;
/** After the page is painted and its reads are made: being counted is worth no waiting. */
const waitMs = 1500;

/** How many look at this SKU just now, where it is more than this one (rule product 25). */
export function WhoLooks({ skuNumber }: { skuNumber: string }) {
  const { sdk } = usePlatform();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(() => {
      sdk.product.updateAndGetCurrentVisitUsers({ entityType: product, entityId: skuNumber, clientType: 1 }).then(
        ({ currentVisitUsers }) => !isGone && setCount(currentVisitUsers),
        // Nobody misses it.
        () => {},
      );
    }, waitMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [sdk, skuNumber]);
  return count > 1 ? <span>{count} 人正在浏览</span> : null;
}
