import { space } from '@mall/design-tokens';
import { RightNotice, useMay } from '@mall/mall-parts/account';
import { Link, useBusEvent, useCall, useParams, usePlatform, useSearchParams } from '@mall/mf-kit';
import { ButtonLink, EmptyPanel, ErrorPanel, Notice, Page, PageSkeleton } from '@mall/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { PaymentMethod, PayPage } from '../../../parts/trading-types.ts';
import { Methods } from './methods.tsx';
import { OrderSummary } from './order-summary.tsx';
import { payPageCall } from './pay-page-call.ts';
import { PersonalAdvance } from './personal-advance.tsx';

const toOrders = (
  <ButtonLink as={Link} to="/customer/myorders">
    查看我的订单
  </ButtonLink>
);

/** /checkout/mycompleted/:id */
export default function PaymentPage() {
  const { id } = useParams();
  const { data: page, error, refresh } = useCall(id ? payPageCall(id) : null, { revalidateOnFocus: true });
  if (page) return <ReadyPayment key={page.orderId} page={page} refresh={refresh} />;
  if (!id || error?.reason === 'ORDER_NOT_FOUND' || error?.reason === 'BAD_REQUEST')
    return (
      <EmptyPanel title="没有找到该订单" action={toOrders}>
        请从订单列表中选择要支付的订单
      </EmptyPanel>
    );
  if (error) return <ErrorPanel error={error} onRetry={refresh} action={toOrders} />;
  return <PageSkeleton what="支付页" variant="panel" />;
}

const paidWith = {
  unionPay: 'union-pay',
  wechatPay: 'wechat-pay',
  balance: 'balance',
  credit: 'credit',
  cashOnDelivery: 'other',
  offlineTransfer: 'other',
} as const;

/** The method to begin with: the order's own, else the first that is allowed. */
const firstMethod = ({ options, paymentMethod }: PayPage): PaymentMethod =>
  options.find(({ method, isAllowed }) => method === paymentMethod && isAllowed)?.method ??
  options.find(({ isAllowed }) => isAllowed)?.method ??
  paymentMethod;

function ReadyPayment({ page, refresh }: { page: PayPage; refresh: () => Promise<unknown> }) {
  const { bus, navigate } = usePlatform();
  const [query] = useSearchParams();
  const mayPay = useMay('pay');
  const [method, setMethod] = useState(() => firstMethod(page));
  const success = `/checkout/success/${encodeURIComponent(page.orderId)}`;
  useBusEvent('order:changed', ({ orderId }) => void (orderId === page.orderId && refresh()));
  const goOn = useEffectEvent(() => navigate(success, { replace: true }));
  useEffect(() => {
    if (page.isPaid) goOn();
  }, [page.isPaid]);

  function edited(next: PayPage) {
    setMethod(firstMethod(next));
    void refresh();
  }
  function paid(by: PaymentMethod) {
    bus.emit('order:paid', { orderId: page.orderId, paidWith: paidWith[by] });
    navigate(success, { replace: true });
  }
  if (page.isPaid) return <PageSkeleton label="订单已支付" />;
  if (!page.canPay)
    return (
      <EmptyPanel title={`订单${page.statusName}，无需支付`} action={toOrders}>
        订单号 {page.orderNumber}
      </EmptyPanel>
    );
  return (
    <Page title="订单提交成功，请尽快付款" surface="plain">
      {query.get('outcome') && (
        <Gap>
          <Notice tone="warning">上次支付没有完成，款项未扣除。请重新支付或换一种方式。</Notice>
        </Gap>
      )}
      <OrderSummary page={page} onExpired={refresh} />
      {mayPay ? (
        <>
          <PersonalAdvance page={page} onEdited={edited} />
          <Methods
            page={page}
            method={method}
            onChoose={setMethod}
            onPaid={paid}
            onSettled={(isPaid) => (isPaid ? paid(method) : void refresh())}
          />
        </>
      ) : (
        <Without>
          <RightNotice right="pay" />
        </Without>
      )}
    </Page>
  );
}

const Without = styled.div`
  padding-top: ${space.md};
`;
const Gap = styled.div`
  padding-bottom: ${space.md};
`;
