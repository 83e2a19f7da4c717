import type { StaffAfterSales } from '@mall/api-contract/after-sales';
import { color, space, type } from '@mall/design-tokens';
import { parcelText } from '@mall/domain/delivery';
import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import { CopyText } from '@mall/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';

/** Who asked, of which order, and what goes where. */
export function CaseFacts({ one }: { one: StaffAfterSales }) {
  const facts: [string, ReactNode][] = [
    ['企业', one.customerName],
    ['申请人', `${one.contactName} ${one.contactPhone}`],
    ['申请时间', displayMinute(one.createdAt)],
    [
      '订单',
      <Link key="order" to={`/orders/${one.orderId}`}>
        {one.orderNumber}
      </Link>,
    ],
    ['收货', one.shipTo],
    ['寄回运单', one.expressNumbers.map((number) => <CopyText key={number} text={number} />)],
    ['寄出', one.sentOut && parcelText(one.sentOut)],
    [
      '补换货',
      one.replacement && (
        <Link key="new" to={`/orders/${one.replacement.orderId}`}>
          {one.replacement.orderNumber}
        </Link>
      ),
    ],
    [
      '退款',
      one.refunds.map(({ methodName, amountFen, isDone }) => `${methodName} ${moneyText(amountFen)}${isDone ? '' : '（待退）'}`).join('，'),
    ],
  ];
  return (
    <Facts>
      {facts
        .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value))
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${space.sm} ${space.md};
  font-size: ${type.sizeTable};
  dt { color: ${color.inkSecond}; }
  dd { overflow-wrap: anywhere; }
`;
