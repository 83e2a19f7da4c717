import { color, space, type } from '@mall/design-tokens';
import { noTrackingNumber } from '@mall/domain/delivery';
import { call, useCall } from '@mall/mf-kit';
import { CopyText, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Dialog } from '@mall/ui-kit/overlays';
import { styled } from 'styled-components';
import type { OrderCard } from '../order-types.ts';
import { Timeline } from '../timeline.tsx';

/** Where an order's packages are. */
export default function TracesDialog({ order, onClose }: { order: OrderCard; onClose: () => void }) {
  const { data, error, refresh } = useCall(call('delivery.getDeliveryPackageLogisticsTraceList', { orderId: order.id }));
  return (
    <Dialog onClose={onClose} title={`物流 ${order.orderNumber}`} size="lg">
      {data ? (
        data.length === 0 ? (
          <EmptyPanel size="sm" title="还没有包裹">
            发货后可在此查看物流
          </EmptyPanel>
        ) : (
          <Packages>
            {data.map((one) => (
              <li key={one.packageId}>
                <h3>
                  {one.packageNumber}
                  <span>
                    {one.carrier}{' '}
                    {one.trackingNumber ? (
                      <CopyText text={one.trackingNumber} label={`复制运单号 ${one.trackingNumber}`} />
                    ) : (
                      noTrackingNumber
                    )}
                  </span>
                </h3>
                {one.traces.length > 0 ? (
                  <Timeline label={`${one.packageNumber} 的物流`} entries={one.traces} />
                ) : (
                  <p>承运商尚未回传物流信息</p>
                )}
              </li>
            ))}
          </Packages>
        )
      ) : error ? (
        <ErrorPanel size="sm" error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="物流" variant="form" count={3} />
      )}
    </Dialog>
  );
}

const Packages = styled.ul`
  display: grid;
  gap: ${space.xl};
  & h3 {
    display: flex;
    justify-content: space-between;
    padding-bottom: ${space.md};
    font-size: ${type.sizeText};
  }
  & h3 > span,
  & p {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
    font-weight: ${type.weightText};
  }
`;
