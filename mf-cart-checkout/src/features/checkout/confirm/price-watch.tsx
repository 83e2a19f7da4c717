import { call, useCall } from '@mall/mf-kit';
import { Button, Notice } from '@mall/ui-kit';
import { useEffect, useState } from 'react';
import type { InquiryConfirm } from '../../../parts/trading-types.ts';

interface Props {
  page: InquiryConfirm;
  addressId: number;
  onRefresh: () => void;
}

/** Comes the buyer back to the page after a while, the quotation's prices and stock are checked; what has changed is said before the order is refused for it. */
export function PriceWatch({ page, addressId, onRefresh }: Props) {
  const { priceToken } = page;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const onShow = () => document.visibilityState === 'visible' && setAsked(true);
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, []);
  const { data } = useCall(isAsked ? call('checkout.checkPriceFromInquiry', { priceToken, addressId }) : null, {
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });
  if (!data?.isChanged) return null;
  const what = [...new Set(data.differences.flatMap(({ productName }) => productName || []))];
  return (
    <Notice
      tone="warning"
      live
      action={
        <Button size="sm" onClick={onRefresh}>
          按最新内容显示
        </Button>
      }
    >
      您离开期间有变化：{what.slice(0, 3).join('、') || '整单金额'}
      {what.length > 3 && ` 等${what.length}种商品`}
    </Notice>
  );
}
