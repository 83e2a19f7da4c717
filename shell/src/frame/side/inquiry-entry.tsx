import { BrowserRouter, Slot, usePlatform, useSession } from '@mall/mf-kit';
import { Badge, InquiryIcon, Skeleton } from '@mall/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { inquiryPath, withRequestId } from '../inquiry-path.ts';
import { useCounts } from '../use-counts.ts';
import { basketRequests } from './basket-requests.ts';
import { SidePopup } from './side-popup.tsx';

/**
 * The quick-inquiry basket: under the pointer a popup, loaded on the first hover and only for who is signed in (rules layout 19, 20);
 * pressed it leads to the inquiry page where one is live.
 */
export function InquiryEntry({ name }: { name: string }) {
  const platform = usePlatform();
  const { signedIn } = useSession();
  const { inquiryCount } = useCounts();
  const { hasPage } = useSiteFacts();
  const isAsked = useSyncExternalStore(basketRequests.subscribe, basketRequests.get, () => false);

  function mayOpen() {
    const target = hasPage(inquiryPath) ? withRequestId(inquiryPath) : undefined;
    if (!signedIn) platform.requireLogin({ word: 'inquiry', ...(target ? { target } : {}) });
    else if (target) platform.navigate(target);
    return signedIn && !target;
  }
  useEffect(() => {
    if (!isAsked || signedIn) return;
    basketRequests.set(false);
    platform.requireLogin({ word: 'inquiry' });
  }, [isAsked, signedIn, platform]);

  return (
    <SidePopup
      icon={
        <Badge count={inquiryCount} label="询价商品数">
          <InquiryIcon size={20} />
        </Badge>
      }
      name={name}
      title="快速询价"
      wide
      isAsked={isAsked && signedIn}
      onClose={() => basketRequests.set(false)}
      opensOnHover={signedIn}
      mayOpen={mayOpen}
    >
      {(close) => (
        <BrowserRouter>
          <Slot name="inquiry-basket" onClose={close} fallback={<Skeleton lines={4} />} />
        </BrowserRouter>
      )}
    </SidePopup>
  );
}
