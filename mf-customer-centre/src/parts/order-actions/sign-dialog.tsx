import { color, radius, space, type } from '@mall/design-tokens';
import { parcelText } from '@mall/domain/delivery';
import { call, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import { AccentButton, Dialog } from '@mall/ui-kit/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { DeliveryPackage } from '../order-types.ts';

interface Props {
  orderId: string;
  /** Only this package; left out: all that can be signed for. */
  packageId?: string;
  onClose: () => void;
}

/** The buyer says what arrived: the packages that can be signed for, with what is in them. */
export default function SignDialog({ orderId, packageId, onClose }: Props) {
  const { sdk, bus, notify } = usePlatform();
  const { data: order, error, refresh } = useCall(call('order.getOrderByOrderId', { id: orderId }));
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const signing = useWrite();
  const open = order?.packages.filter(({ id, canSign }) => canSign && (!packageId || id === packageId)) ?? [];
  const chosen = open.filter(({ id }) => !unticked.has(id));

  async function sign() {
    const signed: DeliveryPackage[] = [];
    for (const { id } of chosen) {
      const { answer } = await signing.run({ sign: id }, (options) => sdk.delivery.signDeliveryPackage({ packageId: id }, options));
      if (!answer) break;
      signed.push(answer);
    }
    if (signed.length > 0) bus.emit('order:changed', { orderId });
    if (signed.length < chosen.length) return void refresh();
    notify({ tone: 'success', text: signed.length > 1 ? `已签收 ${signed.length} 个包裹` : '包裹已签收' });
    onClose();
  }

  return (
    <Dialog
      isBusy={signing.isBusy}
      onClose={onClose}
      title="确认收货"
      description="请在收到并清点货物后签收。"
      footer={
        <>
          <Button onClick={onClose} disabled={signing.isBusy}>
            取消
          </Button>
          <AccentButton busy={signing.isBusy} disabled={chosen.length === 0} onClick={sign}>
            {open.length > 1 ? `签收 ${chosen.length} 个包裹` : '确认签收'}
          </AccentButton>
        </>
      }
    >
      {order ? (
        open.length === 0 ? (
          <EmptyPanel size="sm" title="没有待签收的包裹" />
        ) : (
          <List aria-label="待签收的包裹">
            {open.map((one) => (
              <li key={one.id}>
                <Head>
                  {open.length > 1 ? (
                    <Checkbox
                      label={one.packageNumber}
                      checked={!unticked.has(one.id)}
                      onCheckedChange={(isTicked) =>
                        setUnticked((before) => new Set(isTicked ? [...before].filter((id) => id !== one.id) : [...before, one.id]))
                      }
                    />
                  ) : (
                    <b>{one.packageNumber}</b>
                  )}
                  <span>
                    {parcelText(one)} · {one.statusName}
                  </span>
                </Head>
                {one.lines.map((line) => (
                  <Line key={line.orderItemId}>
                    <span>{line.productName}</span>
                    <span>
                      × {line.quantity} {line.salesPackUom}
                    </span>
                  </Line>
                ))}
              </li>
            ))}
          </List>
        )
      ) : error ? (
        <ErrorPanel size="sm" error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="包裹" variant="form" count={2} />
      )}
      <Failure role="alert">{signing.failure}</Failure>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.sm};
  font-size: ${type.sizeTable};
  & > li {
    padding: ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
  }
`;
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.md};
  padding-bottom: ${space.xs};
  & > span {
    color: ${color.inkSecond};
    white-space: nowrap;
  }
`;
const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space.lg};
  color: ${color.inkSecond};
  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :last-child {
    flex: none;
  }
`;
const Failure = styled.p`
  padding-top: ${space.sm};
  color: ${color.danger};
  font-size: ${type.sizeTable};
  &:empty {
    display: none;
  }
`;
