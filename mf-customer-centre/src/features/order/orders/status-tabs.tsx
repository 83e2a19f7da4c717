import { orderStatuses, orderStatusNames } from '@mall/domain/order';
import { Badge } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import type { OrderStatistics, OrderStatus } from '../../../parts/order-types.ts';

interface Props {
  status: OrderStatus | undefined;
  statistics: OrderStatistics | undefined;
  onChoose: (status: OrderStatus | undefined) => void;
}

// These wait for somebody: their counts are the ones to look at.
const waiting = new Set<string>(['pendingPayment', 'pendingShipment', 'partiallyShipped', 'shipped']);

/** The six states and all of them together, each with how many orders are in it. */
export const StatusTabs = ({ status, statistics, onChoose }: Props) => {
  const countOf = (name: OrderStatus | 'all') => (name === 'all' ? statistics?.total : statistics?.[name]);
  const tab = (value: OrderStatus | 'all', label: string) => {
    const count = countOf(value);
    return {
      value,
      label,
      badge: count ? <Badge count={count} tone={waiting.has(value) ? 'accent' : 'quiet'} /> : undefined,
    };
  };
  return (
    <Tabs<OrderStatus | 'all'>
      label="订单状态"
      value={status ?? 'all'}
      onValueChange={(value) => onChoose(value === 'all' ? undefined : value)}
      items={[tab('all', '全部订单'), ...orderStatuses.map((one) => tab(one, orderStatusNames[one]))]}
    />
  );
};
