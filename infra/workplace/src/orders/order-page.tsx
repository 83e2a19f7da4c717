import type { StaffOrder } from '@mall/api-contract/staff';
import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { CopyText, EmptyPanel, ErrorPanel, PageSkeleton, Price } from '@mall/ui-kit';
import { Link, useParams } from 'react-router';
import { styled } from 'styled-components';
import { ActsOf } from '../acts/acts-of.tsx';
import { failureWords } from '../calls/failure-words.ts';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { useMay } from '../session/session-context.ts';
import { OrderLines } from './order-lines.tsx';
import { PackageCard } from './package-card.tsx';
import { ShipForm } from './ship-form.tsx';
import { StatusTag } from './status-tag.tsx';
import { TransferPanel } from './transfer-panel.tsx';

/** One order: what is left to do first, then its packages, and beside it who it is for and what staff did with it. */
export default function OrderPage() {
  const { orderId = '' } = useParams();
  const { data: order, error, mutate } = useRead(['staff.getOrder', orderId], (sdk) => sdk.staff.getOrder({ orderId }));
  if (order) return <Ready key={order.id} order={order} />;
  if (error?.reason === 'ORDER_NOT_FOUND')
    return (
      <Screen title="订单">
        <EmptyPanel title="没有找到这个订单" action={<Link to="/orders?view=all">查看全部订单</Link>}>
          请核对订单号，或在上方搜索。
        </EmptyPanel>
      </Screen>
    );
  if (error)
    return (
      <ErrorPanel error={error} title="订单加载失败" onRetry={() => void mutate()}>
        {failureWords(error)}
      </ErrorPanel>
    );
  return <PageSkeleton variant="table" what="订单" />;
}

function Ready({ order }: { order: StaffOrder }) {
  const may = useMay();
  return (
    <Screen title={`订单 ${order.orderNumber}`} note={<StatusTag order={order} />}>
      <Sides>
        <Stack>
          {order.canReceiveTransfer && may('finance') && <TransferPanel order={order} />}
          {order.canShip && may('warehouse') ? <ShipForm order={order} /> : <OrderLines lines={order.lines} />}
          {order.packages.length > 0 && (
            <Panel aria-label="包裹">
              <h2>包裹</h2>
              {order.packages.map((parcel) => (
                <PackageCard key={parcel.id} parcel={parcel} />
              ))}
            </Panel>
          )}
        </Stack>
        <Stack>
          <Panel aria-label="订单信息">
            <Facts>
              <dt>企业</dt>
              <dd>{order.customerName}</dd>
              <dt>下单人</dt>
              <dd>{order.contactName}</dd>
              <dt>收货</dt>
              <dd>{order.address}</dd>
              <dt>支付</dt>
              <dd>
                {order.paymentMethodName}，{order.isPaid ? '已付款' : '未付款'}
              </dd>
              <dt>应付</dt>
              <dd>
                <Price fen={order.payableFen} size="sm" tone="total" />
              </dd>
              <dt>下单时间</dt>
              <dd>{displayMinute(order.createdAt)}</dd>
              <dt>订单号</dt>
              <dd>
                <CopyText text={order.orderNumber} />
              </dd>
            </Facts>
          </Panel>
          <Panel aria-label="操作记录">
            <h2>操作记录</h2>
            <ActsOf subjects={[order.id, ...order.packages.map(({ id }) => id)]} />
          </Panel>
        </Stack>
      </Sides>
    </Screen>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${space.lg};
  align-items: start;
  @media (max-width: 1079px) { grid-template-columns: minmax(0, 1fr); }
`;
const Stack = styled.div`
  display: grid;
  gap: ${space.lg};
`;
const Panel = styled.section`
  padding: ${space.lg} ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  h2 { padding-bottom: ${space.sm}; font-size: ${type.sizeText}; }
  ${below.tablet} { padding: ${space.lg}; }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${space.sm} ${space.md};
  font-size: ${type.sizeTable};
  dt { color: ${color.inkSecond}; }
  dd { overflow-wrap: anywhere; }
`;
