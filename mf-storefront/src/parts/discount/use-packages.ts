import { type Call, type CallOutput, useCall, useSession } from '@mall/mf-kit';
import { useEffect, useEffectEvent } from 'react';

type Packages = CallOutput<'discount.searchCouponPackage'>;
export type CouponPackage = Packages['items'][number];

/** Packages as this company sees them: the page came as a visitor's, so a signed-in buyer's are asked for once more. */
export function usePackages(call: Call<Packages>) {
  const { signedIn } = useSession();
  const state = useCall(call);
  const ask = useEffectEvent(() => void state.refresh().catch(() => {}));
  useEffect(() => {
    if (signedIn) ask();
  }, [signedIn]);
  return state;
}
