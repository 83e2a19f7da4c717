import { below, color, radius, space, type } from '@mall/design-tokens';
import { orderStatusNames } from '@mall/domain/order';
import { Link, useBusEvent, useCall } from '@mall/mf-kit';
import { BoxIcon, CardIcon, ErrorPanel, ReceiptIcon, Skeleton, SuccessIcon, TruckIcon } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { statisticsCall } from './calls.ts';
import type { OrderStatus } from './order-types.ts';

const entries: { status: OrderStatus; icon: ReactNode }[] = [
  { status: 'pendingPayment', icon: <CardIcon size={20} /> },
  { status: 'pendingShipment', icon: <BoxIcon size={20} /> },
  { status: 'partiallyShipped', icon: <TruckIcon size={20} /> },
  { status: 'shipped', icon: <TruckIcon size={20} /> },
  { status: 'completed', icon: <SuccessIcon size={20} /> },
];

/** The company's orders by state, each a link to that part of the list. */
export function OrderCounts() {
  const { data, error, refresh } = useCall(statisticsCall());
  const renew = () => void refresh();
  useBusEvent('order:placed', renew);
  useBusEvent('order:paid', renew);
  useBusEvent('order:changed', renew);
  if (!data && error) return <ErrorPanel size="sm" error={error} onRetry={refresh} />;
  const figure = (count: number | undefined) =>
    count === undefined ? <Skeleton width="28px" height="24px" /> : count.toLocaleString('en-US');
  return (
    <List aria-label="我的订单">
      {entries.map(({ status, icon }) => (
        <li key={status}>
          <Link to={`/customer/myorders?status=${status}`}>
            {icon}
            <span>{orderStatusNames[status]}</span>
            <b>{figure(data?.[status])}</b>
          </Link>
        </li>
      ))}
      <li>
        <Link to="/customer/myorders">
          <ReceiptIcon size={20} />
          <span>全部订单</span>
          <b>{figure(data?.total)}</b>
        </Link>
      </li>
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  margin: calc(-1 * ${space.sm}) calc(-1 * ${space.md});
  & a {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    column-gap: ${space.sm};
    padding: ${space.sm} ${space.md};
    border-radius: ${radius.md};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
    &:hover {
      background: ${color.surfaceHover};
      color: ${color.accent};
      text-decoration: none;
    }
  }
  & b {
    grid-column: 1 / -1;
    min-height: 34px;
    color: ${color.ink};
    font-size: ${type.sizeTitle};
    font-variant-numeric: tabular-nums;
    font-weight: ${type.weightStrong};
    line-height: 34px;
  }
  ${below.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${below.tablet} {
    row-gap: ${space.sm};
  }
`;
