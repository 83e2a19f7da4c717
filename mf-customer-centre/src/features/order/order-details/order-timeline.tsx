import { below, color, space, type } from '@mall/design-tokens';
import { displayTime } from '@mall/domain/time';
import { Panel } from '@mall/mall-parts/account';
import { type CallOutput, call, Link, useBusEvent, useCall } from '@mall/mf-kit';
import { ErrorPanel, Skeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { Timeline } from '../../../parts/timeline.tsx';

type Entry = CallOutput<'order.getOrderTimeline'>['entries'][number];
/** What stands out among the steps. */
const weighty: readonly Entry['kind'][] = ['paid', 'shipped', 'signed', 'completed', 'cancelled', 'invoiced', 'returned'];

/** 订单全程: all that happened, newest first, parcels with their stops (rule order 26). */
export function OrderTimeline({ orderId }: { orderId: string }) {
  const { data, error, refresh } = useCall(call('order.getOrderTimeline', { id: orderId }));
  useBusEvent('order:changed', (changed) => void (changed.orderId === orderId && refresh()));
  useBusEvent('order:paid', (paid) => void (paid.orderId === orderId && refresh()));
  return (
    <Panel title="订单全程" note={data && `${data.entries.length} 项`}>
      {data ? (
        <Steps aria-label="订单全程">
          {data.entries.map((entry) => (
            <li key={`${entry.at} ${entry.kind} ${entry.text}`} data-weighty={weighty.includes(entry.kind) || undefined}>
              <time dateTime={entry.at}>{displayTime(entry.at)}</time>
              <div>
                <b>{entry.title}</b>
                {entry.text && <p>{entry.text}</p>}
                {entry.path && <Link to={entry.path}>查看</Link>}
                {entry.stops.length > 0 && (
                  <details>
                    <summary>
                      物流 {entry.stops.length} 站，最近：{entry.stops[0]!.text}
                    </summary>
                    <Timeline label={`${entry.text} 的物流`} entries={entry.stops} />
                  </details>
                )}
              </div>
            </li>
          ))}
        </Steps>
      ) : error ? (
        <ErrorPanel size="sm" error={error} onRetry={refresh} />
      ) : (
        <Skeleton lines={3} />
      )}
    </Panel>
  );
}

const Steps = styled.ol`
  font-size: ${type.sizeTable};
  & > li {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    padding: ${space.sm} 0;
    color: ${color.inkSecond};
  }
  & > li + li {
    border-top: 1px solid ${color.line};
  }
  & time {
    font-variant-numeric: tabular-nums;
  }
  & > [data-weighty] b {
    color: ${color.ink};
    font-weight: ${type.weightStrong};
  }
  & p {
    overflow-wrap: anywhere;
  }
  & details {
    padding-top: ${space.xs};
  }
  & summary {
    color: ${color.accent};
    cursor: pointer;
  }
  & details > ol {
    padding: ${space.md} 0 0 ${space.md};
  }
  ${below.tablet} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space.hair};
    }
    & summary {
      min-height: 44px;
      padding-block: ${space.md};
    }
  }
`;
