import { below, color, radius, space, type } from '@mall/design-tokens';
import { Link, useCall, useParams } from '@mall/mf-kit';
import { ButtonLink, CopyText, EmptyPanel, ErrorPanel, PageSkeleton, SuccessIcon } from '@mall/ui-kit';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { orderCall } from '../../../parts/order-call.ts';
import type { OrderDetail } from '../../../parts/trading-types.ts';
import { outcomeOf } from './outcome.ts';

/** /checkout/success/:id */
export default function SuccessPage() {
  const { id } = useParams();
  const { data: order, error, refresh } = useCall(id ? orderCall(id) : null);
  // What this tab read before it was paid says unpaid; SWR would wait for a frame to ask again, and a tab behind the cashier's has none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an order
  useEffect(() => {
    if (order) void refresh();
  }, [id]);
  if (order) return <ReadySuccess order={order} />;
  const toOrders = (
    <ButtonLink as={Link} to="/customer/myorders">
      查看我的订单
    </ButtonLink>
  );
  if (!id || error?.reason === 'ORDER_NOT_FOUND' || error?.reason === 'BAD_REQUEST')
    return <EmptyPanel title="没有找到该订单" action={toOrders} />;
  if (error) return <ErrorPanel error={error} onRetry={refresh} action={toOrders} />;
  return <PageSkeleton what="订单" variant="panel" />;
}

function ReadySuccess({ order }: { order: OrderDetail }) {
  const { title, steps } = outcomeOf(order);
  const details = `/customer/myorders/details/${encodeURIComponent(order.orderNumber)}`;
  return (
    <Root>
      <Head>
        <SuccessIcon size={48} strokeWidth={1} />
        <h1>{title}</h1>
      </Head>
      <Facts>
        <dt>订单号</dt>
        <dd>
          <CopyText text={order.orderNumber} />
        </dd>
        <dt>{order.isPaid ? '已付金额' : '应付金额'}</dt>
        <dd>
          {order.payableAmount}（{order.paymentMethodName}）
        </dd>
        <dt>送至</dt>
        <dd>
          {order.address.consignee} {order.address.mobile}，{order.address.region} {order.address.detail}
        </dd>
        {order.invoice && (
          <>
            <dt>发票</dt>
            <dd>
              {order.invoice.typeName}，{order.invoice.title}
            </dd>
          </>
        )}
      </Facts>
      <Next>
        <h2>接下来</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Next>
      <Ways>
        <ButtonLink as={Link} to={details}>
          查看订单
        </ButtonLink>
        {order.paymentMethod === 'credit' && (
          <ButtonLink as={Link} to="/customer/customerCreditLimit">
            查看账期额度
          </ButtonLink>
        )}
        <ButtonLink as={Link} variant="quiet" to="/">
          继续采购
        </ButtonLink>
      </Ways>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space.xxl};
  margin-top: ${space.lg};
  padding: ${space.xxl} ${space.xxl} ${space.page};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} {
    padding: ${space.lg};
  }
`;
const Head = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.sm};
  padding-top: ${space.lg};
  & > svg {
    color: ${color.success};
  }
  & > h1 {
    font-size: ${type.sizeTitle};
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 480px);
  gap: ${space.sm} ${space.xl};
  font-size: ${type.sizeTable};
  & > dt {
    color: ${color.inkSecond};
    text-align: right;
  }
  ${below.tablet} {
    grid-template-columns: max-content minmax(0, 1fr);
  }
`;
const Next = styled.div`
  width: 560px;
  padding: ${space.lg} ${space.xl};
  border-radius: ${radius.md};
  background: ${color.ground};
  font-size: ${type.sizeTable};
  & > h2 {
    padding-bottom: ${space.xs};
    font-size: ${type.sizeText};
  }
  & > ol {
    padding-left: 1.4em;
    list-style: decimal;
    color: ${color.inkSecond};
    line-height: 24px;
  }
  ${below.tablet} {
    width: 100%;
  }
`;
const Ways = styled.div`
  display: flex;
  gap: ${space.md};
  ${below.tablet} {
    flex-wrap: wrap;
    justify-content: center;
  }
`;
