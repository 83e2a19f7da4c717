import type { StaffOrder } from '@mall/api-contract/staff';
import { below, color, radius, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import { CopyText, Price } from '@mall/ui-kit';
import { Link, useParams } from 'react-router';
import { styled } from 'styled-components';
import { ActsOf } from '../acts/acts-of.tsx';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { NotReady } from '../parts/not-ready.tsx';
import { Sides, Stack } from '../parts/sides.ts';
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
  return (
    <NotReady
      what="订单"
      error={error}
      isMissing={error?.reason === 'ORDER_NOT_FOUND'}
      missing={{ title: '没有找到这个订单', text: '请核对订单号，或在上方搜索。', action: <Link to="/orders?view=all">查看全部订单</Link> }}
      onRetry={() => void mutate()}
    />
  );
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
                {order.paymentMethodName}，{order.isPaid ? '已付款' : order.payments.length > 0 ? '未付清' : '未付款'}
                {(order.payments.length > 1 || order.payments.some((one) => one.isHeld || one.refundedFen > 0)) && (
                  <ul>
                    {order.payments.map(({ method, methodName, amount, refundedFen }) => (
                      <li key={method}>
                        {methodName} {amount}
                        {refundedFen > 0 && `，退回 ${moneyText(refundedFen)}`}
                      </li>
                    ))}
                  </ul>
                )}
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
