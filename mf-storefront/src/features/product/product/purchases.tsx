import { call, useCall, useSession } from '@mall/mf-kit';
import { lazy, Suspense } from 'react';

const PurchasesPopover = lazy(() => import(/* webpackChunkName: "purchases-popover" */ './purchases-popover.tsx'));

/** 已购买 N 次, for who bought it before; opens the orders (rule product 6). */
export function Purchases({ skuNumber }: { skuNumber: string }) {
  const { signedIn } = useSession();
  const { data } = useCall(signedIn ? call('product.getSkuExtensionBySkuNumbers', { skuNumbers: [skuNumber] }) : null);
  const count = data?.[0]?.purchaseCount ?? 0;
  if (count === 0) return null;
  return (
    <Suspense fallback={<span>已购买 {count} 次</span>}>
      <PurchasesPopover skuNumber={skuNumber} count={count} />
    </Suspense>
  );
}
