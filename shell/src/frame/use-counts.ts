import { useBusEvent, useCall, useSession } from '@mall/mf-kit';
import { countsCall } from './frame-data.ts';

const none = { inquiryCount: 0, shoppingCartCount: 0 };

const useStatistics = () => {
  const { signedIn } = useSession();
  return useCall(signedIn ? countsCall() : null);
};

/** What lies in the buyer's inquiry basket and cart; zero for a visitor. */
export const useCounts = () => useStatistics().data ?? none;

/** Keeps the counts right as areas tell of changes. One place of the frame calls it, so that a change is asked for once. */
export function useCountsKept() {
  const { data, show, refresh } = useStatistics();
  useBusEvent('cart:changed', ({ totalProducts }) => {
    if (totalProducts === undefined) void refresh();
    else show({ ...(data ?? none), shoppingCartCount: totalProducts });
  });
  useBusEvent('inquiry:changed', ({ itemCount }) => {
    if (itemCount === undefined) void refresh();
    else show({ ...(data ?? none), inquiryCount: itemCount });
  });
}
