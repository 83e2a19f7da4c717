import type { StaffOrder } from '@mall/api-contract/staff';
import { below, color, radius, space, type } from '@mall/design-tokens';
import { parcelText } from '@mall/domain/delivery';
import { Button, Notice } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';
import { OrderLines } from './order-lines.tsx';
import { entriesOf } from './shipment.ts';

const carriers = ['顺丰速运', '德邦快递', '中通快递', '圆通速递', '京东物流', '自有车辆'];
const untouched = { typed: {} as Record<number, string>, carrier: '', trackingNumber: '', why: '' };

/** Ships what is left, or a part by line. The button says what leaves. */
export function ShipForm({ order }: { order: StaffOrder }) {
  const sdk = useSdk();
  const act = useAct({ isSafe: true });
  const [form, setForm] = useState(untouched);
  const [done, setDone] = useState('');
  const id = useId();
  const entries = entriesOf(order.lines, form.typed);
  const leaving = entries.filter(({ quantity }) => quantity > 0);
  const isWrong = entries.some(({ fault }) => fault !== '');
  const pieces = leaving.reduce((sum, { quantity }) => sum + quantity, 0);
  const type = (typed: Record<number, string>) => setForm({ ...form, typed });

  async function ship(event: FormEvent) {
    event.preventDefault();
    if (!leaving.length || isWrong) return;
    const { carrier, trackingNumber, why } = form;
    const shipment = {
      orderId: order.id,
      lines: leaving.map(({ line, quantity }) => ({ orderItemId: line.id, quantity })),
      ...(carrier.trim() ? { carrier: carrier.trim() } : {}),
      ...(trackingNumber.trim() ? { trackingNumber: trackingNumber.trim() } : {}),
      ...whyGiven(why),
    };
    setDone('');
    const parcel = await act.run(['ship', shipment], (options) => sdk.staff.shipOrder(shipment, options));
    if (!parcel) return;
    setForm(untouched);
    setDone(`已发货：包裹 ${parcel.packageNumber}，${parcelText(parcel)}`);
  }

  return (
    <form onSubmit={(event) => void ship(event)} noValidate aria-label="发货">
      {done && (
        <Said>
          <Notice tone="success" live onClose={() => setDone('')}>
            {done}
          </Notice>
        </Said>
      )}
      <OrderLines
        lines={order.lines}
        entry={(line) => {
          const found = entries.find((entry) => entry.line.id === line.id);
          if (!found) return <Sent>已发完</Sent>;
          return (
            <Quantity>
              <Field label={`${line.sku} 本次发货`} hideLabel error={found.fault || undefined}>
                <Input
                  size="sm"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={5}
                  suffix={line.salesPackUom}
                  value={found.text}
                  onFocus={({ target }) => target.select()}
                  onChange={({ target }) => type({ ...form.typed, [line.id]: target.value.trim() })}
                />
              </Field>
            </Quantity>
          );
        }}
      />
      <Sheet>
        <Fields>
          <Field label="承运商" hint="选填，不填由仓库的默认承运商发出">
            <Input
              list={`${id}-carriers`}
              autoComplete="off"
              maxLength={30}
              value={form.carrier}
              onChange={({ target }) => setForm({ ...form, carrier: target.value })}
            />
          </Field>
          <datalist id={`${id}-carriers`}>
            {carriers.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Field label="运单号" hint="选填，没有就空着，不会另编">
            <Input
              autoComplete="off"
              maxLength={40}
              value={form.trackingNumber}
              onChange={({ target }) => setForm({ ...form, trackingNumber: target.value })}
            />
          </Field>
          <WhyField value={form.why} onChange={(why) => setForm({ ...form, why })} />
        </Fields>
        {act.failure && (
          <Notice tone="danger" live>
            {act.failure}
          </Notice>
        )}
        <Foot>
          <Button
            size="sm"
            variant="quiet"
            onClick={() =>
              type(
                Object.fromEntries(
                  entries.map(({ line }) => [line.id, leaving.length ? '0' : String(line.quantity - line.shippedQuantity)]),
                ),
              )
            }
          >
            {leaving.length ? '全部清零' : '全部填满'}
          </Button>
          <Button variant="primary" type="submit" busy={act.isBusy} disabled={!leaving.length || isWrong}>
            {leaving.length ? `发货 ${leaving.length} 种 ${pieces} 件` : '发货'}
          </Button>
        </Foot>
      </Sheet>
    </form>
  );
}

const Said = styled.div`
  padding-bottom: ${space.md};
`;
const Sent = styled.span`
  color: ${color.inkSecond};
`;
const Quantity = styled.div`
  text-align: left;
  ${below.tablet} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space.md};
    flex: 1;
    &::before {
      content: '本次发货';
      color: ${color.inkSecond};
    }
    [data-size] {
      height: 44px;
    }
  }
`;
const Sheet = styled.div`
  display: grid;
  gap: ${space.md};
  margin-top: -1px;
  padding: ${space.lg} ${space.xl};
  border: 1px solid ${color.line};
  border-radius: 0 0 ${radius.md} ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  ${below.tablet} { padding: ${space.lg}; border-radius: ${radius.md}; }
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.md} ${space.lg};
  > :last-child { grid-column: 1 / -1; }
  ${below.tablet} { grid-template-columns: 1fr; input { height: 44px; } }
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  ${below.tablet} { button { height: 48px; } button[type='submit'], button[aria-busy] { flex: 1; } }
`;
