import { QuietAction } from '@mall/mall-parts/product';
import { usePlatform, useSession } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { useState } from 'react';

/** A buyer would like to see a film of this SKU; a visitor is asked to log in. */
export function FilmWish({ skuNumber }: { skuNumber: string }) {
  const { sdk, notify, requireLogin } = usePlatform();
  const { signedIn } = useSession();
  const { isBusy, run } = useWrite();
  const [isWished, setWished] = useState(false);
  async function wish() {
    if (!signedIn) return requireLogin();
    const { answer, failure } = await run(skuNumber, (options) => sdk.product.saveRequestToSkuVideo({ skuNumber }, options));
    if (failure) notify({ tone: 'danger', text: failure.message });
    if (!answer) return;
    setWished(true);
    notify({ tone: 'success', text: '已记下您的需要' });
  }
  return (
    <QuietAction disabled={isBusy || isWished} onClick={() => void wish()}>
      {isWished ? '已登记想看视频' : '想看视频'}
    </QuietAction>
  );
}
