import type { StaffOrder } from '@mall/api-contract/staff';
import { color, radius, space } from '@mall/design-tokens';
import { Button, Tag } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { Field, Input } from '@mall/ui-kit/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { sdk } from '../sdk.ts';
import { PackageRow } from './package-row.tsx';
import { act, momentText } from './panel-state.tsx';

const leftOf = ({ quantity, shippedQuantity }: StaffOrder['lines'][number]) => quantity - shippedQuantity;

/** One order as staff see it: its lines with what is left to ship, and the packages on their way. */
export function OrderCard({ order }: { order: StaffOrder }) {
  const [quantities, setQuantities] = useState<Record<number, string>>({});
  const chosen = order.lines
    .map((line) => ({ orderItemId: line.id, quantity: Math.min(leftOf(line), Number(quantities[line.id] ?? leftOf(line))) }))
    .filter(({ quantity }) => quantity > 0);
  const transfer = { orderId: order.id, amountFen: order.payableFen, bankReference: `TT${order.orderNumber}` };
  const shipment = { orderId: order.id, lines: chosen };
  const ship = () =>
    act(
      async (options) => {
        await sdk.staff.shipOrder(shipment, options);
        setQuantities({});
      },
      '已发货',
      shipment,
    );
  return (
    <Card aria-label={`订单 ${order.orderNumber}`}>
      <header>
        <strong>{order.orderNumber}</strong> <Tag>{order.statusName}</Tag> <span>{order.customerName}</span>{' '}
        <span>{order.contactName}</span>
        <span>{order.paymentMethodName}</span> <strong>¥{order.payableAmount}</strong> <time>{momentText(order.createdAt)}</time>
      </header>
      <p>{order.address}</p>
      <Table
        caption={`订单 ${order.orderNumber} 的商品`}
        density="compact"
        rows={order.lines}
        rowKey={({ id }) => String(id)}
        columns={[
          { key: 'sku', header: '商品编号', width: '130px', rowHeader: true, cell: ({ sku }) => sku },
          { key: 'name', header: '商品', cell: ({ productName }) => productName },
          { key: 'time', header: '货期', width: '100px', cell: ({ dynamicDeliveryTimeName }) => dynamicDeliveryTimeName },
          {
            key: 'count',
            header: '数量',
            width: '90px',
            align: 'end',
            cell: ({ quantity, salesPackUom }) => `${quantity} ${salesPackUom}`,
          },
          { key: 'shipped', header: '已发', width: '70px', align: 'end', cell: ({ shippedQuantity }) => shippedQuantity },
          {
            key: 'ship',
            header: '本次发货',
            width: '130px',
            cell: (line) =>
              order.canShip && leftOf(line) > 0 ? (
                <Field label={`${line.sku} 本次发货`} hideLabel>
                  <Input
                    size="sm"
                    inputMode="numeric"
                    value={quantities[line.id] ?? String(leftOf(line))}
                    onChange={({ target }) => setQuantities({ ...quantities, [line.id]: target.value.replace(/\D/g, '') })}
                  />
                </Field>
              ) : (
                '–'
              ),
          },
        ]}
      />
      <footer>
        {order.canReceiveTransfer && (
          <Button onClick={() => void act((options) => sdk.staff.receiveTransfer(transfer, options), '已确认到账', transfer)}>
            确认到账 ¥{order.payableAmount}
          </Button>
        )}
        {order.canShip && (
          <Button disabled={!chosen.length} onClick={() => void ship()}>
            发货
          </Button>
        )}
      </footer>
      {order.packages.map((parcel) => (
        <PackageRow key={parcel.id} parcel={parcel} />
      ))}
    </Card>
  );
}

const Card = styled.section`
  margin: ${space.md} 0;
  padding: ${space.md};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  header, footer { display: flex; gap: ${space.sm}; align-items: center; }
  footer { margin-top: ${space.sm}; justify-content: flex-end; }
  time { margin-left: auto; color: ${color.inkSecond}; }
  p { color: ${color.inkSecond}; margin: ${space.xs} 0; }
`;
