import { parcelText } from '@mall/domain/delivery';
import { moneyText } from '@mall/domain/money';
import { displayTime } from '@mall/domain/time';
import { Panel } from '@mall/mall-parts/account';
import { Link } from '@mall/mf-kit';
import type { AfterSalesInfo } from '../../../parts/after-sales/after-sales-types.ts';
import { type Fact, Facts } from '../../../parts/facts.tsx';

const orderPathOf = (orderNumber: string) => `/customer/myorders/details/${encodeURIComponent(orderNumber)}`;

/** What was asked for, and what follows from it. */
export function CaseFactsPanel({ one }: { one: AfterSalesInfo }) {
  const facts: Fact[] = [
    ['类型', one.kindName],
    ['原因', one.reasonName],
    ['申请人', `${one.contactName}，${displayTime(one.createdAt)}`],
    [
      '订单',
      <Link key="order" to={orderPathOf(one.orderNumber)}>
        {one.orderNumber}
      </Link>,
    ],
    ...(one.description ? [['说明', one.description] as Fact] : []),
    ...(one.expressNumbers.length > 0 ? [['寄回运单', one.expressNumbers.join('、')] as Fact] : []),
    ...(one.refunds.length > 0
      ? [
          [
            one.status === 'completed' ? '退款' : '预计退款',
            one.refunds.map(({ methodName, amountFen }) => `${methodName} ${moneyText(amountFen)}`).join('，'),
          ] as Fact,
        ]
      : []),
    ...(one.replacement
      ? [
          [
            '补换货订单',
            <Link key="new" to={orderPathOf(one.replacement.orderNumber)}>
              {one.replacement.orderNumber}
            </Link>,
          ] as Fact,
        ]
      : []),
    ...(one.sentOut ? [['寄出', parcelText(one.sentOut)] as Fact] : []),
  ];
  return (
    <Panel title="售后信息">
      <Facts facts={facts} />
    </Panel>
  );
}
