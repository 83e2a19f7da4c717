import { color, space, type } from '@mall/design-tokens';
import { CentrePage } from '@mall/mall-parts/account';
import { Link, useBusEvent, useCall, useParams, useTitle } from '@mall/mf-kit';
import { Breadcrumb, ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { orderDetailsCall } from '../../../parts/calls.ts';
import { OrderInvoicingPanel } from '../../../parts/invoicing/order-invoicing-panel.tsx';
import { OrderPaperLinks } from '../../../parts/order-papers/order-paper-links.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PackagesPanel } from './packages-panel.tsx';

const trail = [{ label: '企业订单', href: '/customer/myorders' }, { label: '订单详情' }];

/** /customer/myorders/details/:orderNumber and /Customer/MyOrders/Details/:orderNumber */
export default function OrderDetailsPage() {
  return (
    <CentrePage title="订单详情">
      <Way>
        <Breadcrumb items={trail} linkAs={Link} />
      </Way>
      <Details />
    </CentrePage>
  );
}

function Details() {
  const { orderNumber } = useParams();
  const { data: order, error, refresh } = useCall(orderNumber ? orderDetailsCall(orderNumber) : null, { revalidateOnFocus: true });
  useTitle(order && `订单 ${order.orderNumber}`);
  const renew = ({ orderId }: { orderId: string }) => void (orderId === order?.id && refresh());
  useBusEvent('order:paid', renew);
  useBusEvent('order:changed', renew);
  const toOrders = (
    <ButtonLink as={Link} to="/customer/myorders">
      查看企业订单
    </ButtonLink>
  );
  if (order)
    return (
      <>
        <OrderHead order={order} />
        <OrderPaperLinks order={order} />
        <OrderFacts order={order} />
        {order.packages.length > 0 && <PackagesPanel packages={order.packages} />}
        <OrderInvoicingPanel orderId={order.id} />
        <LinesPanel order={order} />
        <OrderTimeline orderId={order.id} />
      </>
    );
  if (!orderNumber || error?.reason === 'ORDER_NOT_FOUND' || error?.reason === 'BAD_REQUEST')
    return (
      <EmptyPanel title="没有找到该订单" action={toOrders}>
        {orderNumber ? `没有订单号为 ${orderNumber} 的订单，或它属于其他企业` : '请从订单列表中选择要查看的订单'}
      </EmptyPanel>
    );
  if (error) return <ErrorPanel error={error} onRetry={refresh} action={toOrders} />;
  return <PageSkeleton what="订单" variant="panel" />;
}

const Way = styled.div`
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  line-height: ${space.xl};
`;
