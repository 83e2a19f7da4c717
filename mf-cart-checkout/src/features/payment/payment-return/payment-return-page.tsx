import { Link, usePlatform, useSearchParams } from '@mall/mf-kit';
import { Button, ButtonLink, ClockIcon, EmptyPanel, PageSkeleton } from '@mall/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { returnOf } from './return-query.ts';

/** The notice to the mall and the buyer's way back race each other; this long the buyer waits for it. */
const looksAfterMs = [0, 700, 1500, 2500, 4000, 5000, 6000];

/** /checkout/PaymentSuccess: where a cashier sends the buyer back; success goes on to the success page, anything else to the payment page. */
export default function PaymentReturnPage() {
  const { sdk, bus, navigate } = usePlatform();
  const [query] = useSearchParams();
  const { orderId, isGivenUp, isBlackCard } = returnOf(query);
  const [round, setRound] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const leave = useEffectEvent((isPaid: boolean) => {
    if (isPaid) bus.emit('order:paid', { orderId, paidWith: 'union-pay' });
    navigate(`/checkout/${isPaid ? 'success' : 'mycompleted'}/${encodeURIComponent(orderId)}`, { replace: true });
  });
  const toBenefits = useEffectEvent(() => navigate('/customer/blackCardBenefit', { replace: true }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round looks again
  useEffect(() => {
    if (isBlackCard) return toBenefits();
    if (!orderId) return;
    if (isGivenUp) return leave(false);
    const stop = new AbortController();
    setOpen(false);
    const look = async (at: number): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, looksAfterMs[at]));
      if (stop.signal.aborted) return;
      const answer = await sdk.payment.checkOrderPaidStatus({ id: orderId }, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return;
      if (answer?.isPaid) return leave(true);
      if (at + 1 < looksAfterMs.length) return look(at + 1);
      setOpen(true);
    };
    void look(0);
    return () => stop.abort();
  }, [sdk, orderId, isGivenUp, isBlackCard, round]);

  if (!orderId && !isBlackCard)
    return (
      <EmptyPanel
        title="没有找到该订单"
        action={
          <ButtonLink as={Link} to="/customer/myorders">
            查看我的订单
          </ButtonLink>
        }
      />
    );
  if (!isOpen) return <PageSkeleton label="正在确认支付结果" />;
  return (
    <EmptyPanel
      icon={<ClockIcon size={40} strokeWidth={0.9} />}
      title="支付结果确认中"
      action={
        <>
          <Button onClick={() => setRound(round + 1)}>再次查询</Button>
          <ButtonLink as={Link} variant="quiet" to={`/checkout/mycompleted/${encodeURIComponent(orderId)}`}>
            返回支付页
          </ButtonLink>
        </>
      }
    >
      银行的通知还没有到。如已扣款请勿重复支付，到账后订单会自动更新
    </EmptyPanel>
  );
}
