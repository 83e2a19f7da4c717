import { below, color, radius, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { displayMinute, displayTime } from '@mall/domain/time';
import { ProductCell } from '@mall/mall-parts/product';
import { Link } from '@mall/mf-kit';
import { CopyText } from '@mall/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { OrderActions } from './order-actions/order-actions.tsx';
import { OrderStatusTag } from './order-status.tsx';
import type { OrderCard } from './order-types.ts';

const shownLines = 3;
export const detailsPathOf = (orderNumber: string) => `/Customer/MyOrders/Details/${encodeURIComponent(orderNumber)}`;

/** One order of the list: what it is called, what is in it, what it costs, where it stands, what can be done. */
export function OrderBlock({ order }: { order: OrderCard }) {
  const id = useId();
  const details = detailsPathOf(order.orderNumber);
  const hidden = order.lines.length - shownLines;
  return (
    <Block aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <CopyText text={order.orderNumber} label={`复制订单号 ${order.orderNumber}`}>
            <Link to={details} newTab>
              {order.orderNumber}
            </Link>
          </CopyText>
        </h2>
        <time dateTime={order.createdAt}>{displayTime(order.createdAt)}</time>
        <span>下单人 {order.contactName}</span>
        {order.projectNumber && <span title={order.projectNumber}>项目号 {order.projectNumber}</span>}
      </header>
      <Body>
        <Lines>
          {order.lines.slice(0, shownLines).map((line) => (
            <li key={line.id}>
              <ProductCell product={line} size={48} dense />
              <span>{moneyText(line.unitPriceFen)}</span>
              <span>
                × {line.quantity} {line.salesPackUom}
              </span>
            </li>
          ))}
          {hidden > 0 && (
            <li data-more>
              <Link to={details} newTab>
                还有 {hidden} 种商品
              </Link>
            </li>
          )}
        </Lines>
        <Cell>
          <Amount>{order.payableAmount}</Amount>
          <small>{order.paymentMethodName}</small>
        </Cell>
        <Cell>
          <OrderStatusTag status={order.status} name={order.statusName} />
          {order.expiresAt && <small>{displayMinute(order.expiresAt, 'short')} 前付款</small>}
          <Link to={details} newTab>
            订单详情
          </Link>
        </Cell>
        <Cell>
          <OrderActions order={order} place="list" />
        </Cell>
      </Body>
    </Block>
  );
}

const Block = styled.article`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > header {
    display: flex;
    align-items: center;
    gap: ${space.xxl};
    height: 40px;
    padding: 0 ${space.lg};
    border-bottom: 1px solid ${color.line};
    background: ${color.ground};
    color: ${color.inkSecond};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > header > h2 {
    font-size: ${type.sizeTable};
  }
  & > header > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${below.tablet} {
    & > header {
      flex-wrap: wrap;
      gap: 0 ${space.lg};
      height: auto;
      padding-block: ${space.sm};
    }
  }
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px 128px 116px;
  ${below.tablet} {
    grid-template-columns: 1fr 1fr;
    & > ul,
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
const Lines = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 92px 84px;
    align-items: center;
    gap: ${space.sm};
    min-height: 72px;
    padding: ${space.sm} ${space.lg};
    font-variant-numeric: tabular-nums;
  }
  & > li + li {
    border-top: 1px solid ${color.line};
  }
  & > li > span {
    text-align: right;
    white-space: nowrap;
  }
  & > li > span:last-child {
    color: ${color.inkSecond};
  }
  & > [data-more] {
    min-height: 40px;
  }
  ${below.tablet} {
    & > li {
      grid-template-columns: 1fr auto;
    }
    & > li > :first-child {
      grid-column: 1 / -1;
    }
    & > li > span:nth-child(2) {
      text-align: left;
    }
  }
`;
const Cell = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.lg} ${space.sm};
  border-left: 1px solid ${color.line};
  & > small {
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
  ${below.tablet} {
    padding: ${space.md};
    border-width: 1px 0 0;
    align-items: flex-start;
    & > a,
    & > small + a {
      padding-block: 12px;
    }
    & + & {
      align-items: flex-end;
    }
    &:last-child:has(:empty:only-child) {
      display: none;
    }
  }
`;
const Amount = styled.b`
  font-size: ${type.sizeText};
  font-variant-numeric: tabular-nums;
  font-weight: ${type.weightStrong};
`;
