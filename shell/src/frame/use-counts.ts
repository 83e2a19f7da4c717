import { useBusEvent, useCall, usePlatform, useSession } from '@mall/mf-kit';
import { useRef } from 'react';
import { countsCall } from './frame-data.ts';

/** Not known yet, which is not none. */
const unknown = { inquiryCount: -1, shoppingCartCount: -1, notificationCount: -1, approvalCount: -1 };

const useStatistics = () => {
  const { signedIn } = useSession();
  return useCall(signedIn ? countsCall() : null);
};

/** What lies in the buyer's inquiry basket and cart, how many messages are unread and requests wait for their word; −1 until it is known. */
export const useCounts = () => useStatistics().data ?? unknown;

/** Keeps the counts right as areas tell of changes; what a change leaves open is asked for, of the cart or the draft alone (rule layout 23). One place of the frame calls it. */
export function useCountsKept() {
  const { sdk } = usePlatform();
  const { data, show, refresh } = useStatistics();
  const known = useRef(unknown);
  known.current = data ?? unknown;
  const tell = (counts: Partial<typeof unknown>) => {
    known.current = { ...known.current, ...counts };
    show(known.current);
  };
  // The newest change of a count is the one to be told, whichever answer comes last.
  const changes = useRef({ cart: 0, inquiry: 0 });
  async function ask(count: 'cart' | 'inquiry', read: () => Promise<Partial<typeof unknown>>) {
    const change = changes.current[count];
    const counts = await read().catch(() => undefined);
    if (change !== changes.current[count]) return;
    if (counts) tell(counts);
    else void refresh();
  }
  useBusEvent('cart:changed', ({ totalProducts, kpId }) => {
    // A colleague's cart is not what the badge counts.
    if (kpId !== undefined) return;
    changes.current.cart += 1;
    if (totalProducts !== undefined) tell({ shoppingCartCount: totalProducts });
    else void ask('cart', async () => ({ shoppingCartCount: (await sdk.cart.getShoppingCartSummary()).totalProducts }));
  });
  useBusEvent('inquiry:changed', ({ itemCount }) => {
    changes.current.inquiry += 1;
    if (itemCount !== undefined) tell({ inquiryCount: itemCount });
    else void ask('inquiry', async () => ({ inquiryCount: (await sdk.inquiry.getDraftInquiryItemCount()).count }));
  });
  useBusEvent('notification:read', ({ unreadCount }) => tell({ notificationCount: unreadCount }));
}
