import type { StaffQueue } from '@mall/api-contract/staff';
import { below, color, radius, space, type } from '@mall/design-tokens';
import { isLate } from '@mall/domain/staff';
import { ChevronRightIcon, ClockIcon, EmptyPanel, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { failureWords } from '../calls/failure-words.ts';
import { serverNow } from '../calls/server-clock.ts';
import { Screen } from '../frame/screen.tsx';
import { ageText } from '../wording/age.ts';
import { useQueues } from './use-queues.ts';

const lists: Record<StaffQueue['queue'], { to: string; empty: string }> = {
  inquiries: { to: '/inquiries', empty: '都报完了' },
  toShip: { to: '/orders', empty: '都发完了' },
  awaitingTransfer: { to: '/orders?view=awaitingTransfer', empty: '没有等待的转账' },
  onTheWay: { to: '/orders?view=onTheWay', empty: '没有在途的包裹' },
  refunds: { to: '/refunds', empty: '没有要退的转账' },
  casesToReview: { to: '/after-sales?view=toReview', empty: '都审核完了' },
  casesToReceive: { to: '/after-sales?view=toReceive', empty: '没有要收的退货' },
  casesToSend: { to: '/after-sales?view=toSend', empty: '没有要寄出的商品' },
  casesToRefund: { to: '/after-sales?view=toRefund', empty: '没有要退的款' },
  topUps: { to: '/top-ups', empty: '没有待确认的充值' },
  manufacturers: { to: '/manufacturers', empty: '没有新的厂家认证' },
  failedInvoices: { to: '/invoices', empty: '没有失败的发票' },
  creditApplications: { to: '/credit', empty: '没有新的申请' },
  billDisputes: { to: '/bills', empty: '没有待处理的异议' },
  suppliers: { to: '/suppliers', empty: '没有新的供应商申请' },
};

/** The start page: what waits for one's roles, how much and since when. Colour only where something is late. */
export function QueuesPage() {
  const { data, error, mutate } = useQueues();
  return (
    <Screen title="待办">
      {data ? (
        <>
          {error && <Notice tone="warning">没有刷新成功（{failureWords(error)}），正在重试；下面是之前的内容。</Notice>}
          {data.length ? (
            <Grid>
              {data.map((queue) => (
                <li key={queue.queue}>
                  <QueueCard queue={queue} />
                </li>
              ))}
            </Grid>
          ) : (
            <EmptyPanel title="您的角色没有待办">需要处理的工作会出现在这里。</EmptyPanel>
          )}
        </>
      ) : error ? (
        <ErrorPanel error={error} title="待办加载失败" onRetry={() => void mutate()} />
      ) : (
        <PageSkeleton what="待办" />
      )}
    </Screen>
  );
}

function QueueCard({ queue: { queue, name, count, oldestAt } }: { queue: StaffQueue }) {
  const now = serverNow();
  const late = isLate(queue, oldestAt, now);
  const { to, empty } = lists[queue];
  return (
    <Card to={to} data-late={late || undefined} data-empty={count === 0 || undefined}>
      <h2>
        {name}
        <ChevronRightIcon size={14} />
      </h2>
      <b>{count.toLocaleString('en-US')}</b>
      <p>
        {oldestAt && count > 0 ? (
          <>
            <ClockIcon size={13} />
            最早等了 {ageText(oldestAt, now)}
            {late && <strong>已超时</strong>}
          </>
        ) : (
          empty
        )}
      </p>
    </Card>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
  gap: ${space.lg};
  ${below.tablet} { grid-template-columns: 1fr; gap: ${space.md}; }
`;
const Card = styled(Link)`
  display: grid;
  gap: ${space.xs};
  padding: ${space.lg} ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.ink};
  &:hover { border-color: ${color.accentLine}; text-decoration: none; }
  h2 { display: flex; align-items: center; justify-content: space-between; color: ${color.inkSecond}; font-size: ${type.sizeText}; font-weight: ${type.weightText}; }
  h2 svg { color: ${color.inkThird}; }
  b { font-size: ${type.sizeDisplay}; line-height: ${type.lineTitle}; }
  p { display: flex; align-items: center; gap: ${space.xs}; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  strong { margin-left: auto; font-weight: ${type.weightPart}; }
  &[data-empty] b { color: ${color.inkThird}; font-weight: ${type.weightText}; }
  &[data-late] { border-color: ${color.warningLine}; }
  &[data-late] p { color: ${color.warning}; }
`;
