import type { DeliveryPackage } from '@mall/api-contract/delivery';
import { color, space } from '@mall/design-tokens';
import { Button, Tag } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { sdk } from '../sdk.ts';
import { act } from './panel-state.tsx';

/** A package on its way: its last trace, and what staff add to it. */
export function PackageRow({ parcel }: { parcel: DeliveryPackage }) {
  const [text, setText] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const trace = { packageId: parcel.id, text };
    void act(
      async (options) => {
        await sdk.staff.addTrace(trace, options);
        setText('');
      },
      '已添加轨迹',
      trace,
    );
  };
  return (
    <Row onSubmit={add}>
      <span>
        包裹 {parcel.carrier} {parcel.trackingNumber}
      </span>
      <Tag>{parcel.statusName}</Tag>
      <span>{parcel.traces[0]?.text}</span>
      <Field label="新的轨迹" hideLabel>
        <Input size="sm" placeholder="例如：已到达上海转运中心" value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button size="sm" type="submit" disabled={!text.trim()}>
        添加轨迹
      </Button>
      <Button size="sm" onClick={() => void act(() => sdk.staff.deliverPackage({ packageId: parcel.id }), '已送达')}>
        送达
      </Button>
    </Row>
  );
}

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  margin-top: ${space.sm};
  padding-top: ${space.sm};
  border-top: 1px solid ${color.line};
`;
