import type { StaffOrder } from '@mall/api-contract/staff';
import { RadioGroup } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { sdk } from '../sdk.ts';
import { OrderCard } from './order-card.tsx';
import { PanelState } from './panel-state.tsx';

const filters = [
  { value: 'toShip', label: '待发货' },
  { value: 'awaitingTransfer', label: '待收款' },
  { value: 'onTheWay', label: '运输中' },
  { value: 'all', label: '全部' },
] as const;
type Filter = (typeof filters)[number]['value'];

/** What staff do with orders: receive a transfer, ship all or a part, add traces, deliver. */
export function OrdersPanel() {
  const [filter, setFilter] = useState<Filter>('toShip');
  return (
    <>
      <RadioGroup
        label="订单"
        hideLabel
        direction="row"
        options={[...filters]}
        value={filter}
        onValueChange={(value) => setFilter(value as Filter)}
      />
      <PanelState<StaffOrder>
        name={`orders ${filter}`}
        read={async () => (await sdk.staff.listOrders({ filter, pageIndex: 1, pageSize: 50 })).items}
        emptyTitle="没有这样的订单"
        emptyText="在商城下单并支付后，订单会出现在这里。"
      >
        {(orders) => orders.map((order) => <OrderCard key={order.id} order={order} />)}
      </PanelState>
    </>
  );
}
