import { Link, useBusEvent, useCall, useParams, usePlatform } from '@mall/mf-kit';
import { ButtonLink, EmptyPanel, ErrorPanel, Page, PageSkeleton } from '@mall/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import type { Supplement } from '../../../parts/trading-types.ts';
import { supplementCall } from './supplement-call.ts';
import { SupplementForm } from './supplement-form.tsx';

const payPath = (orderId: string) => `/checkout/mycompleted/${encodeURIComponent(orderId)}`;
const toOrders = (
  <ButtonLink as={Link} to="/customer/myorders">
    查看我的订单
  </ButtonLink>
);

/** /checkout/mySupply/:id: what the credit limit doesn't cover is paid another way. */
export default function SupplementPage() {
  const { id } = useParams();
  const { data, error, refresh } = useCall(id ? supplementCall(id) : null, { revalidateOnFocus: true });
  if (data) return <Ready key={data.orderId} supplement={data} refresh={refresh} />;
  if (!id || error?.reason === 'ORDER_NOT_FOUND' || error?.reason === 'BAD_REQUEST')
    return (
      <EmptyPanel title="没有找到该订单" action={toOrders}>
        请从订单列表中选择要支付的订单
      </EmptyPanel>
    );
  if (error) return <ErrorPanel error={error} onRetry={refresh} action={toOrders} />;
  return <PageSkeleton what="账期补差" variant="panel" />;
}

function Ready({ supplement, refresh }: { supplement: Supplement; refresh: () => Promise<unknown> }) {
  const { navigate } = usePlatform();
  const { orderId, orderNumber, isPaid, canPay, statusName } = supplement;
  useBusEvent('order:changed', (changed) => void (changed.orderId === orderId && refresh()));
  const goOn = useEffectEvent(() => navigate(`/checkout/success/${encodeURIComponent(orderId)}`, { replace: true }));
  useEffect(() => {
    if (isPaid) goOn();
  }, [isPaid]);

  if (isPaid) return <PageSkeleton label="订单已支付" />;
  if (!canPay)
    return (
      <EmptyPanel title={`订单${statusName}，无需支付`} action={toOrders}>
        订单号 {orderNumber}
      </EmptyPanel>
    );
  if (!supplement.isPossible)
    return (
      <Page title="账期补差支付" surface="plain">
        <EmptyPanel
          title="不能补差支付"
          action={
            <ButtonLink as={Link} to={payPath(orderId)}>
              选择其他支付方式
            </ButtonLink>
          }
        >
          {supplement.reason}
        </EmptyPanel>
      </Page>
    );
  return (
    <Page title="账期补差支付" surface="plain">
      <SupplementForm supplement={supplement} refresh={refresh} otherWays={payPath(orderId)} />
    </Page>
  );
}
